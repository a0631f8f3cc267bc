const listOf = (words: string): string[] => words.trim().split(/\s+/);
/** A figure before one of these units; the source of a pattern. */
const before = (units: string): string => String.raw`\d\s?(?:${listOf(units).join('|')})`;

const DAYS = String.raw`[월화수목금토일]요일|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b`;
const MONTHS = String.raw`\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]* \d`;

/** THE TABLE of measures: what a question calls one, and how its figure looks where that word does not stand beside it. */
const measures: readonly { words: string; figures: readonly string[] }[] = [
  { words: '온도 기온 수온 temperature', figures: [before('도(?!시|로|구) ℃ ° degrees?')] },
  { words: '비율 비 배합 ratio proportion', figures: [String.raw`\d\s?(?:[:：]|대)\s?\d`, before('% 퍼센트 percent')] },
  { words: '시간 소요 time duration', figures: [before('시간 분 초 hours? minutes? seconds?')] },
  { words: '기간 period term', figures: [before('년 개월 달 주 일 years? months? weeks? days?')] },
  {
    words: '가격 값 비용 금액 단가 요금 제작비 광고비 원고료 예산 price cost fee budget',
    figures: [
      before('원 만 천 달러 유로 엔 dollars? euros? won pounds?'),
      String.raw`[$€£₩]\s?\d`,
      '[십백천만억]\\s?원(?![가-힣]{2})',
    ],
  },
  { words: '용량 capacity volume', figures: [before('ml l\\b 밀리리터 리터 lit(?:re|er)s? 온스 oz gb mb mah')] },
  { words: '무게 중량 weight', figures: [before('g\\b kg 그램 킬로 grams? kilos? pounds? ounces?')] },
  {
    words: '길이 높이 깊이 폭 너비 두께 크기 length height depth width size',
    figures: [before('mm cm m\\b km 센티 밀리 미터 인치 inch(?:es)? met(?:re|er)s? feet lit(?:re|er)s?')],
  },
  {
    words: '날짜 마감 기한 마감일 일정 일시 요일 시각 생년월일 생일 연도 년도 시기 date deadline day',
    figures: [before('년 월 일 시'), DAYS, MONTHS],
  },
  { words: '나이 연령 age', figures: [before('살 세(?![가-힣]) years?.old'), String.raw`\baged \d`] },
  { words: '인원 인원수 정원', figures: [before('명 인 분 people persons?')] },
];

const byWord = new Map(
  measures.flatMap(({ words, figures }) => {
    const figure = new RegExp(figures.join('|'), 'i');
    return listOf(words).map((word) => [word, figure] as const);
  }),
);

/** How the figure of a measure looks; null for a word that names none. */
export const figureOf = (word: string): RegExp | null => byWord.get(word) ?? null;

/** '설립시기' as what is measured and the measure; any other word as it is. */
export function partedMeasure(word: string): string[] {
  if (byWord.has(word)) return [word];
  const isMeasure = (name: string) => name.length > 1 && /[가-힣]/.test(name) && word.endsWith(name);
  const measure = [...byWord.keys()].find((name) => isMeasure(name) && word.length - name.length > 1);
  return measure === undefined ? [word] : [word.slice(0, -measure.length), measure];
}
