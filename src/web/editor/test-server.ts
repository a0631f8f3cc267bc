import { blankNode } from '#contract/board/blank.ts';
import type { Board, BoardNode } from '#contract/board/board.schema.ts';
import { applyChange, invertChange, type BoardChange } from '#contract/board/changes.ts';
import { rebaseEdit } from '#contract/board/rebase-edit.ts';
import { spliceBetween } from '#contract/board/splices.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import type { LiveMessage, LiveRequest } from '#contract/live/messages.ts';
import type { LiveSocket } from '../lib/live-socket.ts';
import type { BoardEditor, EditorNews, EditorParts } from './board-editor.ts';
import { createEditor } from './create-editor.ts';
import { memoryStore, type Entry } from './outbox.ts';

export const textNode = (id: string): BoardNode => blankNode({ id, title: id });

/** What a refusing server answers with. */
class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(String(status));
    this.status = status;
  }
}

/** The server's part of a board, in memory: sequence, idempotent change ids, live channel. For tests. */
export class TestServer {
  #board: Board;
  #events: BoardEvent[] = [];
  readonly #sockets = new Set<FakeSocket>();
  readonly kept = new Map<number, Entry>();
  isDown = false;
  /** No live channel opens. */
  isCut = false;
  isGone = false;
  /** Says nothing on the live channel. */
  isDeaf = false;
  isAnswerSlow = false;
  refuses: (change: BoardChange) => boolean = () => false;
  requests = 0;
  /** How often the live channel was opened. */
  lines = 0;
  checkpoints = 0;
  /** Every checkpoint is refused. */
  refusesCheckpoints = false;

  constructor(nodes: readonly BoardNode[]) {
    this.#board = { nodes, edges: [] };
  }

  board = (): Board => this.#board;
  events = (): readonly BoardEvent[] => this.#events;
  node = (id: string): BoardNode | undefined => this.#board.nodes.find((node) => node.id === id);
  get seq(): number {
    return this.#events.length;
  }

  async send(entries: readonly Entry[], actorId: string | null = 'me') {
    this.requests++;
    if (this.isDown) throw new TypeError('no line');
    if (this.isGone) throw new Refused(404);
    if (entries.some((entry) => this.refuses(entry.change))) throw new Refused(400);
    const results = entries.map(({ id, change: asked }) => {
      const known = this.#events.find((event) => event.id === id);
      if (known) return { id, seq: known.seq };
      const change = this.#settle(asked);
      const hasEffect = change && (change.do === 'edit-text' || invertChange(this.#board, change).length > 0);
      return { id, seq: hasEffect ? this.#accept(id, change, actorId) : null };
    });
    if (this.isAnswerSlow) await new Promise((done) => setTimeout(done, 1_000));
    return { seq: this.seq, results };
  }

  changeAsOther(...changes: BoardChange[]): void {
    for (const change of changes) this.#accept(crypto.randomUUID(), change, 'colleague');
  }

  /** What the server does on its own: a source that has been read. */
  changeByItself(...changes: BoardChange[]): void {
    for (const change of changes) this.#accept(crypto.randomUUID(), change, null);
  }

  /** Accepted, but never told: as if it had been too long ago. */
  changeSilently(change: BoardChange): void {
    this.isDeaf = true;
    this.changeAsOther(change);
    this.isDeaf = false;
  }

  /** The line is gone, and both sides know it. */
  cut(): void {
    [this.isDown, this.isCut] = [true, true];
    for (const socket of this.#sockets) socket.close();
  }

  mend(): void {
    [this.isDown, this.isCut] = [false, false];
  }

  sayReset(): void {
    for (const socket of this.#sockets) socket.say({ say: 'reset', boardId: 'board', seq: this.seq });
  }

  openSocket = (): LiveSocket => {
    this.lines++;
    const socket: FakeSocket = new FakeSocket(this.#sockets, (request) => {
      if (request.do === 'ping' && !this.isDeaf) socket.say({ say: 'pong' });
      if (request.do === 'join') {
        socket.say({ say: 'joined', boardId: 'board', seq: this.seq });
        const missed = this.#events.filter((event) => event.seq > request.since);
        if (missed.length > 0) socket.say({ say: 'changes', boardId: 'board', events: missed });
      }
    });
    this.#sockets.add(socket);
    queueMicrotask(() => (this.isCut ? socket.close() : socket.open()));
    return socket;
  };

  #accept(id: string, asked: BoardChange, actorId: string | null): number {
    this.#board = applyChange(this.#board, asked);
    const change = this.#asKept(asked);
    const event: BoardEvent = { seq: this.seq + 1, id, actorId, change, at: '2026-01-01T00:00:00.000Z' };
    this.#events.push(event);
    if (!this.isDeaf)
      for (const socket of this.#sockets) socket.say({ say: 'changes', boardId: 'board', events: [event] });
    return event.seq;
  }

  /** As the server settles what is done to a content; null for an edit that finds no place. */
  #settle(change: BoardChange): BoardChange | null {
    if (change.do !== 'edit-text' && change.do !== 'patch-node') return change;
    const content = this.node(change.id)?.content;
    if (content === undefined) return change.do === 'edit-text' ? null : change;
    if (change.do === 'patch-node') {
      if (change.patch.content === undefined) return change;
      const { at, del } = spliceBetween(content, change.patch.content)[0] ?? { at: 0, del: 0 };
      return { ...change, replaced: { length: content.length, at, del } };
    }
    const isAbout = (one: BoardChange) => (one.do === 'add-node' ? one.node.id : 'id' in one && one.id) === change.id;
    const texts = this.#events.filter(
      ({ change: one }) => isAbout(one) && (one.do !== 'patch-node' || one.patch.content !== undefined),
    );
    const splices = rebaseEdit(change, texts, content.length);
    const { asked: _, ...edit } = change;
    return splices && { ...edit, length: content.length, splices, asked: change.splices };
  }

  /** As it is kept and told: without a group that is not there. */
  #asKept(change: BoardChange): BoardChange {
    if (change.do === 'add-node') return { ...change, node: this.node(change.node.id) ?? change.node };
    if (change.do !== 'patch-node' || !change.patch.parentId) return change;
    return { ...change, patch: { ...change.patch, parentId: this.node(change.id)?.parentId ?? null } };
  }
}

class FakeSocket implements LiveSocket {
  readonly #heard: Record<string, ((message: { data: unknown }) => void)[]> = {};
  readonly #open: Set<FakeSocket>;
  readonly #hear: (request: LiveRequest) => void;
  constructor(open: Set<FakeSocket>, hear: (request: LiveRequest) => void) {
    this.#open = open;
    this.#hear = hear;
  }
  send = (text: string): void => this.#hear(JSON.parse(text) as LiveRequest);
  close = (): void => {
    if (this.#open.delete(this)) this.#tell('close', null);
  };
  open = (): void => {
    if (this.#open.has(this)) this.#tell('open', null);
  };
  say = (message: LiveMessage): void => this.#tell('message', JSON.stringify(message));
  addEventListener(what: string, heard: (message: { data: unknown }) => void): void {
    (this.#heard[what] ??= []).push(heard);
  }
  #tell(what: string, data: unknown): void {
    for (const heard of this.#heard[what] ?? []) heard({ data });
  }
}

/** What is between a tab and the server. */
export type Line = Pick<EditorParts, 'send' | 'read' | 'openSocket'>;

export const goodLine = (server: TestServer, actorId?: string): Line => ({
  send: (entries) => server.send(entries, actorId),
  read: async () => ({ seq: server.seq, board: server.board() }),
  openSocket: server.openSocket,
});

/** An open editor on a test server, joined to its live channel. `kept` is what the browser keeps of the outbox. */
export async function openTestBoard(
  on: readonly BoardNode[] | TestServer,
  options: {
    isAnswerSlow?: boolean;
    mayEdit?: boolean;
    isHeld?: boolean;
    mayAsk?: boolean;
    hasCheckpoint?: boolean;
    line?: Line;
    kept?: Map<number, Entry>;
    copyFiles?: EditorParts['copyFiles'];
  } = {},
): Promise<{ editor: BoardEditor; server: TestServer; news: EditorNews[] }> {
  const server = on instanceof TestServer ? on : new TestServer(on);
  server.isAnswerSlow = options.isAnswerSlow ?? false;
  const news: EditorNews[] = [];
  let count = 0;
  const run = crypto.randomUUID();
  const editor = createEditor({
    place: { canvasId: 'canvas' },
    mayEdit: options.mayEdit ?? true,
    isHeld: options.isHeld ?? false,
    mayAsk: options.mayAsk ?? true,
    sendFile: null,
    copyFiles: options.copyFiles ?? null,
    boardId: 'board',
    loaded: { seq: server.seq, board: server.board() },
    store: memoryStore(options.kept ?? server.kept),
    judge: (error) => (error instanceof Refused ? (error.status === 404 ? 'gone' : 'refused') : 'retry'),
    ...(options.line ?? goodLine(server)),
    saveContent:
      options.hasCheckpoint === false
        ? null
        : async () => {
            if (server.refusesCheckpoints) throw new Error('not stored');
            server.checkpoints++;
            return '2026-01-01T00:00:00.000Z';
          },
    tell: (one) => news.push(one),
    newId: () => `${run}-${count++}`,
    now: Date.now,
    random: () => 0.5,
  });
  await editor.open();
  await Promise.resolve();
  return { editor, server, news };
}
