const ROMAN: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
/** Formats that count through a row of signs. */
const ROWS: Readonly<Record<string, string>> = {
  lowerLetter: 'abcdefghijklmnopqrstuvwxyz',
  upperLetter: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ganada: '가나다라마바사아자차카타파하',
  chosung: 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ',
  decimalEnclosedCircle: '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳',
  decimalEnclosedParen: '⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽⑾⑿⒀⒁⒂⒃⒄⒅⒆⒇',
  decimalEnclosedFullstop: '⒈⒉⒊⒋⒌⒍⒎⒏⒐⒑⒒⒓⒔⒕⒖⒗⒘⒙⒚⒛',
  ideographTraditional: '甲乙丙丁戊己庚辛壬癸',
  ideographZodiac: '子丑寅卯辰巳午未申酉戌亥',
  iroha: 'イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセス',
  aiueo: 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン',
};
/** Formats that count in words of digits and tens. */
const DIGITS: Readonly<Record<string, string>> = {
  koreanDigital: '일이삼사오육칠팔구십',
  koreanCounting: '일이삼사오육칠팔구십',
  koreanDigital2: '一二三四五六七八九十',
  ideographDigital: '一二三四五六七八九十',
  japaneseCounting: '一二三四五六七八九十',
  chineseCounting: '一二三四五六七八九十',
  chineseCountingThousand: '一二三四五六七八九十',
  taiwaneseCountingThousand: '一二三四五六七八九十',
};
const MOST_SPELLED = 9_999;

/** A number as a list of Word counts in this format; in figures where the format is none that is known. */
export function countedAs(format: string, count: number): string {
  if (format === 'none') return '';
  if (count < 1 || count > MOST_SPELLED) return String(count);
  if (format === 'decimalZero') return String(count).padStart(2, '0');
  if (format === 'lowerRoman' || format === 'upperRoman') {
    const text = roman(count);
    return format === 'lowerRoman' ? text : text.toUpperCase();
  }
  const row = ROWS[format];
  if (row) return inRow([...row], count, format.endsWith('Letter'));
  const digits = DIGITS[format];
  return digits && count < 100 ? spelled([...digits], count) : String(count);
}

function roman(count: number): string {
  let rest = count;
  let text = '';
  for (const [value, sign] of ROMAN) for (; rest >= value; rest -= value) text += sign;
  return text;
}

/** After the last letter of the alphabet come two of the first; other rows begin anew or give way to figures. */
function inRow(signs: readonly string[], count: number, doubles: boolean): string {
  const sign = signs[(count - 1) % signs.length] ?? '';
  if (doubles) return sign.repeat(Math.ceil(count / signs.length));
  return count <= signs.length ? sign : String(count);
}

function spelled(digits: readonly string[], count: number): string {
  const [tens, ones] = [Math.floor(count / 10), count % 10];
  const ten = digits[9] ?? '';
  return `${tens > 1 ? digits[tens - 1] : ''}${tens > 0 ? ten : ''}${ones > 0 ? digits[ones - 1] : ''}`;
}
