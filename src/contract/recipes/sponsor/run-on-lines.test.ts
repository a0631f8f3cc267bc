import { describe, expect, it } from 'vitest';
import { readBrief, redFlagsOf } from './brief.ts';
import { withLines } from './run-on-lines.ts';
import { cardOf } from './test-card.ts';

const LINES = [
  '2026 봄 브랜디드 콘텐츠 제안서',
  '브랜드: 소담키친',
  '제품: 소담 스테인리스 도시락 3종',
  '담당자: 마케팅팀 이도윤 (doyun@sodam.example)',
  '콘텐츠: 유튜브 본편 PPL 1건(60초 이상), 쇼츠 1건',
  '진행 비용: 350만 원 (VAT 별도)',
  '초안 마감: 2026년 12월 10일',
  '업로드: 2026년 12월 18일',
  '수정: 2회까지',
  '2차 활용: 6개월, 메타 광고 소재 포함',
  '경쟁사 제한: 업로드 후 3개월간 도시락 브랜드 광고 금지',
  '지급: 세금계산서 발행 후 30일 이내',
];

describe('the lines of a form that a PDF ran together', () => {
  it('are read as they were', () => {
    expect(withLines(LINES.join(' '))).toBe(LINES.join('\n'));
    expect(cardOf(LINES.join(' '))).toEqual(cardOf(LINES.join('\n')));
  });

  it('are read as they were on two pages', () => {
    const pages = [LINES.slice(0, 6).join(' '), LINES.slice(6).join(' ')].join('\n\n');
    expect(cardOf(pages)).toMatchObject({
      brand: '소담키친',
      product: '소담 스테인리스 도시락 3종',
      fees: ['3,500,000원(VAT 별도)'],
      payment: { after: 'invoice', days: 30 },
    });
    expect(redFlagsOf(readBrief(pages)).map(({ rule }) => rule)).not.toContain('late-payment');
  });

  it('are read in English', () =>
    expect(withLines('Brand: Lumo Product: desk lamp Fee: $2,500 Draft: Dec 10 Payment terms: 30 days')).toBe(
      'Brand: Lumo\nProduct: desk lamp\nFee: $2,500\nDraft: Dec 10\nPayment terms: 30 days',
    ));

  it.each([
    '비용: 200만 원, 업로드: 4월 10일, 수정: 2회, 지급: 30일',
    '비용: 200만 원 / 업로드: 4월 10일 / 수정: 2회 / 지급: 30일',
    '안녕하세요. 업로드: 4월 10일로 부탁드립니다.',
    '| 비용: | 200만 원 | 업로드: | 4월 10일 | 수정: | 2회 |',
    '광고비 200만 원에 업로드 4월 10일, 수정 2회 조건으로 제안드립니다.',
  ])('are not seen in what is written otherwise: %s', (text) => expect(withLines(text)).toBe(text));
});
