/**
 * Where the quoted words stand in the text, as [from, to); white space counts alike however much of it there is, and
 * composed and decomposed letters count alike. Null when they do not stand there.
 */
export function findQuote(text: string, quote: string): [from: number, to: number] | null {
  const wanted = fold(quote).letters;
  if (wanted === '') return null;
  const { letters, at } = fold(text);
  const from = letters.indexOf(wanted);
  const first = at[from];
  const last = at[from + wanted.length - 1];
  return from < 0 || first === undefined || last === undefined ? null : [first.from, last.to];
}

interface Span {
  from: number;
  to: number;
}

/**
 * A base letter with the marks that belong to it, a Hangul syllable spelled out in its parts, or one space for many.
 */
const PIECE = /\s+|[\u1100-\u115f][\u1160-\u11a7]?[\u11a8-\u11ff]?|[^\s\p{M}]\p{M}*|\p{M}/gu;

/** The text with its letters composed and its white space as single spaces, and where each unit of it came from. */
function fold(text: string): { letters: string; at: Span[] } {
  const trimmed = text.trim();
  const shift = text.indexOf(trimmed);
  let letters = '';
  const at: Span[] = [];
  for (const found of trimmed.matchAll(PIECE)) {
    const piece = /^\s/.test(found[0]) ? ' ' : found[0].normalize('NFC');
    const span = { from: shift + found.index, to: shift + found.index + found[0].length };
    letters += piece;
    for (let i = 0; i < piece.length; i += 1) at.push(span);
  }
  return { letters, at };
}
