import type { ClipboardContent } from '../editor/commands/read-transfer.ts';
import { keepInTab, readInTab } from '../lib/stored.ts';

const waiting = new Map<string, ClipboardContent>();
const keyOf = (canvasId: string) => `brought:${canvasId}`;

/** Whether a reload finds it again: the bytes of files go with the page. */
const isKeepable = ({ what }: ClipboardContent): boolean => what === 'links' || what === 'text' || what === 'clip';

/** Keeps what is to be put on a canvas until its board is open, beyond a reload as long as it has no files. */
export function bringTo(canvasId: string, content: ClipboardContent): void {
  waiting.set(canvasId, content);
  if (isKeepable(content)) keepInTab(keyOf(canvasId), JSON.stringify(content));
}

/** What waits for a canvas; null for nothing. */
export function broughtTo(canvasId: string): ClipboardContent | null {
  const kept = waiting.get(canvasId);
  if (kept) return kept;
  const text = readInTab(keyOf(canvasId));
  return text === null ? null : (JSON.parse(text) as ClipboardContent);
}

/** Forgets it, as the board has it now. */
export function forgetBrought(canvasId: string): void {
  waiting.delete(canvasId);
  keepInTab(keyOf(canvasId), null);
}
