const ONES = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const PLACES = ['', '십', '백', '천'];
const MYRIADS = ['', '만', '억', '조', '경'];
const NATIVE_ONES = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const NATIVE_TENS = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];
/** As they are read when a digit is stuck to Latin letters: 4K, MP3, 5G, B2B. */
const ENGLISH = [
  '제로',
  '원',
  '투',
  '쓰리',
  '포',
  '파이브',
  '식스',
  '세븐',
  '에이트',
  '나인',
  '텐',
  '일레븐',
  '트웰브',
];

const LONGEST = PLACES.length * MYRIADS.length;

/** One digit after the other, as telephone numbers and codes are read: 010 is 공일공. */
export const spelledOf = (digits: string): string =>
  digits.replace(/\d/g, (digit) => (digit === '0' ? '공' : (ONES[Number(digit)] ?? '')));

/** A whole number in Sino-Korean words: '1,234' is 천이백삼십사. Codes like 007 and what passes 경 are spelled. */
export function sinoOf(number: string): string {
  const digits = number.replaceAll(',', '');
  if (/^0+$/.test(digits)) return digits.length === 1 ? '영' : spelledOf(digits);
  if (digits.startsWith('0') || digits.length > LONGEST) return spelledOf(digits);
  let words = '';
  for (let end = digits.length, myriad = 0; end > 0; end -= 4, myriad += 1) {
    const group = digits.slice(Math.max(0, end - 4), end);
    if (Number(group) === 0) continue;
    const isBareMyriad = myriad === 1 && end <= 4 && group === '1';
    words = (isBareMyriad ? '' : groupOf(group)) + (MYRIADS[myriad] ?? '') + words;
  }
  return words;
}

const groupOf = (group: string): string =>
  [...group]
    .map((digit, i) => {
      const place = PLACES[group.length - 1 - i] ?? '';
      if (digit === '0') return '';
      return digit === '1' && place !== '' ? place : (ONES[Number(digit)] ?? '') + place;
    })
    .join('');

/** With any points: '3.5' is 삼점오, version '1.2.3' is 일점이점삼. */
export function decimalOf(number: string): string {
  const [whole = '', ...parts] = number.split('.');
  const read = parts.length > 1 ? sinoOf : (digits: string) => digits.replace(/\d/g, (d) => ONES[Number(d)] ?? '');
  return [sinoOf(whole), ...parts.map(read)].join('점');
}

/** Native Korean before a counter, 1 to 99: 다섯, 스무, 스물한. */
export function nativeOf(number: number): string {
  if (number === 20) return '스무';
  return (NATIVE_TENS[Math.floor(number / 10)] ?? '') + (NATIVE_ONES[number % 10] ?? '');
}

/** As English is said in Korean ('원', '투'), where a number is small enough for that; else as Sino-Korean. */
export const englishOf = (digits: string): string => ENGLISH[Number(digits)] ?? sinoOf(digits);
