import type { LOGIN_CHANNEL as AgreedChannel, LoginMessage } from '#contract/account/account.schema.ts';

/** The contract's name for it, without the contract's schemas. */
const LOGIN_CHANNEL: typeof AgreedChannel = 'auth';

/** What a message from outside says about the login; null for anything that is not ours. */
export function readLoginMessage(data: unknown): LoginMessage | null {
  if (data === null || typeof data !== 'object' || !('type' in data)) return null;
  if (data.type !== 'AUTH_SUCCESS' && data.type !== 'AUTH_ERROR') return null;
  const reason = 'reason' in data && typeof data.reason === 'string' ? data.reason : undefined;
  return { type: data.type, ...(reason ? { reason } : {}) };
}

/**
 * Hears the login popup by BroadcastChannel, and by postMessage from exactly this origin and from the window that `popup`
 * answers; both may bring the same news. Returns the end of listening. What is heard is a hint: only the session decides who
 * is signed in.
 */
export function listenForLogin(hear: (message: LoginMessage) => void, popup: () => Window | null): () => void {
  const channel = new BroadcastChannel(LOGIN_CHANNEL);
  const take = (data: unknown) => {
    const message = readLoginMessage(data);
    if (message) hear(message);
  };
  const fromWindow = (event: MessageEvent) => {
    const from = popup();
    if (from !== null && event.source === from && event.origin === window.location.origin) take(event.data);
  };
  channel.addEventListener('message', (event: MessageEvent) => take(event.data));
  window.addEventListener('message', fromWindow);
  return () => {
    channel.close();
    window.removeEventListener('message', fromWindow);
  };
}

/** The features of a popup in the middle of the window that opens it; all in CSS pixels. */
export function popupFeatures(
  size: { width: number; height: number },
  opener: {
    screenX: number;
    screenY: number;
    outerWidth: number;
    outerHeight: number;
  },
): string {
  const left = Math.max(0, Math.round(opener.screenX + (opener.outerWidth - size.width) / 2));
  const top = Math.max(0, Math.round(opener.screenY + (opener.outerHeight - size.height) / 2));
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
}
