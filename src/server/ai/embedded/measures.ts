/** What a question calls a measure, and how its figure looks where the word itself does not stand beside it. */
interface Measure {
  words: readonly string[];
  figure: RegExp;
}

const MONEY =
  /\d\s?(?:원|만\s?원|천\s?원|달러|유로|엔|dollars?|euros?|won|pounds?)|[$€£₩]\s?\d|[일이삼사오육칠팔구십백천만]\s?원(?![가-힣]{2})/i;
const CLOCK_OR_DAY =
  /\d\s?(?:년|월|일|시|요일)|[월화수목금토일]요일|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]* \d/i;

/** THE TABLE of measures: Korean and English names of one, and its figures. */
const measures: readonly Measure[] = [
  { words: ['온도', '기온', '수온', 'temperature'], figure: /\d\s?(?:도(?![가-힣])|도[가-힣]?\s|도[에로의를을이가는은,.]|℃|°|degrees?)/i },
  { words: ['비율', '비', '배합', 'ratio', 'proportion'], figure: /\d\s?(?:[:：]|대)\s?\d|\d\s?(?:%|퍼센트|percent)/i },
  { words: ['시간', '소요', 'time', 'duration'], figure: /\d\s?(?:시간|분|초|hours?|minutes?|seconds?)/i },
  { words: ['기간', 'period', 'term'], figure: /\d\s?(?:년|개월|달|주|일|years?|months?|weeks?|days?)/i },
  { words: ['가격', '값', '비용', '금액', '단가', '요금', '제작비', '광고비', '원고료', '예산', 'price', 'cost', 'fee', 'budget'], figure: MONEY },
  { words: ['용량', 'capacity', 'volume'], figure: /\d\s?(?:ml|l\b|밀리리터|리터|litres?|liters?|온스|oz|gb|mb|mah)/i },
  { words: ['무게', '중량', 'weight'], figure: /\d\s?(?:g\b|kg|그램|킬로|grams?|kilos?|pounds?|ounces?)/i },
  { words: ['길이', '높이', '깊이', '폭', '너비', '두께', '크기', 'length', 'height', 'depth', 'width', 'size'], figure: /\d\s?(?:mm|cm|m\b|km|센티|밀리|미터|인치|inch(?:es)?|metres?|meters?|feet|litres?)/i },
  { words: ['날짜', '마감', '기한', '마감일', '일정', '일시', '요일', '시각', '생년월일', '생일', '연도', '년도', '시기', 'date', 'deadline'], figure: CLOCK_OR_DAY },
  { words: ['나이', '연령', 'age'], figure: /\d\s?(?:살|세(?![가-힣]))|years? old|aged \d/i },
  { words: ['인원', '인원수', '정원'], figure: /\d\s?(?:명|인|분|people|persons?)/i },
]; // prettier-ignore

const byWord = new Map(measures.flatMap(({ words, figure }) => words.map((word) => [word, figure] as const)));

/** How the figure of a measure looks; null for a word that names none. */
export const figureOf = (word: string): RegExp | null => byWord.get(word) ?? null;

/** '설립시기' as what is measured and the measure; any other word as it is. */
export function partedMeasure(word: string): string[] {
  const measure = [...byWord.keys()].find(
    (name) => name.length > 1 && word.length - name.length > 1 && word.endsWith(name),
  );
  return measure === undefined || !/[가-힣]/.test(word) || byWord.has(word)
    ? [word]
    : [word.slice(0, -measure.length), measure];
}
