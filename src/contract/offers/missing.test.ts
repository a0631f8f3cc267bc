import { expect, it } from 'vitest';
import { emptyOffer } from './empty-offer.ts';
import { fieldGroups, missingIn, offerFields } from './missing.ts';
import { readForm } from './read-form.ts';

it('every field of the card stands in one group', () =>
  expect(fieldGroups.flatMap(({ fields }) => fields)).toEqual([...offerFields]));

it('what an offer does not say is missing, and a length only of what is sold by it', () => {
  expect(missingIn(emptyOffer())).toEqual(offerFields.filter((field) => field !== 'exposure' && field !== 'vat'));
  const text = '콘텐츠: 쇼츠 1편\n원고료: 80만 원\n2차 활용: 없음';
  const read = readForm([{ nodeId: '', title: '', text, received: null }], '2026-11-24');
  expect(missingIn(read)).toEqual([
    'brand',
    'product',
    'contact',
    'vat',
    'payment',
    'draft',
    'upload',
    'revisions',
    'exclusivity',
  ]);
});
