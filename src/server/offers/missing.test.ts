import { expect, it } from 'vitest';
import { emptyOffer } from '#contract/offers/empty-offer.ts';
import { missingIn, offerFields } from '#contract/offers/missing.ts';
import { readForm } from '#contract/offers/read-form.ts';
import { questionOf } from '#contract/offers/reply-words.ts';
import { verifyOffer } from './verify-offer.ts';

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

const TERMS = ['revisions', 'usage', 'exclusivity'];
const mailOf = (text: string) => ({ nodeId: '', title: '', text, received: null });
const told = (value: unknown, quote: string) => ({ value, quote });
const usage = (months: number | null, places: string[] = [], isForAds = false) => ({ months, places, isForAds });

it.each<[string, unknown, unknown, unknown]>([
  [
    '수정은 없어요. 2차 활용은 따로 없고, 경쟁사 제한도 두지 않습니다.',
    told(0, '수정은 없어요'),
    told(usage(0), '2차 활용은 따로 없고'),
    told({ months: 0, scope: null }, '경쟁사 제한도 두지 않습니다'),
  ],
  [
    'We allow 2 feedback rounds, will not use the video elsewhere and work on a non-exclusive basis.',
    told(2, '2 feedback rounds'),
    told(usage(0), 'will not use the video elsewhere'),
    told({ months: 0, scope: null }, 'non-exclusive basis'),
  ],
  [
    'Up to three changes. We run it as paid ads on Instagram. No other coffee brands, please.',
    told(3, 'Up to three changes'),
    told(usage(null, ['instagram'], true), 'run it as paid ads on Instagram'),
    told({ months: null, scope: 'coffee brands' }, 'No other coffee brands'),
  ],
])('what a mail says and a model quotes is not missing, also that there is none of it: %s', (text, ...values) => {
  const [revisions, used, exclusivity] = values;
  const read = verifyOffer({ revisions, usage: used, exclusivity }, [mailOf(text)], '2026-11-24');
  expect(missingIn(read).filter((field) => TERMS.includes(field))).toEqual([]);
});

it.each([
  ['수정: 없음\n2차 활용: 없음\n경쟁사 제한: 해당 없음', []],
  ['Revisions: none\nUsage: no\nExclusivity: N/A', []],
  ['수정: 별도 비용 없이 협의\n2차 활용: 협의\n경쟁사 제한: 미정', TERMS],
])('a label behind which there is none is not missing, and one that is left open is: %s', (text, missing) => {
  const read = readForm([mailOf(text)], '2026-11-24');
  expect(missingIn(read).filter((field) => TERMS.includes(field))).toEqual(missing);
});

it('a term that is none is not taken from a quote that denies nothing, is of something else, names a figure or leaves it open', () => {
  const text =
    '2차 활용은 3개월입니다. 경쟁사 제한은 미정이라 없을 수도 있어요. 수정은 2회 넘게는 하지 않아요. 저희 SNS에 써요. 부담 없이 연락 주세요.';
  const draft = (quote: string) => told(usage(0), quote);
  const read = (quote: string) => verifyOffer({ usage: draft(quote) }, [mailOf(text)], '2026-11-24').usage;
  const quotes = ['2차 활용은 3개월입니다', '경쟁사 제한은 미정이라 없을 수도', '저희 SNS에 써요', '부담 없이 연락'];
  expect(quotes.map(read)).toEqual(quotes.map(() => null));
  const none = { revisions: told(0, '수정은 2회 넘게는 하지 않아요') };
  expect(verifyOffer(none, [mailOf(text)], '2026-11-24').revisions).toBeNull();
});

it('of usage whose places are known only the period is asked', () => {
  const quote = '저희 인스타그램에 영상을 쓸 수 있게';
  const read = verifyOffer({ usage: told(usage(null, ['instagram']), quote) }, [mailOf(quote)], '2026-11-24');
  expect(missingIn(read)).toContain('usage');
  expect(questionOf('usage', read, 'ko')).toBe('2차 활용 기간');
  expect(questionOf('usage', emptyOffer(), 'ko')).toBe('2차 활용 범위와 기간');
});
