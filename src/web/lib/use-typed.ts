import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { signedIn } from './session.ts';

/** What stands in the fields of a form; an absent one was not touched. */
type Fields = Record<string, string | boolean | undefined>;

/** More than a person types; a tab keeps some megabytes for all. */
const MOST_LETTERS = 300_000;

/**
 * What is typed into a form, as useState holds it, for forms that forget it once they are closed. Where the page is left
 * in the middle, for the login or by a reload, or where `keepOn` was called because a stray key or press closes the form, the
 * same person finds it when the form is next opened in this tab.
 */
export function useTyped<Typed extends Fields>(
  form: string,
  initial: Typed,
): [typed: Typed, setTyped: Dispatch<SetStateAction<Typed>>, keepOn: () => void] {
  const client = useQueryClient();
  const [key] = useState(() => `typed:${signedIn(client)?.id ?? ''}:${form}`);
  const [first] = useState(initial);
  const [typed, setTyped] = useState(() => ({ ...initial, ...readKept(key, initial) }));
  useEffect(
    () => keep(key, JSON.stringify(typed) === JSON.stringify(first) ? null : JSON.stringify(typed)),
    [key, typed, first],
  );
  const isKept = useRef(false);
  useEffect(
    () => () => {
      if (signedIn(client) && !isKept.current) keep(key, null);
    },
    [client, key],
  );
  const keepOn = useCallback(() => {
    isKept.current = true;
  }, []);
  return [typed, setTyped, keepOn];
}

function readKept<Typed extends Fields>(key: string, initial: Typed): Partial<Typed> {
  try {
    const kept = Object.entries(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Fields);
    const isField = ([name, value]: (typeof kept)[number]) => typeof value === typeof (initial[name] ?? '');
    return Object.fromEntries(kept.filter(isField)) as Partial<Typed>;
  } catch {
    return {};
  }
}

/** A browser that forbids storage forgets it with the page. */
function keep(key: string, text: string | null): void {
  try {
    if (text === null || text.length > MOST_LETTERS) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}
