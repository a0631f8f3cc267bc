import { useCallback, useEffect, useState } from 'react';
import { forgetStored, keepInTab, keepTyped, readInTab, readStored } from './stored.ts';

/** What somebody is typing. */
export interface Draft {
  text: string;
  type: (text: string) => void;
  /** Forgets the draft, here and in the browser: it was saved, sent or given up. */
  clear: () => void;
}

/** Under which the browser keeps the draft of a key. */
export const keyOf = (key: string) => `draft:${key}`;

/** What is typed in this tab under a key: another tab that types under it as well changes nothing of it. */
const ofThisTab = {
  read: (key: string) => readInTab(keyOf(key)),
  keep: (key: string, text: string) => keepInTab(keyOf(key), text || null),
};

/** Those in this tab who show the draft of a key. */
const showing = new Map<string, Set<(text: string) => void>>();

function show(key: string, hear: (text: string) => void): () => void {
  const all = showing.get(key) ?? new Set();
  showing.set(key, all.add(hear));
  return () => void all.delete(hear);
}

/** The draft kept under the key, that of this tab first; null when there is none. */
export const readDraft = (key: string): string | null => ofThisTab.read(key) ?? readStored(keyOf(key));

/** Keeps what is typed under the key in this tab. What another tab has typed since is left to it where this one has nothing more. */
export function keepDraft(key: string, text: string): void {
  const before = readDraft(key);
  ofThisTab.keep(key, text);
  if (text !== '') keepTyped(keyOf(key), text);
  else if (readStored(keyOf(key)) === before) forgetStored(keyOf(key));
  showing.get(key)?.forEach((hear) => hear(text));
}

/** Forgets the draft of a thing that is gone, whoever typed it. */
export function forgetDraft(key: string): void {
  ofThisTab.keep(key, '');
  forgetStored(keyOf(key));
}

/**
 * A draft that outlives the component, the page and the tab, until it is cleared. An empty draft is not kept. Tabs in which
 * nothing is typed show what is typed in another.
 */
export function useDraft(key: string): Draft {
  const [held, setHeld] = useState(() => ({ key, text: readDraft(key) ?? '' }));
  if (held.key !== key) setHeld({ key, text: readDraft(key) ?? '' });
  useEffect(() => {
    const look = ({ key: changed, newValue }: StorageEvent) => {
      if (changed === keyOf(key) && ofThisTab.read(key) === null) setHeld({ key, text: newValue ?? '' });
    };
    const leave = show(key, (text) => setHeld({ key, text }));
    window.addEventListener('storage', look);
    return () => {
      window.removeEventListener('storage', look);
      leave();
    };
  }, [key]);
  const type = useCallback(
    (typed: string) => {
      setHeld({ key, text: typed });
      keepDraft(key, typed);
    },
    [key],
  );
  const clear = useCallback(() => type(''), [type]);
  return { text: held.text, type, clear };
}
