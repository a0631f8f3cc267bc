import { z } from 'zod';

const keyOf = (nodeId: string) => `unsent:${nodeId}`;
const unsent = z.object({ question: z.string(), askedAt: z.number() });

/** The question of this tab that the server has not acknowledged yet; a reload keeps it. */
export function readUnsent(nodeId: string): { question: string; askedAt: number } | null {
  try {
    return unsent.safeParse(JSON.parse(sessionStorage.getItem(keyOf(nodeId)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps the question until `forgetUnsent`; a browser that forbids storage keeps it on the screen only. */
export function keepUnsent(nodeId: string, question: string, askedAt: number): void {
  try {
    sessionStorage.setItem(keyOf(nodeId), JSON.stringify({ question, askedAt }));
  } catch {
    return;
  }
}

export function forgetUnsent(nodeId: string): void {
  try {
    sessionStorage.removeItem(keyOf(nodeId));
  } catch {
    return;
  }
}
