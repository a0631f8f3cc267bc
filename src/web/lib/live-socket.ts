import { isRecord } from '#contract/base/is-record.ts';
import type { LiveMessage } from '#contract/live/messages.ts';
import { LIVE_ACCOUNT, LIVE_PATH, OTHER_ACCOUNT_CLOSE } from '#contract/live/path.ts';
import { noteAnswer, personHere } from './api.ts';

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

/** Opens a line in the name of who the page belongs to. Where somebody else is signed in, that is noted as of any call. */
export function openLiveSocket(): LiveSocket {
  const address = new URL(LIVE_PATH, location.origin.replace(/^http/, 'ws'));
  if (personHere() !== '') address.searchParams.set(LIVE_ACCOUNT, personHere());
  const socket = new WebSocket(address);
  socket.addEventListener('close', ({ code }) => {
    if (code === OTHER_ACCOUNT_CLOSE) noteAnswer(401, 'other-account');
  });
  return socket;
}

/** The server's own words are believed; null for anything that is not one of them. */
export function readLiveMessage(said: unknown): LiveMessage | null {
  try {
    const message: unknown = JSON.parse(String(said));
    return isRecord(message) && 'say' in message ? (message as LiveMessage) : null;
  } catch {
    return null;
  }
}
