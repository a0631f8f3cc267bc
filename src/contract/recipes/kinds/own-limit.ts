import type { Finding } from '../../base/finding.ts';
import type { RecipeField, RecipeValues } from '../recipe.ts';
import { checkLimits } from '../script/limits.ts';
import { readLimits } from '../script/read-limits.ts';
import { textValue } from '../values.ts';

/** Beside its time a script may have to keep a count of syllables or words. */
export const limitField = {
  name: 'limit',
  kind: 'line',
  label: { ko: '분량 제한', en: 'Another limit' },
  hint: {
    ko: '예: 250음절, 90어절, 50초. 넘으면 알려 줘요.',
    en: 'e.g. 250 syllables, 90 words, 50 seconds. Anything over is flagged.',
  },
} as const satisfies RecipeField;

/** What is over the limit that was written into the form, or that it cannot be read. */
export function checkOwnLimit(text: string, values: RecipeValues, syllablesPerSec: number): readonly Finding[] {
  const written = textValue(values, limitField.name).trim();
  const own = readLimits(written);
  if (own) return checkLimits(text, { ...own, syllablesPerSec });
  if (written === '') return [];
  const words = {
    ko: `한도 ‘${written}’에서 단위를 읽지 못했어요. 250음절, 90어절, 50초처럼 적어 주세요.`,
    en: `The limit “${written}” has no unit that can be read. Write it like 250 syllables, 90 words or 50 seconds.`,
  };
  return [{ rule: 'limit-unread', level: 'warning', at: null, words }];
}
