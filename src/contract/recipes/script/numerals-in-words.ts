/** The digits from one to nine as they are said. */
export const SINO = '일이삼사오육칠팔구';
const PLACES: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1_000 };
const NATIVE = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];

/** What stands behind a unit that is meant as one: '십초', '삼십 초 이내', '일분삼십초'. */
const AFTER = `(?=$|[^가-힣]|이내|이하|안|까지|정도|쯤|짜리|반|로|으로|를|을|만|보다|[${SINO}십])`;
const BEFORE = '(?<=^|[^가-힣]|시간|분)';

/** '이 단어' is this word and '사자' a lion: a count in words has a ten or more in it. */
const COUNTED = new RegExp(
  `${BEFORE}(?=[${SINO}]*[십백천만])([${SINO}십백천만]+)(?=\\s?(?:음절|어절|단어|낱말|글자|자)${AFTER})`,
  'g',
);
/** '이분' is a person, and '구분' no nine minutes. */
const TIMED = new RegExp(`${BEFORE}(?!이분|구분)([${SINO}십백천]+)(?=\\s?(?:시간|분|초)${AFTER})`, 'g');
const HOURS = new RegExp(`${BEFORE}(${NATIVE.join('|')})(?=\\s?시간${AFTER})`, 'g');
const DECIMAL = String.raw`(\d{1,4}(?:\.\d{1,3})?)`;
const PLACED = new RegExp(
  String.raw`(?<![\d.,])(?:${DECIMAL}\s?만\s?)?(?:${DECIMAL}\s?천\s?)?(?:${DECIMAL}\s?백\s?)?(\d{1,4})?(?=[^\d.,]|$)`,
  'g',
);

/** A whole number in Sino-Korean words: '삼백오십' is 350, '만 이천' without its space 12,000. */
function numberOf(words: string): number {
  let [sum, group, digit] = [0, 0, 0];
  for (const letter of words) {
    const place = PLACES[letter];
    if (letter === '만') {
      sum += (group + digit || 1) * 10_000;
      [group, digit] = [0, 0];
    } else if (place !== undefined) {
      group += (digit || 1) * place;
      digit = 0;
    } else digit = SINO.indexOf(letter) + 1;
  }
  return sum + group + digit;
}

/** The text with the numbers before units of time and length in digits: '삼십 초', '한 시간', '1만 2천 자'. */
export const digitsIn = (text: string): string =>
  text
    .replace(PLACED, (whole, myriads = '', thousands = '', hundreds = '', rest = '') => {
      if (myriads + thousands + hundreds === '') return whole;
      const sum = Number(myriads) * 10_000 + Number(thousands) * 1_000 + Number(hundreds) * 100 + Number(rest);
      return String(Math.round(sum));
    })
    .replace(COUNTED, (words) => String(numberOf(words)))
    .replace(TIMED, (words) => String(numberOf(words)))
    .replace(HOURS, (word) => String(NATIVE.indexOf(word) + 1));
