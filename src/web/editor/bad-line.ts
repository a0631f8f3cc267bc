import type { LiveSocket } from '../lib/live-socket.ts';
import type { EditorParts } from './board-editor.ts';
import type { Line, TestServer } from './test-server.ts';

const LATEST_MS = 900;

/** A line that by chance loses, repeats, delays and reorders what it carries, until it is mended. For tests. */
export class BadLine implements Line {
  readonly #server: TestServer;
  readonly #chance: () => number;
  readonly #sockets = new Set<LiveSocket>();
  isMended = false;
  /** Nothing gets through. */
  isDown = false;

  constructor(server: TestServer, chance: () => number) {
    this.#server = server;
    this.#chance = chance;
  }

  send: EditorParts['send'] = async (entries) => {
    // As JSON would carry it: what happens to an entry later does not change what was sent.
    const sent = structuredClone(entries);
    await this.#travel();
    const answer = await this.#server.send(sent);
    if (!this.isMended && this.#chance() < 0.1) await this.#server.send(sent);
    await this.#travel();
    return answer;
  };

  read: EditorParts['read'] = async () => {
    await this.#travel();
    const answer = { seq: this.#server.seq, board: this.#server.board() };
    await this.#travel();
    return answer;
  };

  openSocket = (): LiveSocket => {
    const inner = this.#server.openSocket();
    this.#sockets.add(inner);
    return {
      send: (text) => this.#carry(() => inner.send(text)),
      close: inner.close,
      addEventListener: (what: 'open' | 'close' | 'message', heard: (message: { data: unknown }) => void) => {
        if (what === 'message') inner.addEventListener(what, (message) => this.#carry(() => heard(message)));
        else inner.addEventListener(what, () => heard({ data: null }));
      },
    };
  };

  /** Ends the live channel; the tab comes back by itself. */
  cut(): void {
    for (const socket of this.#sockets) socket.close();
    this.#sockets.clear();
  }

  async #travel(): Promise<void> {
    if (!this.isMended) await new Promise((there) => setTimeout(there, this.#chance() * LATEST_MS));
    if (this.isDown || (!this.isMended && this.#chance() < 0.2)) throw new TypeError('lost on the way');
  }

  #carry(deliver: () => void): void {
    if (this.isDown) return;
    if (this.isMended) return deliver();
    const chance = this.#chance();
    for (let copies = chance < 0.15 ? 0 : chance < 0.35 ? 2 : 1; copies > 0; copies--)
      setTimeout(deliver, this.#chance() * this.#chance() * LATEST_MS);
  }
}
