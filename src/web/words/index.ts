import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { chooseLanguage, LANGUAGE_KEY, type Language } from '../lib/language.ts';
import { keepStored, readStored } from '../lib/stored.ts';
import type { Catalogues, Namespace } from './catalogues.ts';

type Resources = { [Name in Namespace]: Catalogues[Name]['ko'] };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    returnNull: false;
  }
}

const wordsIn = {
  ko: () => import('./all-ko.ts'),
  en: () => import('./all-en.ts'),
} as const satisfies Record<Language, unknown>;

/** Fetches the words of the reader's language. Call once, before the first render. */
export async function prepareWords(): Promise<void> {
  const language = chooseLanguage(readStored(LANGUAGE_KEY), navigator.languages);
  document.documentElement.lang = language;
  const { words } = await wordsIn[language]();
  await createInstance()
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      defaultNS: 'common',
      ns: Object.keys(words),
      resources: { [language]: words },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
}

/** The words of one room: `useWords('board')('delete')`. Keys and placeholders are typed. */
export const useWords = <Name extends Namespace>(name: Name) => useTranslation(name).t;

/** The language that is shown, and how to choose another; the choice stays in this browser. */
export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  const { i18n } = useTranslation();
  const choose = async (language: Language) => {
    keepStored(LANGUAGE_KEY, language);
    const { words } = await wordsIn[language]();
    for (const [name, all] of Object.entries(words)) i18n.addResourceBundle(language, name, all);
    document.documentElement.lang = language;
    await i18n.changeLanguage(language);
  };
  return { language: i18n.language === 'en' ? 'en' : 'ko', choose: (language) => void choose(language) };
}
