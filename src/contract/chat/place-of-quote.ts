/** In UTF-16 units of the text; `end` is behind the last. */
export interface Place {
  start: number;
  end: number;
}

/**
 * Where a quote stands in the text that it was taken from, be the white space another there and the letters composed in
 * another way: the first such place, null where there is none.
 */
export function placeOfQuote(quote: string, text: string): Place | null {
  const words = quote.split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const asItIs = new RegExp(words.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('\\s+'), 'u').exec(
    text,
  );
  if (asItIs) return { start: asItIs.index, end: asItIs.index + asItIs[0].length };
  const wanted = words.join('').normalize('NFC');
  const { letters, places } = composed(text);
  const at = letters.indexOf(wanted);
  const [first, last] = [places[at], places[at + wanted.length - 1]];
  return first && last ? { start: first.start, end: last.end } : null;
}

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** The text composed and without white space, and for each of its units where the letter stood. */
function composed(text: string): { letters: string; places: Place[] } {
  const places: Place[] = [];
  let letters = '';
  for (const { segment, index } of graphemes.segment(text)) {
    const letter = segment.normalize('NFC').replace(/\s/g, '');
    const place = { start: index, end: index + segment.length };
    for (let unit = 0; unit < letter.length; unit++) places.push(place);
    letters += letter;
  }
  return { letters, places };
}
