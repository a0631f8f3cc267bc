import { createContext, useContext } from 'react';
import type { Language } from '../lib/language.ts';
import { koScene, type SceneWords } from './scene/scene-words.ts';
import { koWords, type LandingWords } from './words-ko.ts';

/** Everything the page says in one language. */
export interface Said {
  language: Language;
  words: LandingWords;
  scene: SceneWords;
}
export const korean: Said = { language: 'ko', words: koWords, scene: koScene };

/** English comes when it is wanted: most visitors read Korean. */
export const loadSaid = async (language: Language): Promise<Said> => (language === 'ko' ? korean : loadEnglish());

async function loadEnglish(): Promise<Said> {
  const { enScene, enWords } = await import('./words-en.ts');
  return { language: 'en', words: enWords, scene: enScene };
}

export const LandingWordsContext = createContext<Said>(korean);
export const useLandingWords = () => useContext(LandingWordsContext);
