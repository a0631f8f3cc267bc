/** Words with all that does not count taken out, and where each letter began and ended. */
export interface Folded {
  text: string;
  at: number[];
  to: number[];
  plain: string;
}

const CLOSE = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const IGNORED = /["'“”‘’„‟«»‹›「」『』＂`*\\\u00ad\u200b-\u200f\u2060\ufeff]/u;
const DASH = /[-‐‑‒–—―−~〜～]/u;
const STOP = /[.,;:!?。、，；：！？·…]/u;
/** Numbers of footnotes in a source, which nobody quotes. */
const FOOTNOTE = /\[\d{1,3}\]/g;
/** A word that was cut at the end of a line. */
const CUT_WORD = /(?<=\p{Script=Latin})[-‐\u00ad][ \t]*\r?\n\s*(?=\p{Script=Latin})/gu;

/**
 * White space between letters of East Asian scripts falls away, other white space is one space, and so are signs that end or
 * part sentences: speech has none. Quotation marks, emphasis, hyphens within words and case do not count, and composed, wide
 * and typographic forms are their plain ones. In and before numbers every sign counts.
 */
export function fold(given: string): Folded {
  const plain = given.normalize('NFC');
  const left = [FOOTNOTE, CUT_WORD].flatMap((kind) => [...plain.matchAll(kind)]);
  const skipped = new Map(left.map(({ 0: found, index }) => [index, found.length]));
  const folded: Folded = { text: '', at: [], to: [], plain };
  let isSpaced = false;
  let behind = 0;
  let place = 0;
  for (const letter of plain) {
    const start = place;
    place += letter.length;
    behind = Math.max(behind, start + (skipped.get(start) ?? 0));
    if (start < behind) continue;
    const [before, after] = [plain.charAt(start - 1), plain.charAt(place)];
    const isInNumber = /\p{Nd}/u.test(before) && /\p{Nd}/u.test(after);
    const isSign = DASH.test(letter) || STOP.test(letter);
    if (isSign && !isInNumber && /\p{L}/u.test(before) && /\p{L}/u.test(after) && DASH.test(letter)) continue;
    const isMinus = isSign && DASH.test(letter) && /\p{Nd}/u.test(after) && !/[\p{L}\p{N}]/u.test(before);
    if (/\s/u.test(letter) || (isSign && !isInNumber && !isMinus)) isSpaced = true;
    else if (!IGNORED.test(letter)) {
      const shown = DASH.test(letter) ? '-' : letter.normalize('NFKC').toLowerCase();
      if (isSpaced && folded.text !== '' && !CLOSE.test(folded.text.at(-1) ?? '') && !CLOSE.test(letter))
        add(folded, ' ', start, start);
      isSpaced = false;
      add(folded, shown, start, place);
    }
  }
  return folded;
}

function add(folded: Folded, shown: string, from: number, to: number): void {
  folded.text += shown;
  for (let i = 0; i < shown.length; i++) {
    folded.at.push(from);
    folded.to.push(to);
  }
}

/** The same with every number as a nought: what differs in numbers only is the same. */
export function withoutNumbers({ text, at, to, plain }: Folded): Folded {
  const folded: Folded = { text: '', at: [], to: [], plain };
  for (const { 0: stretch, index } of text.matchAll(/\d+(?:[.,:]\d+)*|\D/gsu)) {
    const isNumber = /\d/.test(stretch);
    const end = index + stretch.length;
    if (isNumber) add(folded, '0', at[index] ?? 0, to[end - 1] ?? 0);
    else for (let i = index; i < end; i++) add(folded, text.charAt(i), at[i] ?? 0, to[i] ?? 0);
  }
  return folded;
}

/** Its letters and digits alone. */
export const lettersOf = (text: string): string =>
  text
    .replace(FOOTNOTE, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
