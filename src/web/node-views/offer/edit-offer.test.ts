import { describe, expect, it } from 'vitest';
import { offer as offerSchema } from '#contract/offers/offer.schema.ts';
import { draftOf, readDraft, type Draft } from './draft-field.ts';
import { backToMail, editOffer, type Edited } from './edit-offer.ts';
import { lineAt, markedLines, placeIn } from './mail-lines.ts';
import type { RowField } from './offer-rows.ts';
import { FEE, MAIL, MAIL_ID, ofMail, testOffer } from './test-offer.ts';

describe('what a person writes into a line of the card', () => {
  const fee = { ...FEE, amount: 3_000_000 };

  it('beats the mail, keeps what the mail said beside it, and goes back to it', () => {
    const edited = editOffer(testOffer(), 'fee', fee);
    expect(edited.fees[0]).toMatchObject({
      value: { amount: 3_000_000 },
      by: 'person',
      quote: '',
      was: { value: { amount: 2_800_000 }, quote: '280만 원 (VAT 별도)' },
    });
    expect(editOffer(edited, 'fee', { ...fee, amount: 3_200_000 }).fees[0]?.was?.value.amount).toBe(2_800_000);
    expect(backToMail(edited, 'fee')).toEqual(testOffer());
  });

  it('changes nothing where it is the same', () => {
    expect(editOffer(testOffer(), 'fee', FEE)).toEqual(testOffer());
    expect(editOffer(testOffer(), 'brand', '모카하우스')).toEqual(testOffer());
  });

  it('keeps the most that is paid as such, as long as its sum is not changed', () => {
    const most = { ...FEE, amount: null, toAmount: 2_900_000 };
    const draft = draftOf(testOffer({ fees: [ofMail(most, '280만 원 (VAT 별도)')] }), 'fee');
    expect(readDraft('fee', { ...draft, vat: 'included' })).toEqual({ ...most, vat: 'included' });
    expect(readDraft('fee', { ...draft, amount: '3000000' })).toMatchObject({ amount: 3_000_000, toAmount: null });
  });

  it('takes a value away, and only that one', () => {
    expect(editOffer(testOffer(), 'upload', null)).toEqual(testOffer({ days: { ...testOffer().days, upload: null } }));
  });

  it.each<[RowField, Partial<Draft>, unknown]>([
    ['brand', { text: '  달콩상회 ' }, '달콩상회'],
    ['brand', { text: ' ' }, null],
    [
      'contact',
      { name: '이은재', email: '', phone: '010-0000-2841' },
      { name: '이은재', email: null, phone: '010-0000-2841' },
    ],
    ['fee', { amount: '1,500,000', vat: 'included' }, { ...FEE, amount: 1_500_000, vat: 'included' }],
    [
      'fee',
      { basis: 'share', percent: '10' },
      { ...FEE, basis: 'share', amount: null, currency: null, vat: null, percent: 10 },
    ],
    ['upload', { day: '2026-12-11' }, '2026-12-11'],
    ['revisions', { count: '2' }, 2],
    ['revisions', { isUnlimited: true }, 'unlimited'],
    ['usage', { count: '6', isForAds: true }, { months: 6, places: [], isForAds: true }],
    ['exclusivity', { count: '', scope: '원두' }, { months: null, scope: '원두' }],
    ['payment', { after: 'upload', days: '30' }, { after: 'upload', days: 30, date: null }],
    ['hashtags', { text: '#광고\n\n #모카하우스 ' }, ['#광고', '#모카하우스']],
  ])('is read as the record keeps it: %s %j', (field, typed, value) => {
    const read = readDraft(field, { ...draftOf(testOffer(), field), ...typed });
    expect(read).toEqual(value);
    const edited = editOffer(testOffer(), field, read as Edited[RowField] as never);
    expect(offerSchema.safeParse(edited).success).toBe(true);
  });

  it.each<[RowField, Partial<Draft>]>([
    ['fee', { amount: '많이' }],
    ['fee', { basis: 'share', percent: '120' }],
    ['upload', { day: '12월' }],
    ['revisions', { count: '1.5' }],
    ['usage', { count: '-1' }],
    ['links', { text: Array(21).fill('https://a.kr').join('\n') }],
  ])('is refused where it is no such value: %s %j', (field, typed) => {
    expect(typeof readDraft(field, { ...draftOf(testOffer(), field), ...typed })).toBe('symbol');
  });
});

describe('the lines of a mail', () => {
  const mail = { nodeId: MAIL_ID, text: MAIL };

  it('are counted as people count, without the empty ones', () => {
    expect(markedLines(MAIL, []).map(({ number, isApart }) => [number, isApart])).toEqual([
      [1, false],
      [2, true],
      [3, false],
      [4, false],
    ]);
    expect(lineAt(MAIL, MAIL.indexOf('280만'))).toBe(2);
  });

  it('show each mark once: of two that overlap the first stands', () => {
    const at = MAIL.indexOf('280만');
    const lines = markedLines(MAIL, [
      { at: [at, at + 6], what: 'found', key: '0' },
      { at: [at, at + 15], what: 'quote', key: 'fee' },
    ]);
    expect(lines[1]?.pieces.map(({ text, mark }) => [text, mark?.key])).toEqual([
      ['원고료: ', undefined],
      ['280만 원 (VAT 별도)', 'fee'],
    ]);
  });

  it('find a quote where it stands now, once the mail was edited', () => {
    const { quote, place } = ofMail(null, '3개월간');
    expect(placeIn(mail, { quote, place })).toEqual(place.at);
    expect(placeIn({ ...mail, text: `다시 보냅니다.\n${MAIL}` }, { quote, place })).toEqual(
      place.at.map((at) => at + 9),
    );
    expect(placeIn({ ...mail, text: '지웠어요' }, { quote, place })).toBeNull();
    expect(placeIn({ ...mail, nodeId: 'other' }, { quote, place })).toBeNull();
  });
});
