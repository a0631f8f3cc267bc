import { useCallback, useState } from 'react';
import { forgetStored, keepTyped, readStored } from './stored.ts';

/** What somebody is typing. */
export interface Draft {
  text: string;
  type: (text: string) => void;
  /** Forgets the draft, here and in the browser: it was saved, sent or given up. */
  clear: () => void;
}

const keyOf = (key: string) => `draft:${key}`;

/** The draft kept under the key; null when there is none. */
export const readDraft = (key: string): string | null => readStored(keyOf(key));

/** A draft that outlives the component, the page and the tab, until it is cleared. An empty draft is not kept. */
export function useDraft(key: string): Draft {
  const [held, setHeld] = useState(() => ({ key, text: readDraft(key) ?? '' }));
  if (held.key !== key) setHeld({ key, text: readDraft(key) ?? '' });
  const type = useCallback(
    (typed: string) => {
      setHeld({ key, text: typed });
      if (typed === '') forgetStored(keyOf(key));
      else keepTyped(keyOf(key), typed);
    },
    [key],
  );
  const clear = useCallback(() => type(''), [type]);
  return { text: held.text, type, clear };
}
