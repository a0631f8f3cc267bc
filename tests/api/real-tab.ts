import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { newId } from '#contract/base/id.ts';
import { tidyBoard } from '#web/editor/rules/tidy.ts';
import type { LiveMessage } from '#contract/live/messages.ts';
import { LIVE_PATH } from '#contract/live/path.ts';
import { ApiError } from '#web/lib/api.ts';
import type { LiveSocket } from '#web/lib/live-socket.ts';
import type { BoardEditor, EditorNews } from '#web/editor/board-editor.ts';
import { createEditor } from '#web/editor/create-editor.ts';
import type { BoardDoor } from '#web/editor/door.ts';
import { judge } from '#web/editor/open-board.ts';
import { memoryStore, type Entry } from '#web/editor/outbox.ts';
import type { TestApp } from '../../src/server/testing/make-app.ts';

/** Who looks at a server, and where: what a browser adds to every call. */
export interface Browser {
  app: Pick<TestApp, 'url'>;
  cookie: string;
}

const headersOf = ({ app, cookie }: Browser) => ({ origin: app.url, 'sec-fetch-site': 'same-origin', cookie });

const { fetch } = globalThis;

/** `fetch` as a page of the product has it: addresses without a host are the server's own, and the session goes along. */
export const fetchIn =
  (browser: Browser): typeof globalThis.fetch =>
  (address, init) =>
    fetch(new URL(String(address), browser.app.url), {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), ...headersOf(browser) },
    });

const LATEST_MS = 120;

/**
 * A line to the real server that takes its time and by chance loses requests or their answers, repeats them, and is told to
 * come later.
 */
export class ShakyLine {
  readonly #browser: Browser;
  readonly #chance: () => number;
  readonly #sockets = new Set<WebSocket>();
  readonly #going = new Set<Promise<unknown>>();
  isMended = false;
  /** The numbers of the changes that were told after each joining, in the order in which they came. */
  readonly told: number[][] = [];

  constructor(browser: Browser, chance: () => number) {
    this.#browser = browser;
    this.#chance = chance;
  }

  carry<T>(ask: () => Promise<T>): Promise<T> {
    const carried = this.#carry(ask);
    this.#going.add(carried);
    const arrived = () => void this.#going.delete(carried);
    carried.then(arrived, arrived);
    return carried;
  }

  /** Resolves when nothing is on its way any more, also of a tab that has been closed since. */
  async idle(): Promise<void> {
    while (this.#going.size > 0) await Promise.allSettled(this.#going);
  }

  async #carry<T>(ask: () => Promise<T>): Promise<T> {
    await this.#travel();
    if (this.#happens(0.06)) throw new TypeError('lost on the way there');
    if (this.#happens(0.04)) throw new ApiError(503, 'Service Unavailable', '');
    const answer = await ask();
    if (this.#happens(0.15)) await ask();
    await this.#travel();
    if (this.#happens(0.06)) throw new TypeError('lost on the way back');
    return answer;
  }

  openSocket = (): LiveSocket => {
    const { app } = this.#browser;
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}${LIVE_PATH}`, { headers: headersOf(this.#browser) });
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    let seqs: number[] = [];
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as LiveMessage;
      // A tab that read the board again, or missed something, joins again from what it knows.
      if (message.say === 'joined') this.told.push((seqs = []));
      if (message.say === 'changes') seqs.push(...message.events.map(({ seq }) => seq));
    });
    // A browser's socket tells of an error by closing.
    socket.on('error', () => undefined);
    return socket;
  };

  /** Ends the live channel without a word; the tab comes back by itself. */
  cut(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #travel = (): Promise<void> => (this.isMended ? Promise.resolve() : pause(this.#chance() * LATEST_MS));
  #happens = (share: number): boolean => !this.isMended && this.#chance() < share;
}

/** A board open in a tab: what of its outbox outlives the tab stands in `kept`. */
export interface Tab {
  line: ShakyLine;
  kept: Map<number, Entry>;
  editor: BoardEditor;
  news: EditorNews[];
}

/** Opens the board behind the door as a page does, but over this line. The first reading always arrives. */
export async function openTab(
  door: BoardDoor,
  line: ShakyLine,
  chance: () => number,
  kept: Map<number, Entry> = new Map(),
): Promise<Tab> {
  const read = async () => {
    const { nodes, edges, ...facts } = await door.read();
    return { ...facts, board: tidyBoard({ nodes, edges }, chance) };
  };
  const loaded = await read();
  const news: EditorNews[] = [];
  const editor = createEditor({
    ...door,
    boardId: loaded.boardId,
    mayEdit: loaded.may.edit,
    mayAsk: loaded.may.ask,
    loaded,
    store: memoryStore(kept),
    send: (entries) => {
      const changes = entries.map(({ id, change }) => ({ id, change: structuredClone(change) }));
      return line.carry(() => door.sendChanges(changes));
    },
    judge,
    read: () => line.carry(read),
    saveContent: null,
    sendFile: null,
    openSocket: line.openSocket,
    tell: (one) => news.push(one),
    newId: () => newId(Date.now()),
    now: Date.now,
    random: chance,
  });
  editor.camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
  await editor.open();
  return { line, kept, editor, news };
}
