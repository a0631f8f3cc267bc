import type { KeyboardEvent } from 'react';

export type ThreadKey = 'reply' | 'edit' | 'resolve' | 'next' | 'previous';

type Press = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** What a key asks of a thread or the list of them while nothing is typed there; letters by where they are on the keyboard. */
export function threadKeyOf({ code, shiftKey, altKey, ctrlKey, metaKey }: Press): ThreadKey | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (shiftKey) return code === 'KeyR' ? 'resolve' : null;
  return keys[code] ?? null;
}

const keys: Record<string, ThreadKey> = { KeyR: 'reply', KeyE: 'edit', KeyN: 'next', KeyP: 'previous' };

/** Takes the key from the board, where it means something else. */
export function hearThreadKeys(event: KeyboardEvent, act: Partial<Record<ThreadKey, () => void>>): void {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
  const key = isTyping ? null : threadKeyOf(event);
  const run = key === null ? undefined : act[key];
  if (!run) return;
  event.preventDefault();
  event.stopPropagation();
  event.nativeEvent.stopImmediatePropagation();
  run();
}
