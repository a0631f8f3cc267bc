import { expect, it } from 'vitest';
import { emptyOffer } from '#contract/offers/empty-offer.ts';
import { foundValues, putValue } from './found-values.ts';
import type { OfferMail } from '#contract/offers/offer-mail.ts';
import { readForm } from '#contract/offers/read-form.ts';

const DAY = '2026-11-24';
const mailOf = (text: string): OfferMail => ({ nodeId: 'a', title: '', text, received: DAY });
const MAIL = mailOf(
  '안녕하세요, 모카하우스입니다.\n원고료: 280만 원\n업로드 후 3개월간 다른 원두 광고는 삼가 주세요.\n12월 10일에 올려 주세요. 쇼츠 2편이에요.\n010-0000-2841\neunjae@mocahouse.example',
);

it('values that fill no field are found, each with its likeliest field', () => {
  const found = foundValues(readForm([MAIL], DAY), [MAIL], DAY);
  expect(found.map(({ kind, quote, field }) => [kind, quote, field])).toEqual([
    ['term', '3개월간', 'exclusivity'],
    ['day', '12월 10일', 'upload'],
    ['count', '쇼츠 2편', 'deliverables'],
    ['phone', '010-0000-2841', 'contact'],
    ['email', 'eunjae@mocahouse.example', 'contact'],
  ]);
  expect(found[0]?.others).toEqual(['usage']);
  for (const { place, quote } of found) expect(MAIL.text.slice(...place.at)).toBe(quote);
});

it('a value that is put into a field fills it by a person, and is found no more', () => {
  let offer = readForm([MAIL], DAY);
  for (const one of foundValues(offer, [MAIL], DAY)) offer = putValue(offer, one, one.field);
  expect(offer).toMatchObject({
    exclusivity: { value: { months: 3, scope: null }, by: 'person', quote: '3개월간' },
    days: { upload: { value: '2026-12-10' } },
    deliverables: [{ value: { format: 'shorts', count: 2 } }],
    contactPhone: { value: '010-0000-2841' },
    contactEmail: { value: 'eunjae@mocahouse.example' },
  });
  expect(foundValues(offer, [MAIL], DAY)).toEqual([]);
});

it('a value that a field cannot take changes nothing', () => {
  const [term] = foundValues(emptyOffer(), [mailOf('3개월간')], DAY);
  const offer = emptyOffer();
  expect(term && putValue(offer, term, 'contact')).toBe(offer);
});

it('what the creator wrote is not found', () => {
  const text = '하나님, 확인했습니다.\n\n2026년 11월 23일, 하나 <hana@example.com>님이 작성:\n> 350만 원은 어떠세요?';
  expect(foundValues(emptyOffer(), [mailOf(text)], DAY)).toEqual([]);
});

it('the day on which a mail was sent, and to whom, are no values of its offer', () => {
  const mail = mailOf('받는사람: me@creator.example\n날짜: 2026년 11월 24일\n제목: 제안\n\n12월 10일에 올려 주세요.');
  expect(foundValues(readForm([mail], DAY), [mail], DAY).map(({ quote }) => quote)).toEqual(['12월 10일']);
});
