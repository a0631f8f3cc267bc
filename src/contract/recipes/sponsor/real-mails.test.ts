import { describe, expect, it } from 'vitest';
import { readBrief, redFlagsOf } from './brief.ts';
import { writeBriefCard } from './brief-card.ts';

const read = (text: string) => readBrief(text, { today: '2026-11-22' });
const rowOf = (text: string, name: string) =>
  writeBriefCard(read(text), [], 'ko')
    .split('\n')
    .find((line) => line.startsWith(`| ${name} |`));

describe('terms beside each other keep their own period', () => {
  it.each<[string, number | null | undefined, number | null | undefined]>([
    ['콘텐츠 1년간 2차 활용 가능하며, 경쟁사 6개월 금지입니다.', 12, 6],
    ['콘텐츠 1년간 유지, 경쟁사 6개월 금지', undefined, 6],
    ['콘텐츠는 1년간 게시 유지 부탁드리며 경쟁사 6개월 금지 조건이 있습니다.', undefined, 6],
    ['- 콘텐츠 1년간 활용 / 경쟁사 6개월 금지', 12, 6],
    ['2차 활용 가능, 경쟁사 6개월 금지', null, 6],
    ['경쟁사 광고 금지, 콘텐츠는 1년간 유지', undefined, null],
    ['경쟁사 제한: 동종 업계 광고 금지, 업로드 후 3개월', undefined, 3],
    ['업로드 후 3개월간 동종 업계 광고 불가', undefined, 3],
    ['2차 활용: 메타, 유튜브 6개월', 6, undefined],
  ])('%s', (text, usage, exclusivity) => {
    const brief = read(text);
    expect(brief.usage?.value.months).toBe(usage);
    expect(brief.exclusivity?.value).toBe(exclusivity);
  });
});

describe('a span of days is one date of the mail', () => {
  it.each<[string, string]>([
    ['12월 1일 ~ 5일 중 업로드 부탁드립니다.', 'upload'],
    ['12월 1일~5일 사이 업로드 희망합니다.', 'upload'],
    ['일정: 12월 1일 ~ 5일 중 업로드', 'upload'],
    ['업로드는 12월 1일부터 12월 5일 사이에 부탁드립니다.', 'upload'],
    ['12월 1일 ~ 5일 중 초안 전달', 'draft'],
    ['일정: 12월 1일 ~ 5일', 'other'],
  ])('%s is %s', (text, kind) => {
    const { deadlines, missing } = read(text);
    expect(deadlines).toMatchObject([{ kind, from: '2026-12-01', date: '2026-12-05' }]);
    expect(missing.includes('upload')).toBe(kind !== 'upload');
  });
});

describe('a payment by the month stands in the card as it is said', () => {
  it.each([
    ['비용은 세금계산서 발행 후 익월 말일 지급됩니다.', '비용은 세금계산서 발행 후 익월 말일 지급됩니다'],
    ['정산: 세금계산서 발행 후 익월 말일', '세금계산서 발행 후 익월 말일'],
    ['정산: 세금계산서 발행월 익월 10일', '세금계산서 발행월 익월 10일'],
    ['| 대금 지급 | 익월 말 |', '익월 말'],
  ])('%s', (text, words) => expect(rowOf(text, '지급')).toBe(`| 지급 | ${words} |`));
});

describe('who writes for whom, and about what', () => {
  it.each<[string, string | undefined, string | undefined, string | undefined]>([
    [
      "안녕하세요, 애드플러스 이지은입니다. 클라이언트 '로보락' 로봇청소기 S9 유튜브 협업을 제안드립니다.",
      '로보락',
      '로봇청소기 S9',
      '이지은',
    ],
    [
      "안녕하세요. 광고대행사 애드플러스 이지은입니다. 클라이언트 '로보락'의 로봇청소기 S9 신제품 홍보 영상을 제안드려요.",
      '로보락',
      '로봇청소기 S9',
      '이지은',
    ],
    [
      '안녕하세요 하나님! 애드플러스 이지은입니다. 저희 클라이언트 로보락 로봇청소기 S9 관련해서 연락드렸어요.',
      '로보락',
      '로봇청소기 S9',
      '이지은',
    ],
    [
      "저희 클라이언트 '로보락'의 신제품 로봇청소기 S9 관련하여 브랜디드 콘텐츠 협업을 제안드립니다.",
      '로보락',
      '로봇청소기 S9',
      undefined,
    ],
    ['안녕하세요, 온화장품 박서연입니다. 협찬을 제안드립니다.', '온화장품', undefined, '박서연'],
    ['안녕하세요. 클라이언트 요청으로 광고 협업을 문의드립니다.', undefined, undefined, undefined],
    [
      '안녕하세요, 마루식품 마케팅팀 김하나입니다. 신제품 홍보 영상 제작을 제안드립니다.',
      '마루식품',
      undefined,
      '김하나',
    ],
    ["안녕하세요, 마루식품입니다. '두부면 2종'의 유튜브 협업을 제안드립니다.", '마루식품', '두부면 2종', undefined],
    ["안녕하세요, 마루식품입니다. '두부면'을 소개해 주세요.", '마루식품', '두부면', undefined],
    ["안녕하세요, 마루식품입니다. '식비 절반 줄인 법' 영상 잘 봤습니다.", '마루식품', undefined, undefined],
    ["안녕하세요, 마루식품입니다. '하루 한 번으로 충분해요' 광고 보셨나요?", '마루식품', undefined, undefined],
  ])('%s', (text, brand, product, name) => {
    const brief = read(text);
    expect([brief.brand?.value, brief.product?.value, brief.contact.name?.value]).toEqual([brand, product, name]);
  });
});

describe('what is to be made', () => {
  it.each<[string, string[]]>([
    ['브랜디드 콘텐츠 협업 / PPL 60초', ['ppl']],
    ['브랜디드 캠페인을 제안드립니다. 기획 PPL 1편을 부탁드립니다.', ['planned-ppl']],
    ['형태: 브랜디드 1편 + PPL 60초 1편', ['branded', 'ppl']],
    ['브랜디드 콘텐츠 협업을 제안드립니다.', ['branded']],
    ['브랜디드 콘텐츠 협업 / 쇼츠 1편', ['branded', 'shorts']],
  ])('of "%s" is %j', (text, kinds) => expect(read(text).deliverables.map(({ kind }) => kind)).toEqual(kinds));
});

describe('use in ads for a time', () => {
  it.each<[string, boolean]>([
    ['2차 활용: 6개월 (메타 광고 소재)', true],
    ['콘텐츠를 3개월간 광고 소재로 활용합니다.', true],
    ['2차 활용 3개월', false],
    ['2차 활용: 3개월 (브랜드 SNS)', false],
    ['2차 활용: 광고 소재 3개월, 별도 비용 협의', false],
    ['2차 활용 없음', false],
  ])('"%s" is a flag: %s', (text, isFlag) => {
    expect(redFlagsOf(read(text)).some(({ rule }) => rule === 'ads-for-a-time')).toBe(isFlag);
  });
});

it.each([
  '클라이언트 ',
  '광고주 가나 ',
  '안녕하세요 ',
  '안녕하세요, 가 ',
  "'가나'의 ",
  '1월 1일 ~ ',
  '경쟁사, ',
  '익월 ',
])('reads 100,000 letters of "%s" in time', (piece) => {
  const text = piece.repeat(Math.ceil(100_000 / piece.length));
  expect(writeBriefCard(read(text), redFlagsOf(read(text)), 'ko').isWellFormed()).toBe(true);
});

describe('what mails of brands leave between the lines', () => {
  it('is read clause by clause: a day, a week without a day, and the product of an offer', () => {
    const mail =
      '안녕하세요 크리에이터님! 뷰티 브랜드 라온코스메틱입니다. 신제품 쿠션으로 숏츠 2건 협업 제안드려요. 초안은 12/20까지, 업로드는 1월 첫째 주 희망합니다.';
    const { brand, product, deadlines } = read(mail);
    expect([brand?.value, product?.value]).toEqual(['라온코스메틱', '쿠션']);
    expect(deadlines.map(({ kind, date, quote }) => [kind, date, quote.text])).toEqual([
      ['draft', '2026-12-20', '12/20'],
      ['upload', null, '1월 첫째 주'],
    ]);
  });

  it('is the brand of a title such as ‘모두의캠핑 x 크리에이터님’', () => {
    expect(read('[협업 제안] 모두의캠핑 x 크리에이터님\n■ 제품: 원터치 텐트').brand?.value).toBe('모두의캠핑');
  });
});
