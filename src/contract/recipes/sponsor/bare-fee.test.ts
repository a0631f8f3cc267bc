import { describe, expect, it } from 'vitest';
import { readBrief, redFlagsOf } from './brief.ts';
import { writeBriefCard } from './brief-card.ts';
import { sponsorOfCard } from './sponsor-of-card.ts';

const read = (text: string) => readBrief(text, { today: '2026-03-02' });

describe('a number for the fee without a unit', () => {
  it.each<[string, string]>([
    ['광고비는 40 정도 생각하고 있어요.', '40 정도'],
    ['원고료 40 정도로 가능하실까요?', '40 정도'],
    ['예산은 한 40~50 정도입니다.', '한 40~50 정도'],
    ['제작비: 150', '150'],
    ['단가 30선에서 협의 가능할까요?', '30선'],
    ['페이는 40에 맞춰 드릴 수 있어요.', '40'],
    ['저희가 생각하는 광고비가 약 80 내외예요.', '약 80 내외'],
    ['| 원고료 | 60 |', '60'],
    ['40 정도의 예산을 생각하고 있어요.', '40 정도'],
    ['예산 대략 200 이상', '대략 200 이상'],
    ['Our budget is about 300.', '300'],
    ['쇼츠 편당 40 정도 생각하고 있습니다.', '40 정도'],
  ])('in “%s” is kept as it is written, and asked about', (text, words) => {
    const brief = read(text);
    expect([brief.fees, brief.bareFee?.text]).toEqual([[], words]);
    expect(brief.text.slice(...(brief.bareFee?.at ?? [0, 0]))).toBe(words);
    expect(brief.missing).toContain('fee');
    expect(redFlagsOf(brief).map(({ rule }) => rule)).toContain('fee-without-unit');
  });

  it.each([
    '광고비는 40만 원 정도 생각하고 있어요.',
    '원고료: 1,500,000',
    '원고료는 40만 정도예요.',
    '광고비 50% 선지급',
    '광고비는 업로드 후 30일 이내 지급됩니다.',
    '견적 2차 전달드립니다.',
    '예산은 3월 20일에 확정됩니다.',
    '단가는 쇼츠 2편 기준이에요.',
    '페이지 40을 참고해 주세요.',
    '예산 협의 후 03-10까지 회신 부탁드려요.',
    '비용은 총 2회에 나눠 드려요.',
    '제작비 포함 60초 이상',
    '영상 40 정도 보고 연락드렸어요.',
    'Our budget is $300.',
    'The fee is paid within 30 days.',
  ])('is not “%s”', (text) => expect(read(text).bareFee).toBeNull());

  it('counts only where the mail names no amount of money', () =>
    expect(read('예산은 40 정도였는데, 원고료 150만 원으로 정해졌어요.').bareFee).toBeNull());

  it('stands on the card with the question, and makes nothing of it', () => {
    const brief = read('안녕하세요, 마루식품 마케팅팀 김민수입니다.\n원고료는 40 정도 생각하고 있어요.');
    const card = writeBriefCard(brief, redFlagsOf(brief), 'ko');
    expect(card).toContain('| 금액 | 40 정도 — 물어보기 |');
    expect(card).toContain('단위와 부가세 포함 여부를 확인 부탁드려요');
    expect(card).not.toMatch(/40만|400,000/);
    expect(sponsorOfCard(card)).toEqual({ brand: '마루식품', kind: 'paid' });
  });

  it.each(['광고비 ', '광고비 4', '4 정도 ', '40~', '예산은 한 '])(
    'is looked for in 100,000 letters of “%s” in time',
    (piece) => {
      const text = piece.repeat(Math.ceil(100_000 / piece.length));
      expect(read(text).text).toBe(text);
    },
  );
});
