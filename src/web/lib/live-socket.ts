import { isRecord } from '#contract/base/is-record.ts';
import type { LiveMessage } from '#contract/live/messages.ts';
import { LIVE_PATH } from '#contract/live/path.ts';

/** The part of a WebSocket that is used. */
export interface LiveSocket {
  send: (text: string) => void;
  close: () => void;
  addEventListener: ((what: 'open' | 'close', heard: () => void) => void) &
    ((what: 'message', heard: (message: { data: unknown }) => void) => void);
}

/** How often a line says that it is there, and how long one that says nothing is believed. */
export const PING_MS = 25_000;
export const SILENCE_MS = 60_000;

export const openLiveSocket = (): LiveSocket => new WebSocket(location.origin.replace(/^http/, 'ws') + LIVE_PATH);

/** The server's own words are believed; null for anything that is not one of them. */
export function readLiveMessage(said: unknown): LiveMessage | null {
  try {
    const message: unknown = JSON.parse(String(said));
    return isRecord(message) && 'say' in message ? (message as LiveMessage) : null;
  } catch {
    return null;
  }
}
