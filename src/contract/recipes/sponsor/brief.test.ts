import { describe, expect, it } from 'vitest';
import { readBrief, redFlagsOf, type Brief } from './brief.ts';
import { writeBriefCard } from './brief-card.ts';
import { redFlagChecklist } from './red-flags.ts';

const LABELLED = `제목: [글로우랩] 유튜브 광고 협업 제안드립니다

안녕하세요, 율이네 님! 글로우랩 마케팅팀 김민지 매니저입니다.
평소 율이네 채널의 브이로그 영상을 재밌게 보고 있어 연락드렸습니다.

■ 제품 : 비타 글로우 세럼 (정가 39,000원)
■ 진행 형태 : 기획 PPL (90초 이상) 1편 + 쇼츠 2편
■ 광고비 : 300만원 (VAT 별도)
■ 일정
 - 초안 전달 : 3월 10일(월)
 - 업로드 : 3월 20일 ~ 25일
■ 수정 : 2회
■ 2차 활용 : 6개월 (SNS 광고 소재 활용 포함)
■ 경업 금지 : 업로드 후 3개월간 동종 업계 광고 불가
■ 정산 : 세금계산서 발행 후 30일 이내 지급
■ 필수 멘트 : "하루 한 번으로 충분해요"
■ 필수 해시태그 : #글로우랩 #비타세럼
■ 구매 링크(고정 댓글) : https://glowlab.example/serum

minji@glowlab.example / 010-1234-5678`;

const PROSE = `안녕하세요 크리에이터님, 광고대행사 미디어웍스의 박서준입니다. 저희 클라이언트인 '하루단백' 브랜드의 신제품 '프로틴 쉐이크'를 소개해 주실 분을 찾고 있습니다. 영상 내 60초 이상 노출을 희망하며 예산은 200~250만원(부가세 포함)으로 생각하고 있습니다. 4월 5일까지 초안을 전달해 주시고 4월 15일 업로드를 부탁드립니다. 수정은 만족하실 때까지 부탁드리며, 콘텐츠는 기간 제한 없이 광고 소재로 활용됩니다. 비용은 업로드 후 익익월 말 지급됩니다. 회신은 3/28까지 부탁드려요.`;

const ENGLISH = `Hi Yuri,
My name is Jane Park from GlowLab. I love your videos on skincare!
Deliverables: one 60-second integration, 2 Instagram Reels
Budget: KRW 3,000,000 (excl. VAT)
Draft due: March 10, 2025
Go live: March 20, 2025
Revisions: up to two rounds of revisions
Usage rights: 6 months paid ads
Exclusivity: 3 months, no competitors
Payment: net 30 after invoice
Please mention "vegan formula".`;

const TABLE = `| 항목 | 내용 |
| --- | --- |
| 브랜드 | 라운드랩 |
| 콘텐츠 유형 | 브랜디드 콘텐츠 (최대 4분) |
| 제작비 | 1,500만 원 (VAT 포함) |
| 업로드일 | 2025.05.16 |
| 수정 횟수 | 무제한 |
| 경쟁사 광고 제한 | 1년 |
| 대금 지급 | 익월 말 |`;

const read = (text: string) => readBrief(text, { today: '2025-02-20' });
const quotesOf = (brief: Brief) =>
  [
    brief.brand,
    brief.product,
    brief.revisions,
    brief.usage,
    brief.exclusivity,
    brief.payment,
    ...Object.values(brief.contact),
    ...brief.deliverables,
    ...brief.fees,
    ...brief.deadlines,
    ...brief.mustSays,
    ...brief.required,
  ].flatMap((each) => each?.quote ?? []);

describe('a brief', () => {
  it('with labels is read whole', () => {
    const brief = read(LABELLED);
    expect(brief).toMatchObject({
      brand: { value: '글로우랩' },
      product: { value: '비타 글로우 세럼' },
      contact: {
        name: { value: '김민지' },
        email: { value: 'minji@glowlab.example' },
        phone: { value: '010-1234-5678' },
      },
      deliverables: [
        { kind: 'planned-ppl', count: 1, seconds: { from: 90, to: null }, isInferred: false },
        { kind: 'shorts', count: 2, seconds: null },
      ],
      fees: [{ amount: 3_000_000, toAmount: null, vat: 'excluded' }],
      deadlines: [
        { kind: 'draft', date: '2025-03-10' },
        { kind: 'upload', from: '2025-03-20', date: '2025-03-25' },
      ],
      revisions: { value: 2 },
      usage: { value: { months: 6, isForAds: true } },
      exclusivity: { value: 3 },
      payment: { value: { after: 'invoice', days: 30 } },
      mustSays: [{ value: '하루 한 번으로 충분해요' }],
      missing: [],
    });
    expect(brief.required.map(({ value }) => value.words)).toEqual([
      '#글로우랩',
      '#비타세럼',
      'https://glowlab.example/serum',
    ]);
  });

  it('in prose is read sentence by sentence', () => {
    expect(read(PROSE)).toMatchObject({
      brand: { value: '하루단백' },
      product: { value: '프로틴 쉐이크' },
      contact: { name: { value: '박서준' } },
      deliverables: [{ kind: 'ppl', seconds: { from: 60, to: null }, isInferred: true }],
      fees: [{ amount: 2_000_000, toAmount: 2_500_000, vat: 'included' }],
      deadlines: [
        { kind: 'draft', date: '2025-04-05' },
        { kind: 'upload', date: '2025-04-15' },
        { kind: 'reply', date: '2025-03-28' },
      ],
      revisions: { value: 'unlimited' },
      usage: { value: { months: 'unlimited', isForAds: true } },
      payment: { value: { after: 'month', days: 90 } },
      missing: ['exclusivity'],
    });
  });

  it('in English is read as well', () => {
    expect(read(ENGLISH)).toMatchObject({
      brand: { value: 'GlowLab' },
      contact: { name: { value: 'Jane Park' } },
      deliverables: [
        { kind: 'ppl', count: 1, seconds: { from: 60, to: 60 } },
        { kind: 'instagram', count: 2 },
      ],
      fees: [{ amount: 3_000_000, vat: 'excluded' }],
      deadlines: [
        { kind: 'draft', date: '2025-03-10' },
        { kind: 'upload', date: '2025-03-20' },
      ],
      revisions: { value: 2 },
      usage: { value: { months: 6, isForAds: true } },
      exclusivity: { value: 3 },
      payment: { value: { after: 'invoice', days: 30 } },
      mustSays: [{ value: 'vegan formula' }],
    });
  });

  it('in a table is read by its rows', () => {
    expect(read(TABLE)).toMatchObject({
      brand: { value: '라운드랩' },
      deliverables: [{ kind: 'branded', seconds: { from: null, to: 240 } }],
      fees: [{ amount: 15_000_000, vat: 'included' }],
      deadlines: [{ kind: 'upload', date: '2025-05-16' }],
      revisions: { value: 'unlimited' },
      exclusivity: { value: 12 },
      payment: { value: { after: 'month', days: 60 } },
      missing: ['product', 'contact', 'draft', 'usage'],
    });
  });

  it.each([LABELLED, PROSE, ENGLISH, TABLE])('quotes only what stands in the mail: %#', (text) => {
    const quotes = quotesOf(read(text));
    expect(quotes.length).toBeGreaterThan(5);
    for (const { text: words, at } of quotes) expect(text.slice(...at)).toBe(words);
  });

  it('that says nothing is all missing', () => {
    const { missing, deliverables, fees } = read('안녕하세요! 영상 잘 보고 있어요. 혹시 광고 진행하시나요?');
    expect([deliverables, fees]).toEqual([[], []]);
    expect(missing).toEqual(expect.arrayContaining(['brand', 'product', 'deliverables', 'fee', 'upload', 'payment']));
  });

  it('has several fees, each for its thing, and no price of the product among them', () => {
    const { fees } = read(
      '제품: 세럼 (판매가 39,000원)\n비용: PPL 150만원, 스토리 업로드 50만원 / VAT 별도\n위약금 500만원',
    );
    expect(fees).toMatchObject([
      { amount: 1_500_000, for: 'ppl', vat: 'excluded' },
      { amount: 500_000, for: 'instagram', vat: 'excluded' },
    ]);
  });

  it.each([
    ['영상 내 1분 30초 노출', 'ppl'],
    ['영상 내 2분 노출', 'planned-ppl'],
    ['영상 내 4분 노출', 'branded'],
  ])('"%s" is called %s by practice', (text, kind) => {
    expect(read(text).deliverables).toMatchObject([{ kind, isInferred: true }]);
  });

  it.each([
    ['정산: 업로드 완료 후 2개월 이내', 60],
    ['정산: 익월 15일', 45],
    ['지급: 계약금 50% 선지급, 잔금 업로드 후 15일 이내', 15],
    ['비용은 세금계산서 발행 후 14일 이내 입금됩니다.', 14],
  ])('"%s" is %d days', (text, days) => {
    expect(read(text).payment?.value.days).toBe(days);
  });
});

describe('the checklist', () => {
  it.each([
    ['광고 표시 없이 자연스럽게 올려 주세요', 'hide-disclosure'],
    ['유료 광고 표시는 하지 말아 주세요', 'hide-disclosure'],
    ['공정위 문구는 생략해 주세요', 'hide-disclosure'],
    ['내돈내산처럼 올려 주세요', 'hide-disclosure'],
    ['Please do not disclose the sponsorship', 'hide-disclosure'],
    ['광고 느낌 안 나게 부탁드려요', 'ad-in-disguise'],
    ['경쟁사 제품 광고 6개월간 금지', 'exclusive-term'],
    ['수정은 무제한입니다', 'unlimited-revisions'],
    ['콘텐츠는 광고 소재로 영구 활용됩니다', 'ads-without-end'],
    ['2차 활용: 기간 제한 없음', 'unlimited-usage'],
    ['저작권은 당사에 귀속됩니다', 'copyright-transfer'],
    ['1년간 동일 단가로 진행', 'fee-fixed-for-a-year'],
    ['연 4회 3월, 6월, 9월, 12월 구좌 확정', 'fee-fixed-for-a-year'],
    ['정산은 업로드 후 90일 이내', 'late-payment'],
    ['원고료는 없고 제품만 제공드려요', 'no-fee'],
    ['조회수 10만 미달 시 재업로드', 'performance-only'],
    ['계약 위반 시 위약금 500만원', 'penalty'],
    ['대본은 승인될 때까지 고쳐 주세요', 'approval-without-end'],
    ['영상 삭제 불가', 'kept-forever'],
    ['초상권 사용에 동의', 'portrait-rights'],
    ['촬영 원본 파일 전달', 'raw-files'],
    ['당사 사정에 따라 취소될 수 있습니다', 'one-sided-end'],
    ['단점 언급은 금지입니다', 'only-praise'],
    ['선구매 후 페이백', 'buy-first'],
    ['제안서.exe 확인 부탁드려요', 'file-to-run'],
  ])('"%s" shows %s, with its place', (text, rule) => {
    const found = redFlagsOf(read(text), text).find((each) => each.rule === rule);
    expect(found?.level).toBe(rule === 'hide-disclosure' ? 'error' : 'warning');
    expect(found?.at && text.slice(...found.at)).toBeTruthy();
  });

  it.each([
    '광고 표시는 필수입니다',
    '광고 표시 없이 업로드하시면 안 됩니다',
    '유료 광고 배너를 꼭 체크해 주세요',
    '위약금은 없습니다',
    '경업 금지 없음',
    '2차 활용 3개월',
    '저작권은 크리에이터에게 귀속',
    '영상은 업로드 후 6개월간 삭제 불가',
    '부담 없이 편하게 회신 주세요',
    '수정은 2회까지',
  ])('"%s" shows nothing', (text) => {
    expect(redFlagsOf(read(text), text)).toEqual([]);
  });

  it('names each rule once, with why and what to ask in both languages', () => {
    expect(new Set(redFlagChecklist.map(({ id }) => id)).size).toBe(redFlagChecklist.length);
    for (const { id, why, ask } of redFlagChecklist) expect(why.ko && why.en && ask.ko && ask.en, id).toBeTruthy();
  });
});

describe('the card', () => {
  it('has what is known, asks for the rest and lists the flags', () => {
    const brief = read(PROSE);
    const card = writeBriefCard(brief, redFlagsOf(brief), 'ko');
    expect(card).toContain('| 금액 | 2,000,000원~2,500,000원(VAT 포함) |');
    expect(card).toContain('| 경쟁 제한 | — 물어보기 |');
    expect(card).toContain('- 수정 횟수에 끝이 없어요.');
  });

  it('keeps its table whole whatever the mail says', () => {
    const card = writeBriefCard(read('브랜드: 글로우|랩 <b>*a*</b>\n제품: `세럼`'), [], 'en');
    const row = card.split('\n').find((line) => line.startsWith('| Brand'));
    expect(row).toMatch(/^\| Brand \| 글로우\\\|랩 .*\|$/);
  });
});

it.each([
  'a',
  '가',
  "'",
  '[',
  '\ud800',
  '\n',
  ' ',
  '- ',
  '1',
  '3/10 초안 ',
  '비용 300만원 ',
  'PPL 1편, ',
  '글로우랩에서 ',
  'a@',
  '#가 ',
  '광고 ',
  '010-',
  'Abc Def ',
  '🙂',
])('reads 100,000 letters of "%s" in time', (piece) => {
  const text = piece.repeat(Math.ceil(100_000 / piece.length));
  const brief = read(text);
  redFlagsOf(brief, text);
  expect(writeBriefCard(brief, [], 'ko').isWellFormed()).toBe(true);
});

describe('who asks is read from the opening', () => {
  it.each([
    ['안녕하세요, 마루식품 마케팅팀 김하나입니다.', '마루식품', '김하나'],
    ['안녕하세요! 온화장품 브랜드 매니저 이도윤입니다.', '온화장품', '이도윤'],
    ['안녕하세요, 한빛가구 홍보팀 박서연 팀장입니다.', '한빛가구', '박서연'],
  ])('%s', (opening, brand, name) => {
    const brief = read(`${opening} 신제품 협찬을 제안드립니다.`);
    expect([brief.brand?.value, brief.contact.name?.value]).toEqual([brand, name]);
  });
});
