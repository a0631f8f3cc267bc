import type { LiveSocket } from './live-socket.ts';

/** A line to the server whose other end is the test. */
export class TestSocket implements LiveSocket {
  sent: string[] = [];
  isClosed = false;
  readonly heard = new Map<string, (message: { data: unknown }) => void>();
  addEventListener = (what: string, heard: (message: { data: unknown }) => void) => void this.heard.set(what, heard);
  send = (text: string) => void this.sent.push(text);
  close = () => {
    this.isClosed = true;
    this.tell('close');
  };
  tell = (what: string, data?: unknown) => this.heard.get(what)?.({ data });
}
