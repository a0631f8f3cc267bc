import { useLandingWords } from '../words.ts';
import brief from '../pictures/brief.svg';
import cupEn from '../pictures/cup-en.svg';
import cupKo from '../pictures/cup-ko.svg';
import drip from '../pictures/drip.svg';
import gearEn from '../pictures/gear-en.svg';
import gearKo from '../pictures/gear-ko.svg';
import grindEn from '../pictures/grind-en.svg';
import grindKo from '../pictures/grind-ko.svg';
import latte from '../pictures/latte.svg';
import type { SceneWords } from './scene-words.ts';

const pictures = {
  ko: { cup: cupKo, grind: grindKo, gear: gearKo, drip, brief, latte },
  en: { cup: cupEn, grind: grindEn, gear: gearEn, drip, brief, latte },
};

/** The words and pictures of the product scenes, in the language of the page. */
export function useScene(): { say: SceneWords; picture: (typeof pictures)['ko'] } {
  const { language, scene } = useLandingWords();
  return { say: scene, picture: pictures[language] };
}
