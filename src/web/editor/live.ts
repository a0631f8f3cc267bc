import type { Role } from '#contract/access/roles.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import type { LiveMessage, LiveRequest } from '#contract/live/messages.ts';
import type { PeersNews, PresenceRequest } from '#contract/live/presence.ts';
import { PING_MS, readLiveMessage, SILENCE_MS, type LiveSocket } from '../lib/live-socket.ts';

interface LiveParts {
  open: () => LiveSocket;
  boardId: string;
  /** The sequence number up to which this tab knows the board. */
  known: () => number;
  /** In sequence, each once; all up to `seq`, of which some may not be for this person. */
  onEvents: (events: readonly BoardEvent[], seq: number) => void;
  /** Too much was missed: the board has to be read again; call `rejoin` afterwards. */
  onReset: () => void;
  onRefused: () => void;
  /** The person may do more or less here than before. */
  onAccess: (role: Role) => void;
  /** Where the others are; null when that is not known any more. */
  onPeers: (news: PeersNews | null) => void;
  onChat: (nodeId: string, conversationId: string | null) => void;
  /** Comments have news, or may have after the line was down. */
  onComments: () => void;
  onLine: (isJoined: boolean) => void;
  random: () => number;
}

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 15_000;
/** How long a line is believed after the network has changed. */
const ANSWER_MS = 5_000;

/** Hears what others do on the board: joins, closes gaps, and comes back by itself after a dropped line. */
export class Live {
  readonly #parts: LiveParts;
  #socket: LiveSocket | null = null;
  #failures = 0;
  #gaps = 0;
  #isClosed = false;
  #isReading = false;
  #isOpen = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: LiveParts) {
    this.#parts = parts;
  }

  /** Begins to listen; does nothing while a line stands. Also called when the server took something: it can be heard, too. */
  open(): void {
    if (this.#isClosed || this.#socket) return;
    clearTimeout(this.#retry);
    const socket = this.#parts.open();
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#isOpen = true;
      this.#ping = setInterval(() => this.#say({ do: 'ping' }), PING_MS);
      this.rejoin();
    });
    socket.addEventListener('message', ({ data }) => {
      this.#hearSomething();
      const message = readLiveMessage(data);
      if (message && this.#socket === socket) this.#hear(message);
    });
    socket.addEventListener('close', () => this.#lose(socket));
    this.#hearSomething();
  }

  /** The network is back, or another one: comes back at once, and gives up a line that does not answer. */
  reconnect(): void {
    if (this.#isClosed) return;
    this.#failures = 0;
    if (!this.#socket) return this.open();
    this.#hearWithin(ANSWER_MS);
    this.#say({ do: 'ping' });
  }

  /** Asks for everything after what is known; also after the board was read again. */
  rejoin(): void {
    this.#isReading = false;
    this.#say({ do: 'join', boardId: this.#parts.boardId, since: this.#parts.known() });
  }

  /** Says where the person is. What cannot be said now is not said later. */
  appear = (request: PresenceRequest): void => this.#say(request);

  close(): void {
    this.#isClosed = true;
    this.#say({ do: 'leave', boardId: this.#parts.boardId });
    this.#socket?.close();
    this.#stopTimers();
  }

  #hear(message: LiveMessage): void {
    if (!('boardId' in message) || message.boardId !== this.#parts.boardId) return;
    switch (message.say) {
      case 'joined':
        this.#failures = 0;
        this.#parts.onComments();
        return this.#parts.onLine(true);
      case 'changes':
        return message.after === undefined || message.seq === undefined
          ? this.#take(message.events)
          : this.#takeRange(message.events, message.after, message.seq);
      case 'reset':
        return this.#reset();
      case 'chat':
        return this.#parts.onChat(message.nodeId, message.conversationId);
      case 'peers':
      case 'gather':
        return this.#parts.onPeers(message);
      case 'comments':
        return this.#parts.onComments();
      case 'access':
        return this.#parts.onAccess(message.role);
      case 'refused':
        this.close();
        return this.#parts.onRefused();
    }
  }

  #take(events: readonly BoardEvent[]): void {
    if (this.#isReading) return;
    let next = this.#parts.known() + 1;
    const taken: BoardEvent[] = [];
    for (const event of events) {
      if (event.seq < next) continue;
      if (event.seq > next) break;
      taken.push(event);
      next++;
    }
    if (taken.length > 0) this.#parts.onEvents(taken, next - 1);
    this.#closeGap(events.some((event) => event.seq > next));
  }

  #takeRange(events: readonly BoardEvent[], after: number, seq: number): void {
    if (this.#isReading) return;
    const known = this.#parts.known();
    if (after <= known && seq > known)
      this.#parts.onEvents(
        events.filter((event) => event.seq > known),
        seq,
      );
    this.#closeGap(after > known);
  }

  #closeGap(hasGap: boolean): void {
    if (!hasGap) this.#gaps = 0;
    else if (++this.#gaps > 2) this.#reset();
    else this.rejoin();
  }

  #reset(): void {
    this.#gaps = 0;
    this.#isReading = true;
    this.#parts.onReset();
  }

  #say(request: LiveRequest): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(request));
  }

  #hearSomething = (): void => this.#hearWithin(SILENCE_MS);

  #hearWithin(ms: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      const socket = this.#socket;
      socket?.close();
      // A browser waits for the other side to close, too, which may be out of reach.
      if (socket) this.#lose(socket);
    }, ms);
  }

  #lose(socket: LiveSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#isOpen = false;
    this.#stopTimers();
    if (this.#isClosed) return;
    this.#parts.onPeers(null);
    this.#parts.onLine(false);
    const delay = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++);
    this.#retry = setTimeout(() => this.open(), delay * (0.75 + this.#parts.random() / 2));
  }

  #stopTimers(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearInterval(this.#ping);
  }
}
