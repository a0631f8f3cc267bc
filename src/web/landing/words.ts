import { createContext, useContext } from 'react';
import type { Language } from '#contract/base/language.ts';
import { enScene } from './scene/scene-words-en.ts';
import { koScene, type SceneWords } from './scene/scene-words.ts';
import { enWords } from './words-en.ts';
import { koWords, type LandingWords } from './words-ko.ts';

/** Everything the page says in one language. */
export interface Said {
  language: Language;
  words: LandingWords;
  scene: SceneWords;
}

export const said: Record<Language, Said> = {
  ko: { language: 'ko', words: koWords, scene: koScene },
  en: { language: 'en', words: enWords, scene: enScene },
};

export const LandingWordsContext = createContext<Said>(said.ko);
export const useLandingWords = () => useContext(LandingWordsContext);
