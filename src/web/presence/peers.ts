import type { Point, Rect, Size } from '#contract/board/geometry.ts';
import type { Arrived, CaretEnds, PeersMessage, ViewRect } from '#contract/live/presence.ts';
import type { OtherCaret } from '../editor/carets.ts';

/** Places arrive in steps: what is drawn stays this far behind and fills in what lies between. */
export const BEHIND_MS = 100;

/** One tab of somebody on the board. */
export interface Peer extends Arrived {
  at: Point | null;
  /** Where it was drawn when `at` came. */
  from: Point | null;
  movedAt: number;
  sel: readonly string[];
  edit: string | null;
  caret: CaretEnds | null;
  isAway: boolean;
  noFollow: boolean;
  view: ViewRect | null;
  follows: string | null;
}

export interface Peers {
  /** This tab; null while nobody else is known. */
  self: string | null;
  all: ReadonlyMap<string, Peer>;
}

export const NOBODY: Peers = { self: null, all: new Map() };

const newPeer = (arrived: Arrived): Peer => ({
  ...arrived,
  at: null,
  from: null,
  movedAt: 0,
  sel: [],
  edit: null,
  caret: null,
  isAway: false,
  noFollow: false,
  view: null,
  follows: null,
});

/** What is known after a frame. */
export function hearFrame(known: Peers, frame: PeersMessage, nowMs: number): Peers {
  const all = new Map(frame.self ? [] : known.all);
  for (const arrived of frame.in ?? []) all.set(arrived.peer, newPeer(arrived));
  for (const peer of frame.out ?? []) all.delete(peer);
  const change = (peer: string, fields: (before: Peer) => Partial<Peer>) => {
    const before = all.get(peer);
    if (before) all.set(peer, { ...before, ...fields(before) });
  };
  for (const [peer, at] of frame.at ?? [])
    change(peer, (before) => ({ at: at && { x: at[0], y: at[1] }, from: placeOf(before, nowMs), movedAt: nowMs }));
  for (const [peer, sel] of frame.sel ?? []) change(peer, () => ({ sel }));
  for (const [peer, edit] of frame.edit ?? []) change(peer, () => ({ edit }));
  for (const [peer, caret] of frame.caret ?? []) change(peer, () => ({ caret }));
  for (const [peer, isAway] of frame.away ?? []) change(peer, () => ({ isAway }));
  for (const [peer, noFollow] of frame.noFollow ?? []) change(peer, () => ({ noFollow }));
  for (const [peer, view] of frame.view ?? []) change(peer, () => ({ view }));
  for (const [peer, follows] of frame.follows ?? []) change(peer, () => ({ follows }));
  return { self: frame.self ?? known.self, all };
}

/** Where a peer is drawn now; null for one without a place. */
export function placeOf({ at, from, movedAt }: Pick<Peer, 'at' | 'from' | 'movedAt'>, nowMs: number): Point | null {
  if (!at || !from) return at;
  const part = Math.min(1, Math.max(0, (nowMs - movedAt) / BEHIND_MS));
  return { x: from.x + (at.x - from.x) * part, y: from.y + (at.y - from.y) * part };
}

/** The tabs of other people. */
export function othersOf({ self, all }: Peers): Peer[] {
  const own = self === null ? undefined : all.get(self)?.key;
  return [...all.values()].filter(({ key }) => key !== own);
}

export interface PersonHere {
  key: string;
  name: string;
  isGuest: boolean;
  colour: number;
  noFollow: boolean;
  /** All his tabs are. */
  isAway: boolean;
  /** The tab that is followed when he is: the one that is looked at. */
  peer: string;
  edit: string | null;
}

/** The others, each once. */
export function peopleOf(peers: Peers): PersonHere[] {
  const found = new Map<string, PersonHere>();
  for (const { key, name, guest, colour, isAway, noFollow, peer, edit } of othersOf(peers)) {
    const known = found.get(key);
    if (!known) found.set(key, { key, name, isGuest: guest === true, colour, isAway, noFollow, peer, edit });
    else if (known.isAway && !isAway) found.set(key, { ...known, isAway, noFollow, peer, edit: edit ?? known.edit });
    else found.set(key, { ...known, edit: known.edit ?? edit });
  }
  return [...found.values()];
}

/** What one is called: a guest by his name and what he is. */
export const calledName = (
  { name, isGuest }: Pick<PersonHere, 'name' | 'isGuest'>,
  words: { nameless: string; guest: (name: string) => string },
): string => (isGuest ? words.guest(name || words.nameless) : name || words.nameless);

/** All other tabs, those of this person among them. */
const tabsBeside = ({ self, all }: Peers): Peer[] =>
  self === null ? [] : [...all.values()].filter((one) => one.peer !== self);

const isOwn = ({ self, all }: Peers, { key }: Peer): boolean => self !== null && all.get(self)?.key === key;

/** By card, the names of the others who write in it; null for another tab of this person. */
export function writersOf(peers: Peers): Map<string, (string | null)[]> {
  const writers = new Map<string, (string | null)[]>();
  const add = (edit: string, name: string | null) => writers.set(edit, [...(writers.get(edit) ?? []), name]);
  for (const { edit, name } of peopleOf(peers)) if (edit) add(edit, name);
  const own = tabsBeside(peers).filter((tab) => isOwn(peers, tab));
  for (const edit of new Set(own.flatMap((tab) => tab.edit ?? []))) add(edit, null);
  return writers;
}

/** By card, where the other tabs stand in its text. */
export function caretsOf(peers: Peers): Map<string, OtherCaret[]> {
  const carets = new Map<string, OtherCaret[]>();
  for (const tab of tabsBeside(peers)) {
    const { edit, caret, peer, name, colour } = tab;
    if (edit === null || caret === null) continue;
    const one = { peer, name: isOwn(peers, tab) ? null : name, colour, ends: caret };
    carets.set(edit, [...(carets.get(edit) ?? []), one]);
  }
  return carets;
}

/** How many people look at what this tab shows. */
export const watchersOf = (peers: Peers): number =>
  new Set(othersOf(peers).flatMap(({ follows, key }) => (follows !== null && follows === peers.self ? [key] : [])))
    .size;

/** Whom one looks at who follows somebody: the end of the chain, or nobody where it leads back to oneself. */
export function endOfChain({ self, all }: Peers, peer: string | null): string | null {
  const seen = new Set<string>();
  for (let at = peer; at !== null;) {
    if (at === self || seen.has(at)) return null;
    seen.add(at);
    const next: string | null = all.get(at)?.follows ?? null;
    if (next === null) return all.has(at) ? at : null;
    at = next;
  }
  return null;
}

/** Where the tag of somebody out of sight stands at the rim of `inside`, in screen pixels, with its direction; null for who is in sight. */
export function edgePlace(at: Point, size: Size, inside: Rect): { x: number; y: number; angle: number } | null {
  if (at.x >= 0 && at.y >= 0 && at.x <= size.width && at.y <= size.height) return null;
  const [mx, my] = [inside.x + inside.width / 2, inside.y + inside.height / 2];
  const [dx, dy] = [at.x - mx, at.y - my];
  const shrink = Math.min(
    dx === 0 ? Infinity : inside.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : inside.height / 2 / Math.abs(dy),
  );
  return { x: mx + dx * shrink, y: my + dy * shrink, angle: Math.atan2(dy, dx) };
}
