import { GATHER_MS, type PeersNews, type PresenceRequest, type ViewRect } from '#contract/live/presence.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { caretsIn } from '../editor/carets.ts';
import { keepStored, readStored } from '../lib/stored.ts';
import {
  caretsOf,
  endOfChain,
  hearFrame,
  NOBODY,
  othersOf,
  peopleOf,
  watchersOf,
  writersOf,
  type Peers,
} from './peers.ts';

type Call = Extract<PeersNews, { say: 'gather' }>;
const settings = {
  hidesOthers: 'maru.presence.hides-others',
  hidesOwn: 'maru.presence.hides-own',
  noFollow: 'maru.presence.no-follow',
} as const;

/** What is known of the others on one board, and what this person wants of it. */
export class PresenceRoom {
  peers: Peers = NOBODY;
  /** The tab of somebody that is followed. */
  following: string | null = null;
  /** Somebody who asks everybody to come. */
  call: Call | null = null;
  hidesOthers = readStored(settings.hidesOthers) === '1';
  hidesOwn = readStored(settings.hidesOwn) === '1';
  /** Nobody may look where this person looks. */
  noFollow = readStored(settings.noFollow) === '1';
  #followedKey: string | null = null;
  #mayCallAt = 0;
  readonly #editor: BoardEditor;
  readonly #seen = new Set<() => void>();

  constructor(editor: BoardEditor) {
    this.#editor = editor;
    editor.peers.listen((news) => this.#hear(news));
  }

  #hear(news: PeersNews | null): void {
    if (news?.say === 'gather') this.call = news;
    else this.peers = news ? hearFrame(this.peers, news, performance.now()) : NOBODY;
    if (this.following !== null && !this.#mayFollow(this.following)) this.follow(this.#otherTab());
    this.#tell();
  }

  #mayFollow = (peer: string): boolean =>
    endOfChain(this.peers, peer) !== null && this.peers.all.get(peer)?.noFollow === false;

  /** Another tab of who is followed, where that one is gone. */
  #otherTab(): string | null {
    if (this.following !== null && this.peers.all.has(this.following)) return null;
    return othersOf(this.peers).find(({ key, noFollow }) => key === this.#followedKey && !noFollow)?.peer ?? null;
  }

  say = (request: PresenceRequest): void => this.#editor.peers.say(request);
  isAlone = (): boolean => othersOf(this.peers).length === 0;
  /** Whether any other tab hears what this one says, be it of the same person. */
  isHeard = (): boolean => this.peers.all.size > 1;
  follow = (peer: string | null): void => {
    if (peer === this.following) return;
    this.following = peer;
    this.#followedKey = peer === null ? null : (this.peers.all.get(peer)?.key ?? null);
    this.say({ do: 'follow', boardId: this.#editor.boardId, peer });
    this.#tell();
  };
  /** Says it once more, under the new name of this tab. */
  followAgain = (): void => {
    if (this.following !== null) this.say({ do: 'follow', boardId: this.#editor.boardId, peer: this.following });
  };
  /** Asks everybody to look here; false where that was just done. */
  gather = (view: ViewRect): boolean => {
    if (performance.now() < this.#mayCallAt) return false;
    this.#mayCallAt = performance.now() + GATHER_MS;
    this.say({ do: 'gather', boardId: this.#editor.boardId, view });
    return true;
  };
  endCall = (): void => {
    this.call = null;
    this.#tell();
  };
  choose = (name: keyof typeof settings, isOn: boolean): void => {
    this[name] = isOn;
    keepStored(settings[name], isOn ? '1' : '0');
    this.#tell();
  };
  subscribe = (seen: () => void): (() => void) => {
    this.#seen.add(seen);
    return () => this.#seen.delete(seen);
  };
  /** All that avatars and bars show: changes with it, and not with every step of a cursor. */
  read = (): string =>
    JSON.stringify([
      peopleOf(this.peers),
      watchersOf(this.peers),
      this.following,
      this.call,
      this.hidesOthers,
      this.hidesOwn,
      this.noFollow,
    ]);
  #tell(): void {
    const { writing } = this.#editor;
    writing.setWriters(writersOf(this.peers));
    const carets = caretsIn(writing);
    const before = JSON.stringify([...carets.all]);
    carets.all = caretsOf(this.peers);
    if (JSON.stringify([...carets.all]) !== before) for (const heard of carets.heard) heard();
    for (const seen of this.#seen) seen();
  }
}

const rooms = new WeakMap<BoardEditor, PresenceRoom>();

/** The room of an open board; the same for everything that shows it. */
export function roomOf(editor: BoardEditor): PresenceRoom {
  const room = rooms.get(editor) ?? new PresenceRoom(editor);
  rooms.set(editor, room);
  return room;
}
