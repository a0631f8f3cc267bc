import { describe, expect, it } from 'vitest';
import { sponsorBrief } from '../kinds/sponsor-brief.ts';
import { formOf, noteOf } from '../kinds/test-sources.ts';
import { bring } from '../bring.ts';
import type { Recipe } from '../recipe.ts';

const brief: Recipe = sponsorBrief;
const learn = (mail: string) =>
  brief.learn?.(formOf(brief, { received: '2026-11-25' }), { sources: [noteOf(mail)], keywords: [] }) ?? {};
const told = (card: string, mail: string) => (brief.check?.(card, learn(mail)) ?? []).map(({ rule }) => rule);

const MAIL =
  '안녕하세요, 소담키친 마케팅팀 이도윤입니다. 스테인리스 도시락 3종 브랜디드 영상 1편을 제안드립니다. 원고료는 350만 원(VAT 별도)이며 수정은 2회, 2차 활용은 6개월입니다. 업로드는 12월 18일, 정산은 세금계산서 발행 후 30일입니다.';
const UNPRICED =
  '안녕하세요, 소담키친 마케팅팀 이도윤입니다. 스테인리스 도시락 3종 브랜디드 영상 1편을 제안드립니다. 편하실 때 답장 부탁드립니다.';
const ENGLISH =
  'Hi Hana, this is Mia from Lumo. We would love to sponsor one dedicated YouTube video about the Lumo desk lamp. Our budget is $2,500. Please publish by December 18. Two rounds of revisions are included.';

const table = (...rows: [string, string][]) =>
  ['## 협찬 제안: 소담키친', '', '| 항목 | 내용 |', '| --- | --- |', ...rows.map(([a, b]) => `| ${a} | ${b} |`)].join(
    '\n',
  );
const REST: [string, string][] = [
  ['브랜드', '소담키친 [1]'],
  ['제품', '스테인리스 도시락 3종 [1]'],
  ['담당자', '이도윤 [1]'],
  ['결과물과 노출 길이', '브랜디드 영상 1편 [1]'],
  ['초안·업로드 마감', '12월 18일 [1]'],
  ['수정 횟수', '2회 [1]'],
  ['2차 활용', '6개월 [1]'],
  ['경쟁사 제한', '— 물어보기'],
  ['지급일', '세금계산서 발행 후 30일 [1]'],
];
const withFee = (label: string, fee: string) => table(...REST.slice(0, 4), [label, fee], ...REST.slice(4));
const listed = (...lines: string[]) => ['## 소담키친 협찬', '', ...lines.map((line) => `- ${line}`)].join('\n');
const LIST = [
  '**브랜드:** 소담키친',
  '**상품:** 도시락 3종',
  '**문의:** 이도윤',
  '**제작물:** 브랜디드 영상 1편',
  '**공개일:** 12월 18일',
  '**피드백:** 2회',
  '**사용권:** 6개월',
  '**독점 조건:** — 물어보기',
  '**정산:** 30일',
];
const HEADED = [
  '# Sponsor brief: Lumo',
  '| Field | Value |',
  '| --- | --- |',
  '| Brand | Lumo |',
  '| Product | desk lamp |',
  '| Point of contact | Mia |',
  '| Scope | one dedicated video |',
];
const TAIL = [
  '| Go-live date | December 18 |',
  '| Revisions | two rounds |',
  '| Usage rights | — ask |',
  '| Exclusivity | — ask |',
  '| Payment terms | — ask |',
];
const english = (...rows: string[]) => [...HEADED, ...rows, ...TAIL].join('\n');

describe('a card that holds the fee of the mail, however it is written, is not told', () => {
  it.each<[string, string, string]>([
    ['as the form says', withFee('비용과 부가세', '350만 원(VAT 별도) [1]'), MAIL],
    ['in digits', withFee('금액', '3,500,000원 (VAT 별도)'), MAIL],
    ['with its sign', withFee('제작비', '₩3,500,000'), MAIL],
    ['in digits without a unit', withFee('원고료(원)', '3500000'), MAIL],
    ['without its won', withFee('광고비', '350만'), MAIL],
    ['in words', withFee('보수', '삼백오십만 원'), MAIL],
    ['as a list', listed(...LIST, '**사례비:** 350만 원'), MAIL],
    ['in the row of what is delivered', table(...REST, ['기타', '영상 1편에 350만원']), MAIL],
    ['in three columns', `${table(...REST)}\n| 비용 | 350만 원 | [1] |`, MAIL],
    ['in English', english('| Fee | $2,500 |'), ENGLISH],
    ['in English with its currency', english('| Compensation | USD 2,500 |'), ENGLISH],
    ['to be asked where the mail names none', withFee('비용', '— 물어보기'), UNPRICED],
    ['to be asked for by another name', withFee('출연료', '— 물어보기'), UNPRICED],
    ['as running text', '소담키친이 브랜디드 영상 1편을 350만 원에 제안했어요. 업로드는 12월 18일이에요.', MAIL],
  ])('%s', (_, card, mail) => expect(told(card, mail)).toEqual([]));
});

describe('a card that leaves the fee of the mail out is told', () => {
  it.each<[string, string, string]>([
    ['a table without the row', table(...REST), MAIL],
    ['a row that asks for what the mail says', withFee('비용', '— 물어보기'), MAIL],
    ['an empty cell', withFee('비용과 부가세', ''), MAIL],
    ['only the tax', withFee('비용과 부가세', 'VAT 별도'), MAIL],
    ['a list', listed(...LIST), MAIL],
    ['running text', '소담키친이 브랜디드 영상 1편을 제안했어요. 업로드는 12월 18일이에요.', MAIL],
    ['in English', english(), ENGLISH],
    ['only other digits', withFee('비용', '수정 2회 포함'), MAIL],
  ])('%s', (_, card, mail) => expect(told(card, mail)).toContain('fee-left-out'));

  it('and the fee of the mail is put in by what brings a text to its rules, in the language of the card', () => {
    const values = learn(MAIL);
    expect(bring(table(...REST), brief, values)).toBe(`${table(...REST)}\n| 금액 | 3,500,000원(VAT 별도) |`);
    for (const asked of ['', '— 물어보기', 'VAT 별도'])
      expect(bring(withFee('비용과 부가세', asked), brief, values)).toBe(
        withFee('비용과 부가세', '3,500,000원(VAT 별도)'),
      );
    expect(bring(english(), brief, learn(ENGLISH))).toBe(`${english()}\n| Fee | $2,500 |`);
  });
});

describe('a row of the form that is nowhere on the card is told, and keeps nobody from using it', () => {
  const without = (...labels: string[]) =>
    table(...REST.filter(([label]) => !labels.includes(label)), ['비용', '350만 원']);
  it.each<[string, string, string]>([
    ['the payment', without('지급일'), '지급'],
    ['what may be used, and what may not be done', without('2차 활용', '경쟁사 제한'), '2차 활용, 경쟁 제한'],
    ['the fee of which the mail says nothing', table(...REST), '금액'],
  ])('%s', (_, card, named) => {
    const [found, ...others] = brief.check?.(card, learn(named === '금액' ? UNPRICED : MAIL)) ?? [];
    expect([found?.rule, found?.level, others]).toEqual(['row-left-out', 'warning', []]);
    expect(found?.words.ko).toContain(`카드에 없는 칸이 있어요: ${named}.`);
  });
});

describe('the card that is made without a model', () => {
  it.each([MAIL, UNPRICED, ENGLISH])('leaves nothing out: %s', (mail) => {
    for (const language of ['ko', 'en'] as const) {
      const card = brief.outline(
        formOf(brief, { received: '2026-11-25' }),
        { sources: [noteOf(mail)], keywords: [] },
        language,
      );
      expect(told(card, mail)).toEqual([]);
    }
  });
});
