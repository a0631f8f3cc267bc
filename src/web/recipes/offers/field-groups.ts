import type { Words, OfferField } from '#contract/offers/missing.ts';

export interface FieldGroup {
  id: 'who' | 'what' | 'when' | 'terms';
  name: Words;
  fields: readonly OfferField[];
}

export const fieldGroups: readonly FieldGroup[] = [
  { id: 'who', name: { ko: '누구와', en: 'With whom' }, fields: ['brand', 'product', 'contact'] },
  {
    id: 'what',
    name: { ko: '무엇을 얼마에', en: 'What for how much' },
    fields: ['deliverables', 'exposure', 'fee', 'vat', 'payment'],
  },
  { id: 'when', name: { ko: '언제까지', en: 'By when' }, fields: ['draft', 'upload'] },
  { id: 'terms', name: { ko: '조건', en: 'Terms' }, fields: ['revisions', 'usage', 'exclusivity'] },
];
