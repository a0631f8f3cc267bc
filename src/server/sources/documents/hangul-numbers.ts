/** How a number looks, by the names of the open format, in the order of the binary one. */
export const numberShapes = [
  'DIGIT',
  'CIRCLED_DIGIT',
  'ROMAN_CAPITAL',
  'ROMAN_SMALL',
  'LATIN_CAPITAL',
  'LATIN_SMALL',
  'CIRCLED_LATIN_CAPITAL',
  'CIRCLED_LATIN_SMALL',
  'HANGUL_SYLLABLE',
  'CIRCLED_HANGUL_SYLLABLE',
  'HANGUL_JAMO',
  'CIRCLED_HANGUL_JAMO',
  'HANGUL_PHONETIC',
  'IDEOGRAPH',
  'CIRCLED_IDEOGRAPH',
  'DECAGON_CIRCLE',
  'DECAGON_CIRCLE_HANJA',
] as const;

/** What stands around a number is no longer. */
const MOST_FORMAT = 60;
const SYLLABLES = 14;
/** 가나다 … 하, 거너더 … 허, and so on with ㅗ ㅜ ㅡ ㅣ. */
const CONSONANTS = [0, 2, 3, 5, 6, 7, 9, 11, 12, 14, 15, 16, 17, 18];
const VOWELS = [0, 4, 8, 13, 18, 20];
const ROMAN: readonly [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];
const MOST_ROMAN = 3_999;

const from = (first: number, count: number) => (n: number) =>
  n <= count ? String.fromCodePoint(first + n - 1) : undefined;
const among = (letters: string) => (n: number) => [...letters][n - 1];

const shapes: Partial<Record<string, (n: number) => string | undefined>> = {
  CIRCLED_DIGIT: from(0x2460, 20),
  ROMAN_CAPITAL: roman,
  ROMAN_SMALL: (n) => roman(n)?.toLowerCase(),
  LATIN_CAPITAL: from(0x41, 26),
  LATIN_SMALL: from(0x61, 26),
  CIRCLED_LATIN_CAPITAL: from(0x24b6, 26),
  CIRCLED_LATIN_SMALL: from(0x24d0, 26),
  HANGUL_SYLLABLE: syllable,
  CIRCLED_HANGUL_SYLLABLE: from(0x326e, SYLLABLES),
  HANGUL_JAMO: among('ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'),
  CIRCLED_HANGUL_JAMO: from(0x3260, SYLLABLES),
  HANGUL_PHONETIC: (n) => tens(n, '일이삼사오육칠팔구', '십'),
  IDEOGRAPH: (n) => tens(n, '一二三四五六七八九', '十'),
  CIRCLED_IDEOGRAPH: from(0x3280, 10),
  DECAGON_CIRCLE: among('갑을병정무기경신임계'),
  DECAGON_CIRCLE_HANJA: among('甲乙丙丁戊己庚辛壬癸'),
};

/** A number as it is written in this shape; in figures where the shape has no more signs. */
export const inShape = (n: number, shape: string): string => (n > 0 ? shapes[shape]?.(n) : undefined) ?? String(n);

function roman(n: number): string | undefined {
  if (n > MOST_ROMAN) return undefined;
  let rest = n;
  return ROMAN.map(([value, sign]) => {
    const times = Math.floor(rest / value);
    rest -= times * value;
    return sign.repeat(times);
  }).join('');
}

function syllable(n: number): string | undefined {
  const vowel = VOWELS[Math.floor((n - 1) / SYLLABLES)];
  const consonant = CONSONANTS[(n - 1) % SYLLABLES];
  return vowel === undefined ? undefined : String.fromCodePoint(0xac00 + ((consonant ?? 0) * 21 + vowel) * 28);
}

function tens(n: number, ones: string, ten: string): string | undefined {
  if (n >= 100) return undefined;
  const [count, one] = [Math.floor(n / 10), n % 10];
  return `${count > 1 ? ones[count - 1] : ''}${count > 0 ? ten : ''}${one > 0 ? ones[one - 1] : ''}`;
}

/** One level of numbered paragraphs. In `format`, '^2' is the number of the second level, '^n' those of all down to this one. */
export interface NumberLevel {
  format: string;
  shape: string;
  start: number;
}

/** Which paragraph of a document is numbered, and by which list. `level` from 0. */
export interface NumberedBy {
  list: string;
  level: number;
}

/** Counts numbered paragraphs in their order, each list by itself. */
export function createNumbering(lists: ReadonlyMap<string, readonly NumberLevel[]>) {
  const counts = new Map<string, number[]>();
  return {
    /** What stands before the next paragraph of this list; empty for a list that is not known or shows none. */
    next({ list, level }: NumberedBy): string {
      const levels = lists.get(list) ?? [];
      const own = levels[level];
      if (!own) return '';
      const before = counts.get(list) ?? [];
      const count = levels.slice(0, level + 1).map(({ start }, i) => before[i] ?? (i < level ? start : start - 1));
      count[level]! += 1;
      counts.set(list, count);
      const at = (i: number): string => inShape(count[i] ?? 1, levels[i]?.shape ?? 'DIGIT');
      const path = count.map((_, i) => at(i)).join('.');
      const said = own.format
        .slice(0, MOST_FORMAT)
        .replace(/\^(10|[1-9nN])/g, (_, sign: string) =>
          sign === 'n' ? path : sign === 'N' ? `${path}.` : at(Number(sign) - 1),
        );
      return said.replace(/\p{C}/gu, '').trim();
    },
  };
}
export type Numbering = ReturnType<typeof createNumbering>;
