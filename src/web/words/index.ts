import { useSyncExternalStore } from 'react';
import { chooseLanguage, LANGUAGE_KEY, type Language } from '#contract/base/language.ts';
import { keepStored, readStored } from '../lib/stored.ts';
import type { Catalogues, Namespace, WordPart } from './catalogues.ts';
import { translator, type Translate, type WordTree } from './translate.ts';

const wordsIn = {
  shared: { ko: () => import('./shared-ko.ts'), en: () => import('./shared-en.ts') },
  board: { ko: () => import('./board-ko.ts'), en: () => import('./board-en.ts') },
  keys: { ko: () => import('./keys-ko.ts'), en: () => import('./keys-en.ts') },
  talk: { ko: () => import('./talk-ko.ts'), en: () => import('./talk-en.ts') },
  guests: { ko: () => import('./guests-ko.ts'), en: () => import('./guests-en.ts') },
  media: { ko: () => import('./media-ko.ts'), en: () => import('./media-en.ts') },
  comments: { ko: () => import('./comments-ko.ts'), en: () => import('./comments-en.ts') },
  notices: { ko: () => import('./notices-ko.ts'), en: () => import('./notices-en.ts') },
  history: { ko: () => import('./history-ko.ts'), en: () => import('./history-en.ts') },
  people: { ko: () => import('./people-ko.ts'), en: () => import('./people-en.ts') },
  recipes: {
    ko: () => import('./recipes-ko.ts'),
    en: () => import('./recipes-en.ts'),
  },
  rooms: { ko: () => import('./rooms-ko.ts'), en: () => import('./rooms-en.ts') },
} as const satisfies Record<WordPart, Record<Language, unknown>>;

export type Words<Name extends Namespace> = Translate<Catalogues[Name]['ko']>;

type Rooms = Partial<Record<Namespace, WordTree>>;
interface Shown {
  language: Language;
  rooms: { readonly [Name in Namespace]?: Words<Name> };
}

let shown: Shown | null = null;
const readers = new Set<() => void>();
const wanted = new Set<WordPart>(['shared']);

/** Shows these rooms in this language, beside the rooms of the same language that are shown already. */
export function showWords(language: Language, rooms: Rooms): void {
  const spoken = Object.entries(rooms).map(([name, words]) => [name, translator(words, language)]);
  const kept = shown?.language === language ? shown.rooms : {};
  shown = { language, rooms: { ...kept, ...Object.fromEntries(spoken) } };
  for (const seen of readers) seen();
}

/** Fetches what every screen says, and the one that comes first, in the reader's language. Call once, before the first render. */
export async function prepareWords(): Promise<void> {
  const language = chooseLanguage(readStored(LANGUAGE_KEY), navigator.languages);
  document.documentElement.lang = language;
  showWords(language, await fetchWords(wanted, language));
}

/** A screen with the parts of the words that it shows beside the shared ones; both are fetched at once. */
export async function withWords<Screen>(parts: readonly WordPart[], screen: Promise<Screen>): Promise<Screen> {
  for (const part of parts) wanted.add(part);
  // Where somebody has brought words of their own, as tests do, these are not missing.
  if (!shown) return screen;
  const { language } = shown;
  const [loaded, words] = await Promise.all([screen, fetchWords(parts, language)]);
  // Whoever has chosen another language meanwhile has got every wanted part in it.
  if (shown.language === language) showWords(language, words);
  return loaded;
}

async function fetchWords(parts: Iterable<WordPart>, language: Language): Promise<Rooms> {
  const found = await Promise.all(Array.from(parts, (part) => wordsIn[part][language]()));
  return Object.assign({}, ...found.map(({ words }) => words)) as Rooms;
}

const subscribe = (seen: () => void): (() => void) => {
  readers.add(seen);
  return () => readers.delete(seen);
};
function current(): Shown {
  if (!shown) throw new Error('The words are shown before they are fetched.');
  return shown;
}

/** The words of one room: `useWords('board')('delete')`. Keys are typed. */
export function useWords<Name extends Namespace>(name: Name): Words<Name> {
  const room = () => current().rooms[name] ?? showKeys;
  return useSyncExternalStore(subscribe, room, room);
}
const showKeys = (key: string): string => key;
const shownLanguage = (): Language => current().language;

/** The sentence of a fault in the reader's language; `otherwise` for a code that these words do not know. */
export function faultSentence(faults: Words<'faults'>, code: string, otherwise: string): string {
  const sentence = faults(code as 'unexpected');
  return sentence === code ? otherwise : sentence;
}

/** The language that is shown, and how to choose another; the choice stays in this browser. */
export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  const language = useSyncExternalStore(subscribe, shownLanguage, shownLanguage);
  const choose = async (next: Language) => {
    keepStored(LANGUAGE_KEY, next);
    showWords(next, await fetchWords(wanted, next));
    document.documentElement.lang = next;
  };
  return { language, choose: (next) => void choose(next) };
}
