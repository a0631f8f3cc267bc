import type { Recipe } from '../recipe.ts';
import { topicField, wishField } from './fields.ts';

export const fields = [
  { ...topicField, isNeeded: false, label: { ko: '내 주제', en: 'My topic' } },
  wishField,
] as const;

/** What works in the references, why, and at which moment; then what to take along. */
export const referenceAnalysis: Recipe = {
  name: { ko: '레퍼런스 분석', en: 'Reference analysis' },
  what: {
    ko: '무엇이 왜 통하는지, 그 순간과 함께 정리하고 내 콘텐츠에 옮길 점을 뽑아요.',
    en: 'What works and why, with the moments, and what to borrow for your own.',
  },
  hasVoice: false,
  fields,
};
