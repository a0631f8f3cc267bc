import { describe, expect, it } from 'vitest';
import { readBrief } from './brief.ts';
import { rateCardOf } from './rate-card.ts';
import { checkReply, replyTo, type Rate, type ReplyKind } from './replies.ts';

const rateCard = [
  { item: 'PPL (60초)', priceKrw: 2_000_000 },
  { item: '기획 PPL (120초)', priceKrw: 3_500_000, note: 'VAT 별도' },
  { item: '쇼츠', priceKrw: 800_000 },
  { item: '인스타 릴스', priceKrw: 500_000 },
];
const OFFER = `브랜드: 글로우랩\n제품: 비타 세럼 (정가 39,000원)\n형태: 기획 PPL 1편 (90초 이상), 쇼츠 2편\n광고비: 300만원 (VAT 별도)\n수정: 무제한`;
const brief = readBrief(OFFER, { today: '2025-02-20' });
const reply = (
  text: string,
  kind: ReplyKind,
  more: { voice?: 'yo' | 'nida'; language?: 'ko' | 'en'; rows?: readonly Rate[] } = {},
) =>
  replyTo(readBrief(text, { today: '2025-02-20' }), {
    kind,
    rateCard: more.rows ?? rateCard,
    creatorName: '율이',
    language: more.language ?? 'ko',
    ...(more.voice && { voice: more.voice }),
  });

describe('a reply', () => {
  it('that negotiates compares the offer with the rate card, asks for what is missing and names the flags', () => {
    const words = reply(OFFER, 'negotiate');
    expect(words).toContain('기획 PPL (120초): 3,500,000원 (VAT 별도)');
    expect(words).toContain('쇼츠: 800,000원');
    expect(words).toContain('3,000,000원(VAT 별도)인데, 위 단가보다 낮아서');
    expect(words).toContain('· 업로드 날짜');
    expect(words).toContain('수정은 2회까지 포함');
  });

  it('says so when the offer meets the rate card', () => {
    expect(reply('PPL 1편 60초\n광고비: 250만원 (VAT 별도)', 'negotiate')).toContain('위 단가와 맞아요');
    expect(reply('PPL 1편 60초\n광고비: 210만원 (VAT 포함)', 'negotiate')).toContain('낮아서');
  });

  it('asks for the budget where no row fits, and names no price', () => {
    const words = reply('블로그 포스팅 1건 부탁드려요', 'negotiate');
    expect(words).toContain('예산 범위를 알려 주시면');
    expect(words).not.toMatch(/\d원/);
  });

  it('takes no row of a shorter length for a longer one', () => {
    expect(reply('PPL 1편 90초 이상', 'negotiate')).not.toContain('2,000,000원');
  });

  it('that accepts repeats what was understood; one that declines names no money', () => {
    expect(reply(OFFER, 'accept')).toContain('· 기획 PPL 1건 (90초 이상)');
    expect(reply(OFFER, 'decline')).not.toMatch(/\d원/);
  });

  it('insists on the disclosure when the brand does not want it', () => {
    expect(reply('광고 표시 없이 올려 주세요', 'accept')).toContain('광고 표시는 꼭 넣어야');
    expect(reply('광고 표시 없이 올려 주세요', 'decline')).toContain('광고 표시 없이는 진행하지 않는');
  });

  it.each(['accept', 'negotiate', 'decline'] as const)('keeps one level of politeness: %s', (kind) => {
    expect(reply(OFFER, kind, { voice: 'nida' })).not.toMatch(/[^세]요[.?]/);
    expect(reply(OFFER, kind, { voice: 'yo' })).not.toMatch(/습니다[.?]/);
  });

  it.each(['accept', 'negotiate', 'decline'] as const)(
    'has neither Markdown nor open marks, and passes its own check: %s',
    (kind) => {
      for (const language of ['ko', 'en'] as const) {
        const words = reply(OFFER, kind, { language });
        expect(words).not.toMatch(/[{}#]|\*\*|^- |undefined|null/m);
        expect(checkReply(words, { brief, rateCard })).toEqual([]);
      }
    },
  );

  it('is written for an empty mail and an empty rate card as well', () => {
    expect(replyTo(readBrief(''), { kind: 'negotiate', rateCard: [], creatorName: '', language: 'en' })).toContain(
      'budget',
    );
  });
});

describe('a rate card', () => {
  it.each<[string, object[]]>([
    ['브랜디드 영상: 300만원', [{ item: '브랜디드 영상', priceKrw: 3_000_000 }]],
    ['쇼츠 - 80만 원', [{ item: '쇼츠', priceKrw: 800_000 }]],
    ['PPL (60초) 1,500,000원 (VAT 별도)', [{ item: 'PPL (60초)', priceKrw: 1_500_000, note: 'VAT 별도' }]],
    ['1. 기획 PPL = 350만원, 수정 2회 포함', [{ item: '기획 PPL', priceKrw: 3_500_000, note: '수정 2회 포함' }]],
    ['| 인스타 릴스 | 50만원 |', [{ item: '인스타 릴스', priceKrw: 500_000 }]],
    ['브랜디드 삼백만원', [{ item: '브랜디드', priceKrw: 3_000_000 }]],
    ['PPL 200~300만원', [{ item: 'PPL', priceKrw: 2_000_000, note: '200~300만원' }]],
    ['200만원 : 쇼츠 2편', [{ item: '쇼츠 2편', priceKrw: 2_000_000 }]],
    [
      'PPL: 200만원\n문의 주세요\n\n쇼츠: 80만원',
      [
        { item: 'PPL', priceKrw: 2_000_000 },
        { item: '쇼츠', priceKrw: 800_000 },
      ],
    ],
    ['협의', []],
    ['유튜브 브랜디드\t3,000,000', [{ item: '유튜브 브랜디드', priceKrw: 3_000_000 }]],
    ['쇼츠 800000 (VAT 별도)', [{ item: '쇼츠', priceKrw: 800_000, note: 'VAT 별도' }]],
    [
      '인스타 피드 50만 / 스토리 20만',
      [
        { item: '인스타 피드', priceKrw: 500_000 },
        { item: '스토리', priceKrw: 200_000 },
      ],
    ],
    ['쇼츠 80', []],
    ['구독자 120,000', []],
    ['연락처 01012345678', []],
    ['2차 활용 월 30%', []],
  ])('"%s" is read row by row', (text, rows) => expect(rateCardOf(text)).toEqual(rows));

  it('is named in a reply once, with what else its row says', () => {
    const rows = rateCardOf('기획 PPL (120초): 350만원 (VAT 별도)\n쇼츠: 80만원');
    const words = reply(OFFER, 'negotiate', { rows });
    expect(words).toContain('· 기획 PPL (120초): 3,500,000원 (VAT 별도)\n· 쇼츠: 800,000원\n');
    expect(words).not.toContain('350만원');
  });
});

describe('the check of a reply', () => {
  it.each([
    '단가는 350만 원입니다',
    '삼백오십만원에 가능해요',
    '합계 5,100,000원(VAT 별도)',
    '총 5,610,000원 (VAT 포함)',
    '제안해 주신 300만원',
    '구독자 12만 명 채널입니다',
    '3월 15일 오후 3시에 통화 가능해요',
  ])('lets "%s" pass', (words) => {
    expect(checkReply(words, { brief, rateCard })).toEqual([]);
  });

  it.each([
    ['400만원은 어떠세요', '400만원'],
    ['사백만 원에 가능합니다', '사백만 원'],
    ['총 5,100,000원입니다', '5,100,000원'],
    ['단가는 450만입니다', '450만'],
    ['My rate is KRW 4,200,000.', 'KRW 4,200,000'],
    ['$2,000', '$2,000'],
  ])('stops "%s" at %s', (words, money) => {
    const found = checkReply(words, { brief, rateCard });
    expect(found).toMatchObject([{ rule: 'price-of-nobody', level: 'error' }]);
    expect(words.slice(...(found[0]?.at ?? [0, 0]))).toBe(money);
  });

  it('warns of a discount that nobody has named', () => {
    expect(checkReply('10% 할인해 드릴게요', { brief, rateCard })).toMatchObject([
      { rule: 'discount-of-nobody', level: 'warning' },
    ]);
  });

  it.each(['300만원 ', '10% 할인 ', 'a', '1 ', '\ud800'])('reads 100,000 letters of "%s" in time', (piece) => {
    const rows = Array.from({ length: 40 }, (_, i) => ({ item: `row ${i}`, priceKrw: (i + 1) * 12_345 }));
    const found = checkReply(piece.repeat(Math.ceil(100_000 / piece.length)), { brief, rateCard: rows });
    expect(found.every(({ words }) => words.ko.isWellFormed())).toBe(true);
  });
});
