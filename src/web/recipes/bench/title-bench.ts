import type { Finding } from '#contract/base/finding.ts';

export type Surface = 'home' | 'search' | 'suggested' | 'phone' | 'tv';

interface Card {
  label: Readonly<Record<'ko' | 'en', string>>;
  /** Of the picture, in CSS px; its height is 9/16 of it. */
  imageWidth: number;
  /** Of the column of the title, in CSS px, without the picture of the channel and the menu. */
  titleWidth: number;
  fontPx: number;
  lines: number;
}

/**
 * Where a title is seen. YouTube publishes no sizes: these are of its pages at usual widths (a window of 1,280 px, a
 * telephone of 412 px, a television counted as 1,280 px), rounded; they are to be measured again when its design changes.
 */
export const SURFACES: Readonly<Record<Surface, Card>> = {
  home: { label: { ko: '홈', en: 'Home' }, imageWidth: 360, titleWidth: 288, fontPx: 16, lines: 2 },
  search: { label: { ko: '검색', en: 'Search' }, imageWidth: 500, titleWidth: 500, fontPx: 18, lines: 2 },
  suggested: { label: { ko: '추천', en: 'Suggested' }, imageWidth: 168, titleWidth: 202, fontPx: 14, lines: 2 },
  phone: { label: { ko: '휴대폰', en: 'Phone' }, imageWidth: 412, titleWidth: 312, fontPx: 15, lines: 2 },
  tv: { label: { ko: 'TV', en: 'TV' }, imageWidth: 288, titleWidth: 280, fontPx: 18, lines: 2 },
};

/** How wide letters are, in em; the first that fits. Of faces such as Roboto with Noto Sans KR, a little generous. */
const WIDTHS: readonly (readonly [letters: RegExp, em: number])[] = [
  [/^(?:[\u0300-\u036f]|[\u200b-\u200d]|[\ufe00-\ufe0f])$/, 0],
  [/^[\u1100-\u11ff\u3000-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]$/, 1],
  [/^\p{Extended_Pictographic}$/u, 1.3],
  [/^[ .,:;'’‘|!iljI·]$/, 0.27],
  [/^[frt()[\]{}"“”/-]$/, 0.36],
  [/^[MW@%mw—…]$/, 0.85],
  [/^[A-Z&#+=<>~]$/, 0.65],
];
const LATIN_EM = 0.55;

/** How wide words stand in one line of letters of this size, in CSS px. */
export type Ruler = (words: string, fontPx: number) => number;

/** Where nothing can be measured. */
const estimated: Ruler = (words, fontPx) =>
  lettersOf(words).reduce((width, letter) => {
    const first = [...letter][0] ?? letter;
    return width + (WIDTHS.find(([letters]) => letters.test(first))?.[1] ?? LATIN_EM) * fontPx;
  }, 0);

/** About how many letters a title may have there. */
export function roomOn(surface: Surface): { hangul: number; latin: number } {
  const { titleWidth, fontPx, lines } = SURFACES[surface];
  const em = (titleWidth / fontPx) * lines;
  return { hangul: Math.floor(em), latin: Math.floor(em / LATIN_EM) };
}

/** On either side of these a line may end, elsewhere only at white space and behind a hyphen or a stroke; */
const ANYWHERE = /^(?:[\u1100-\u11ff\u3040-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7a3]|\p{Extended_Pictographic})/u;
const BEHIND = /^[-/]$/;
/** but no line begins with the first of these or ends with the others. */
const NO_BEGINNING = /^[!?,.:;)\]}’”"'…%·~]/;
const NO_END = /[([{‘“"']$/;
const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });
const lettersOf = (words: string): string[] => Array.from(graphemes.segment(words), ({ segment }) => segment);
/** No surface shows more. */
const MOST_SHOWN = 400;

/**
 * The title as it is seen there: `shown` ends with '…' where something is cut off. `ruler` measures letters where they can be
 * measured; without one their widths are estimated.
 */
export function cutOn(
  surface: Surface,
  title: string,
  ruler: Ruler = estimated,
): { shown: string; isCut: boolean; lines: string[] } {
  const { titleWidth, fontPx, lines: most } = SURFACES[surface];
  const isWithin = (words: string): boolean => ruler(words, fontPx) <= titleWidth;
  const whole = title.replace(/\s+/g, ' ').trim();
  const letters = lettersOf(whole.slice(0, MOST_SHOWN));
  const wordsAt = (at: number, length: number) =>
    letters
      .slice(at, at + length)
      .join('')
      .trimEnd();
  const longest = (at: number, ending = '') =>
    mostOf(letters.length - at, (length) => isWithin(wordsAt(at, length) + ending));
  const lines: string[] = [];
  let at = 0;
  while (at < letters.length && lines.length < most) {
    const fit = longest(at);
    const isRest = at + fit === letters.length && whole.length <= MOST_SHOWN;
    const isLast = lines.length === most - 1;
    const taken = isRest ? fit : isLast ? Math.max(1, longest(at, '…')) : breakWithin(letters, at, fit);
    lines.push(wordsAt(at, taken) + (isLast && !isRest ? '…' : ''));
    at += taken;
    while (letters[at] === ' ') at += 1;
  }
  const isCut = at < letters.length || whole.length > MOST_SHOWN;
  return { shown: isCut ? `${letters.slice(0, at).join('').trimEnd()}…` : whole, isCut, lines };
}

/** The greatest length up to `most` that fits: what is longer is wider. */
function mostOf(most: number, fits: (length: number) => boolean): number {
  let [low, high] = [0, most + 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function breakWithin(letters: readonly string[], at: number, fit: number): number {
  for (let length = fit; length > 0; length -= 1) {
    const next = letters[at + length] ?? ' ';
    const last = letters[at + length - 1] ?? ' ';
    if (next === ' ' || last === ' ') return length;
    if (NO_BEGINNING.test(next) || NO_END.test(last)) continue;
    if (ANYWHERE.test(next) || ANYWHERE.test(last) || (BEHIND.test(last) && /\p{L}/u.test(next))) return length;
  }
  return Math.max(1, fit);
}

export type Rgb = readonly [red: number, green: number, blue: number];

/** Of WCAG 2.2, 1 to 21; large text asks for 3, other text for 4.5. Channels are 0 to 255. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const SHARES = [0.2126, 0.7152, 0.0722] as const;
function luminanceOf(rgb: Rgb): number {
  return SHARES.reduce((sum, share, i) => {
    const channel = Math.min(255, Math.max(0, rgb[i] ?? 0)) / 255;
    return sum + share * (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
  }, 0);
}

/** Letters below this many CSS px are no longer read at a glance. */
const LEAST_SHOWN_PX = 12;

/** Letters of `fontPx` in a picture of `imageWidth` px, when the picture is shown `surfaceWidth` px wide. */
export function legibleAt(
  fontPx: number,
  imageWidth: number,
  surfaceWidth: number,
): { shownPx: number; isLegible: boolean } {
  const shownPx = imageWidth > 0 ? (fontPx * surfaceWidth) / imageWidth : 0;
  return { shownPx, isLegible: shownPx >= LEAST_SHOWN_PX };
}

const PARTICLE = /(?<=[가-힣])(?:으로|에서|에게|까지|부터|처럼|보다|이나|은|는|이|가|을|를|에|로|와|과|도|만|의)$/;
const wordsOf = (text: string): string[] =>
  text
    .slice(0, MOST_SHOWN)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Told where every word of the title stands again in the picture: the two should add to each other. Null otherwise. */
export function repeatedInImage(title: string, imageText: string): Finding<'title-repeated'> | null {
  const words = wordsOf(title);
  const inImage = wordsOf(imageText).join('');
  const isRepeated = words.length > 0 && words.every((word) => inImage.includes(word.replace(PARTICLE, '')));
  return isRepeated
    ? {
        rule: 'title-repeated',
        level: 'warning',
        at: null,
        words: {
          ko: '제목의 말이 모두 썸네일에 다시 나와요. 한쪽에는 다른 정보를 적어 보세요.',
          en: 'Every word of the title stands again in the thumbnail. Say something else in one of them.',
        },
      }
    : null;
}
