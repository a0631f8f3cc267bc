import type { Recipe } from '../recipe.ts';
import { wishField } from './fields.ts';
import { checkXray } from './check-xray.ts';

export const fields = [wishField] as const;

/** Hook, promise, proof, turns, sponsor slot and call to action of the recordings, by the second. */
export const structureXray: Recipe = {
  name: { ko: '구조 엑스레이', en: 'Structure X-ray' },
  what: {
    ko: '영상의 훅, 약속, 첫 증거, 전환, 광고, 행동 유도를 초 단위로 보여 줘요. 여러 영상이 닮은 점도 찾아요.',
    en: 'Hook, promise, first proof, turns, sponsor slot and call to action by the second, plus what several videos share.',
  },
  hasVoice: false,
  fields,
  check: checkXray,
};
