import { useSyncExternalStore } from 'react';
import { readOwnTells, type OwnTells } from '#contract/recipes/voice/own-tells.ts';
import { keepTyped, readStored } from '../lib/stored.ts';

const KEY = 'ai-tells';

let held: OwnTells | null = null;
const readers = new Set<() => void>();

const current = (): OwnTells => (held ??= readOwnTells(readStored(KEY) ?? ''));

function subscribe(seen: () => void): () => void {
  const reread = () => {
    held = null;
    seen();
  };
  readers.add(seen);
  addEventListener('storage', reread);
  return () => {
    readers.delete(seen);
    removeEventListener('storage', reread);
  };
}

function change(own: OwnTells): void {
  held = own;
  keepTyped(KEY, JSON.stringify(own));
  for (const seen of readers) seen();
}

/** What this browser keeps of the phrases by which a text sounds like a machine's; all checks and tabs show the same. */
export function useOwnTells(): { own: OwnTells; change: (own: OwnTells) => void } {
  const own = useSyncExternalStore(subscribe, current, current);
  return { own, change };
}
