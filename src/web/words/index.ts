import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { chooseLanguage, LANGUAGE_KEY, type Language } from '../lib/language.ts';
import { keepStored, readStored } from '../lib/stored.ts';
import { access } from './access.ts';
import { board } from './board.ts';
import { canvas } from './canvas.ts';
import { chat } from './chat.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { faces } from './faces.ts';
import { faults } from './faults.ts';
import { shell } from './shell.ts';
import { sources } from './sources.ts';

type Same<Words> = Words extends string ? string : { readonly [Key in keyof Words]: Same<Words[Key]> };

/** A compile error here means: a key stands in one language only. */
const complete = <All extends Record<string, { ko: object; en: object }>>(
  all: All & { [Name in keyof All]: { en: Same<All[Name]['ko']>; ko: Same<All[Name]['en']> } },
): All => all;

/** THE REGISTRY of catalogues, one namespace a room; both languages hold the same keys. */
export const catalogues = complete({
  access,
  board,
  canvas,
  chat,
  common,
  dashboard,
  faces,
  faults,
  shell,
  sources,
});
export type Namespace = keyof typeof catalogues;

type Resources = { [Name in Namespace]: (typeof catalogues)[Name]['ko'] };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    returnNull: false;
  }
}

const bothOf = (language: Language) =>
  Object.fromEntries(Object.entries(catalogues).map(([name, both]) => [name, both[language]]));

/** Prepares the words of both languages. Call once, before the first render. */
export async function prepareWords(): Promise<void> {
  const language = chooseLanguage(readStored(LANGUAGE_KEY), navigator.languages);
  document.documentElement.lang = language;
  await createInstance()
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      defaultNS: 'common',
      ns: Object.keys(catalogues),
      resources: { ko: bothOf('ko'), en: bothOf('en') },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
}

/** The words of one room: `useWords('board')('delete')`. Keys and placeholders are typed. */
export const useWords = <Name extends Namespace>(name: Name) => useTranslation(name).t;

/** The language that is shown, and how to choose another; the choice stays in this browser. */
export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  const { i18n } = useTranslation();
  const choose = (language: Language) => {
    keepStored(LANGUAGE_KEY, language);
    document.documentElement.lang = language;
    void i18n.changeLanguage(language);
  };
  return { language: i18n.language === 'en' ? 'en' : 'ko', choose };
}
