import { isEmphasis } from '#contract/offers/derive/words.ts';

const FOLDS: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '：': ':',
  '\u00a0': ' ',
  '–': '-',
  '—': '-',
};

/**
 * Whitespace as one blank, typographic signs as plain ones and no signs of emphasis, with the place in the text of each letter
 * that is left.
 */
export function folded(text: string): { text: string; at: number[] } {
  const letters: string[] = [];
  const at: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const raw = text[i] ?? '';
    const letter = /\s/.test(raw) ? ' ' : (FOLDS[raw] ?? raw);
    if (isEmphasis(text, i)) continue;
    if (letter === ' ' && (letters.length === 0 || letters.at(-1) === ' ')) continue;
    letters.push(letter);
    at.push(i);
  }
  return { text: letters.join(''), at };
}

export const foldedText = (text: string): string => folded(text).text.trim();
