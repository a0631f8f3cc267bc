const keyOf = (conversationId: string) => `unsent:${conversationId}`;

interface Unsent {
  question: string;
  /** Milliseconds since 1970 by this browser's clock. */
  askedAt: number;
}
const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' &&
  value !== null &&
  'question' in value &&
  typeof value.question === 'string' &&
  'askedAt' in value &&
  typeof value.askedAt === 'number';

/** The question of this tab that the server has not acknowledged yet; a reload keeps it. */
export function readUnsent(conversationId: string): Unsent | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(conversationId)) ?? 'null');
    return isUnsent(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the question until `forgetUnsent`; a browser that forbids storage keeps it on the screen only. */
export function keepUnsent(conversationId: string, question: string, askedAt: number): void {
  try {
    sessionStorage.setItem(keyOf(conversationId), JSON.stringify({ question, askedAt }));
  } catch {
    return;
  }
}

export function forgetUnsent(conversationId: string): void {
  try {
    sessionStorage.removeItem(keyOf(conversationId));
  } catch {
    return;
  }
}
