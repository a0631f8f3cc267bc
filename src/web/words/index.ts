import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { chooseLanguage, LANGUAGE_KEY, type Language } from '../lib/language.ts';
import { keepStored, readStored } from '../lib/stored.ts';
import type { Catalogues, Namespace, WordPart } from './catalogues.ts';

type Resources = { [Name in Namespace]: Catalogues[Name]['ko'] };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    returnNull: false;
  }
}

const wordsIn = {
  shared: { ko: () => import('./shared-ko.ts'), en: () => import('./shared-en.ts') },
  board: { ko: () => import('./board-ko.ts'), en: () => import('./board-en.ts') },
  talk: { ko: () => import('./talk-ko.ts'), en: () => import('./talk-en.ts') },
  rooms: { ko: () => import('./rooms-ko.ts'), en: () => import('./rooms-en.ts') },
} as const satisfies Record<WordPart, Record<Language, unknown>>;

const instance = createInstance();
const shownLanguage = (): Language => (instance.language === 'en' ? 'en' : 'ko');
const wanted = new Set<WordPart>(['shared']);

/** Fetches what every screen says, in the reader's language. Call once, before the first render. */
export async function prepareWords(): Promise<void> {
  const language = chooseLanguage(readStored(LANGUAGE_KEY), navigator.languages);
  document.documentElement.lang = language;
  const { words } = await wordsIn.shared[language]();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    ns: Object.keys(words),
    resources: { [language]: words },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** A screen with the parts of the words that it shows beside the shared ones; both are fetched at once. */
export async function withWords<Screen>(parts: readonly WordPart[], screen: Promise<Screen>): Promise<Screen> {
  for (const part of parts) wanted.add(part);
  // Where somebody has brought words of their own, as tests do, these are not missing.
  if (!instance.isInitialized) return screen;
  const [loaded] = await Promise.all([screen, addWords(parts, shownLanguage())]);
  return loaded;
}

async function addWords(parts: Iterable<WordPart>, language: Language): Promise<void> {
  const found = await Promise.all(Array.from(parts, (part) => wordsIn[part][language]()));
  for (const { words } of found) {
    for (const [name, all] of Object.entries(words)) instance.addResourceBundle(language, name, all);
  }
}

/** The words of one room: `useWords('board')('delete')`. Keys and placeholders are typed. */
export const useWords = <Name extends Namespace>(name: Name) => useTranslation(name).t;

/** The language that is shown, and how to choose another; the choice stays in this browser. */
export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  const { i18n } = useTranslation();
  const choose = async (language: Language) => {
    keepStored(LANGUAGE_KEY, language);
    await addWords(wanted, language);
    document.documentElement.lang = language;
    await i18n.changeLanguage(language);
  };
  return { language: i18n.language === 'en' ? 'en' : 'ko', choose: (language) => void choose(language) };
}
