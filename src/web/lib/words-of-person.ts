import { forgetStored, keepStored } from './stored.ts';

/** What begins the keys of all that somebody has typed or told of himself, and that is kept in this browser. */
const WORDS = ['draft:', 'board-draft:', 'unanswered:', 'recipe-own:', 'ai-tells'];

const isWords = (key: string): boolean => WORDS.some((start) => key.startsWith(start));
const awayFor = (userId: string): string => `words-of:${userId}:`;

/** Puts away what is typed in this browser under the name of who typed it, and lays out again what `to` left here. */
export function changePerson(from: string, to: string): void {
  for (const storage of storages())
    for (const [key, words] of entriesOf(storage)) {
      if (!isWords(key)) continue;
      storage.removeItem(key);
      // A browser that is full to the last letter keeps them where they were rather than not at all.
      if (!keepStored(awayFor(from) + key, words)) storage.setItem(key, words);
    }
  const away = awayFor(to);
  for (const [key, words] of storages().slice(0, 1).flatMap(entriesOf)) {
    if (!key.startsWith(away)) continue;
    forgetStored(key);
    keepStored(key.slice(away.length), words);
  }
}

/** The tab's last: what was typed in the tab that signs in stands over what others typed under the same key. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

const entriesOf = (storage: Storage): [string, string][] =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').map((key) => [
    key,
    storage.getItem(key) ?? '',
  ]);
