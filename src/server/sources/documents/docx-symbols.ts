/** Signs of fonts that hold pictures instead of letters, by their place in the font. */
const fonts: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  wingdings: {
    0x6c: '●',
    0x6d: '❍',
    0x6e: '■',
    0x6f: '☐',
    0x71: '❑',
    0x75: '◆',
    0x76: '❖',
    0x78: '☒',
    0xa1: '○',
    0xa7: '▪',
    0xa8: '☐',
    0xd8: '➢',
    0xdf: '←',
    0xe0: '→',
    0xe8: '➔',
    0xf0: '⇨',
    0xfb: '✗',
    0xfc: '✓',
    0xfd: '☒',
    0xfe: '☑',
  },
  'wingdings 2': { 0x4f: '✗', 0x50: '✓', 0x51: '☒', 0x52: '☑', 0x53: '☒', 0x54: '☒', 0xa3: '☐' },
  'wingdings 3': { 0x7d: '▶', 0x84: '◀' },
};
/** The font Symbol sets Greek letters where others have Latin ones. */
const LATIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const GREEK = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ';
const SIGNS: Readonly<Record<number, string>> = {
  0xa3: '≤',
  0xa5: '∞',
  0xac: '←',
  0xad: '↑',
  0xae: '→',
  0xaf: '↓',
  0xb0: '°',
  0xb1: '±',
  0xb3: '≥',
  0xb4: '×',
  0xb7: '•',
  0xb8: '÷',
  0xb9: '≠',
  0xbb: '≈',
  0xd6: '√',
  0xe5: '∑',
  0xf2: '∫',
};
/** Where such fonts stand in documents. */
const PRIVATE = 0xf000;

/** The sign of `w:sym`; empty for one that no letter stands for. */
export function symbolOf(font: string, code: number): string {
  const own = code >= PRIVATE && code <= 0xf0ff ? code - PRIVATE : code;
  const name = font.toLowerCase();
  const sign = fonts[name]?.[own];
  if (sign !== undefined) return sign;
  if (name === 'symbol') return SIGNS[own] ?? greekOf(String.fromCharCode(own));
  const isLetter = code >= 0x20 && (code < 0xe000 || code > 0xf8ff) && code <= 0xffff && !name.startsWith('wingdings');
  return isLetter ? String.fromCharCode(code) : '';
}

const greekOf = (letter: string): string => {
  const at = LATIN.indexOf(letter);
  return at >= 0 ? (GREEK[at] ?? '') : /^[\x20-\x7e]$/.test(letter) ? letter : '';
};

/** The character of `w16se:symEx`, told by its number; empty for what is none. */
export function characterOf(hex: string): string {
  const code = Number.parseInt(hex, 16);
  return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
