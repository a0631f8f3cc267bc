import { checkPlan } from '../plan/check-plan.ts';
import type { Recipe, RecipeValues } from '../recipe.ts';
import { textValue } from '../values.ts';
import { wishField } from './fields.ts';

export const fields = [wishField] as const;

const cardsOf = (values: RecipeValues): string[] => textValue(values, 'cards').split('\n').filter(Boolean);

/** Groups, notes and wires for what stands on the board: shown there as a proposal, and nothing of it is done before somebody takes it. */
export const boardPlan: Recipe = {
  name: { ko: '보드 정리 제안', en: 'Plan for the board' },
  what: {
    ko: '그룹, 메모, 연결을 제안해요. 보드에서 미리 보고 마음에 드는 것만 적용해요.',
    en: 'Suggests groups, notes and links. Preview them on the board and accept what you like.',
  },
  hasVoice: false,
  fields,
  check: (text, values) => checkPlan(text, cardsOf(values)),
};
