import { describe, expect, it } from 'vitest';
import { groundOf, offerRecord } from './offer-record.ts';
import { errorsOf } from '#contract/base/finding.ts';
import type { ReadSource, RecipeValues } from '#contract/recipes/recipe.ts';
import type { WritableRecipe } from '../writing.ts';
import { formOf } from '#contract/recipes/test-form.ts';
import { fee } from '../../offers/test-offers.ts';
import { keyless, noteOf, videoOf } from './test-sources.ts';
import { writable } from '../writings.ts';

const sponsorBrief = writable['sponsor-brief'];
const sponsorReply = writable['sponsor-reply'];

const reply: WritableRecipe = sponsorReply;
const MAIL =
  '안녕하세요, 마루식품 마케팅팀 김하나입니다. 신제품 두부면을 제안드립니다.\n브랜드: 마루식품\n제품: 두부면\n콘텐츠: 브랜디드 영상 1편\n원고료: 200만 원(VAT 별도)\n수정: 무제한\n업로드: 4월 10일';
const mail = noteOf(MAIL);
const references = [
  noteOf('## 식비 기록\n배달을 줄이자 총 비용 38만 원만 들었다. 한 번에 드는 비용 10만원도 안 된다.'),
  videoOf('광고 단가 공개', ['협찬 제안이 오면 비용 500만 원을 불러요.', '안녕하세요, 광고비 700만 원 제안드립니다.']),
  noteOf('안녕하세요, 마루식품 담당자님. 제안 감사합니다. 제 단가는 900만 원입니다.', { madeBy: 'sponsor-reply' }),
];

describe('a reply to a sponsor', () => {
  const values = (more: RecipeValues = {}) =>
    formOf(reply, {
      creator: '하나네 부엌',
      rateCard: '브랜디드 영상: 300만원',
      received: '2026-03-02',
      ...more,
    });
  const made = (sources: readonly ReadSource[], more: RecipeValues = {}) => {
    const material = { sources, keywords: [] };
    const learnt = reply.learn?.(values(more), material) ?? values(more);
    return { learnt, text: keyless(reply, learnt, material, 'ko') };
  };

  it.each(['accept', 'negotiate', 'decline'])('that is to %s takes no amount of a reference', (answer) => {
    const { learnt, text } = made([...references, mail], { answer });
    expect(text).toBe(made([mail], { answer }).text);
    expect(text).not.toMatch(/38만|380,000|100,000|5,000,000|7,000,000|9,000,000/);
    expect([learnt['offer'], learnt['offered']]).toEqual(['', '200만 원(VAT 별도)']);
    expect(reply.order(learnt, 'ko')).toContain('200만 원');
    for (const amount of ['38만 원', '500만 원', '900만 원'])
      expect(errorsOf(reply.check?.(`${text}\n${amount}은 어떠세요?`, learnt) ?? [])).toHaveLength(1);
  });

  it('answers the offer that the form names, and lets that of the mail stand', () => {
    const { learnt, text } = made([mail], { offer: '250만원 (VAT 별도)' });
    expect(text).toContain('제안해 주신 금액은 2,500,000원(VAT 별도)');
    expect(text).not.toContain('2,000,000');
    expect(reply.check?.(text, learnt)).toEqual([]);
    expect(reply.check?.('처음 말씀하신 200만 원보다 낫네요.', learnt)).toEqual([]);
    expect(errorsOf(reply.check?.('270만 원은 어떠세요?', learnt) ?? [])).toHaveLength(1);
  });

  it('to a card asks for nothing that the card keeps, however its words say it', () => {
    const value = { months: 0.5, scope: '두부' };
    const exclusivity = { value, quote: '2주간 두부 광고를 피해', place: null, by: 'mail' as const };
    const offer = { ...offerRecord.read({ sources: [mail], keywords: [] }, {}), exclusivity };
    const card = noteOf(offerRecord.draw(offer, {}, 'ko', undefined), { madeBy: 'sponsor-brief' });
    expect(made([{ ...card, offer }]).text).not.toContain('경쟁 브랜드 광고 제한 여부');
    expect(made([card]).text).toContain('경쟁 브랜드 광고 제한 여부');
  });

  it.each(['[Your Name]', '[이름]', '[Brand]', '〔이름〕'])(
    'is not finished as long as it has a blank such as %s',
    (blank) => {
      const text = `Hello,\n\nThank you for the offer.\n\nBest,\n${blank}`;
      expect(reply.check?.(text, values())).toMatchObject([{ rule: 'blank-left', level: 'warning' }]);
      expect(reply.parts?.(text, values())[0]?.findings).toMatchObject([{ rule: 'blank-left', level: 'error' }]);
    },
  );

  it('is copied as plain text, without marks of emphasis and of passages', () => {
    const text = 'Hello,\n\nThe **two revisions** [1] are fine [2, 3].\n\n* 2 * 3 stays\n\nBest,\nHana';
    expect(reply.parts?.(text, values())).toMatchObject([
      { text: 'Hello,\n\nThe two revisions are fine.\n\n* 2 * 3 stays\n\nBest,\nHana', findings: [] },
    ]);
  });

  it('of which no mail is wired asks for the budget', () => {
    const { learnt, text } = made(references, { rateCard: '' });
    expect(learnt['offered']).toBe('');
    expect(text).toContain('예산');
    expect(text).not.toMatch(/\d만|\d원/);
  });
});

describe('where no mail is wired', () => {
  const lackOf = (recipe: WritableRecipe, sources: readonly ReadSource[], form: RecipeValues = {}) =>
    recipe.lacks?.(formOf(recipe, { creator: '하나', ...form }), { sources, keywords: [] })?.ko;

  it.each<[string, WritableRecipe, ReadSource[], RecipeValues, boolean]>([
    ['a card', sponsorBrief, references, {}, true],
    ['a card of nothing', sponsorBrief, [], {}, true],
    ['a card of the mail', sponsorBrief, [...references, mail], {}, false],
    ['a reply', sponsorReply, references, {}, true],
    ['a reply to the mail', sponsorReply, [mail], {}, false],
    ['a reply to an offer that was made by telephone', sponsorReply, references, { offer: '250만원' }, false],
  ])('%s', (_, recipe, sources, form, isMissing) =>
    expect(lackOf(recipe, sources, form)?.includes('메일이나 제안서가 없어요') ?? false).toBe(isMissing),
  );
});

describe('a card of a brief', () => {
  it('is of the mail among references', () => {
    const material = { sources: [...references, mail], keywords: [] };
    const card = keyless(sponsorBrief, formOf(sponsorBrief, { received: '2026-03-02' }), material, 'ko');
    expect(card).toContain('| 금액 | 2,000,000원(VAT 별도) |');
    expect(card).not.toMatch(/380,000|5,000,000/);
  });

  const brief: WritableRecipe = sponsorBrief;
  const learnt = (sources: readonly ReadSource[]) =>
    brief.learn?.(formOf(brief, { received: '2026-03-02' }), { sources, keywords: [] }) ?? {};
  const card = (draft: unknown, sources: readonly ReadSource[] = [...references, mail]) => {
    const values = formOf(brief, { received: '2026-03-02' });
    return offerRecord.draw(offerRecord.verify(draft, { sources, keywords: [] }, values), values, 'ko', undefined);
  };

  it('that a model filled keeps an amount of the mail and none of a reference', () => {
    const prose = noteOf(
      '안녕하세요, 마루식품입니다. 협찬을 제안드립니다. 원고료는 200만 원이에요. 회신 부탁드립니다.',
    );
    expect(card(fee(2_000_000, '원고료는 200만 원'), [...references, prose])).toContain('| 금액 | 2,000,000원 |');
    expect(card(fee(5_000_000, '비용 500만 원'), [...references, prose])).toContain('| 금액 | — 물어보기 |');
    expect(card(fee(3_000_000, '원고료는 200만 원'), [...references, prose])).toContain('| 금액 | — 물어보기 |');
  });

  it('has what its form says also where a model left it out', () =>
    expect(card({})).toContain('| 금액 | 2,000,000원(VAT 별도) |'));

  const own = { rule: null, why: '다른 일을 못 해요.', ask: '' };
  const nothing = '체크리스트에서 걸린 조건이 없어요.';
  it.each<[string, unknown[], string[], string[]]>([
    ['none', [], [nothing], ['확인할 수 없었어요', '수정 횟수에 끝이 없어요']],
    [
      'one that stands there',
      [{ ...own, quote: '두부면을 제안' }],
      ['다른 일을 못 해요.'],
      [nothing, '확인할 수 없었어요'],
    ],
    [
      'an invented one',
      [{ ...own, quote: '평생 독점' }],
      ['조건 1가지는 메일에서', '위약금이나 배상'],
      [nothing, '평생 독점'],
    ],
    [
      'one that stands there and two invented',
      [{ ...own, quote: '두부면을 제안' }, { ...own, quote: '평생 독점' }, 'x'],
      ['다른 일을 못 해요.', '조건 2가지는 메일에서', '위약금이나 배상'],
      [nothing],
    ],
  ])('of a model that names %s of its clauses says what was checked', (_, clauses, said, unsaid) => {
    const risky = noteOf(
      '안녕하세요, 신제품 두부면을 제안드립니다. 원고료는 200만 원이에요. 늦으면 위약금을 청구합니다.',
    );
    const text = card({ clauses }, [risky]);
    for (const words of said) expect(text).toContain(words);
    for (const words of unsaid) expect(text).not.toContain(words);
  });

  it('is told the clauses that the rules find in the mail, to add to them and to correct them', () => {
    const order = brief.order(learnt([...references, mail]), 'ko');
    expect(order).toContain('규칙이 찾은 조항입니다. 더 있으면 더하고, 틀리면 뺍니다.');
    expect(order).toContain('- unlimited-revisions: 수정 횟수에 끝이 없어요. → 수정은 2회까지 포함하고');
    expect(order).not.toContain('위약금이나');
    expect(brief.order(learnt([mail]), 'en')).toContain('There is no limit on revisions.');
    const plain = noteOf('안녕하세요, 협찬을 제안드립니다. 광고비는 200만 원입니다.');
    expect(brief.order(learnt([plain]), 'ko')).not.toContain('규칙이 찾은');
  });
});

it('a mail is read as it stands in its note, whose title says that it is one and bears out what the mail does not say', () => {
  const nodeId = '0199a1b2-0000-7000-8000-000000000001';
  const mail =
    '안녕하세요, 한서연 님. 저는 이은재라고 합니다.\n드립백을 쇼츠 1편으로 소개해 주실 수 있을까요? 80만 원을 드려요.';
  const title = '모카하우스 협찬 제안';
  const noteCalled = (name: string): ReadSource => ({ ...noteOf(`${name}\n${mail}`), nodeId, title: name });
  const sources = [noteCalled(title), noteOf('장은 주 1회 본다.')];
  const { mails } = groundOf({ sources, keywords: [] }, { received: '2026-11-25' });
  expect(mails).toEqual([{ nodeId, title, text: mail, received: '2026-11-25' }]);
  const draft = {
    brand: { value: '모카하우스', quote: '모카하우스 협찬' },
    product: { value: '드립백', quote: '드립백을' },
  };
  const read = offerRecord.verify(draft, { sources, keywords: [] }, {});
  expect(read.brand).toMatchObject({ value: '모카하우스', quote: '모카하우스 협찬', place: null, by: 'mail' });
  expect(read.product?.place?.at).toEqual([mail.indexOf('드립백'), mail.indexOf('드립백') + 4]);
  expect(sponsorBrief.lacks?.({}, { sources, keywords: [] })).toBeNull();
  const unnamed = { sources: [noteCalled('메모'), noteOf('장은 주 1회 본다.')], keywords: [] };
  expect(sponsorBrief.lacks?.({}, unnamed)?.ko).toContain('메일이나 제안서가 없어요');
});
