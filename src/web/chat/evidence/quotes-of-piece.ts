import type { QuoteMarks } from '../markdown/markdown-props.ts';

/** The marks of a text that stand in one piece of it, which begins at `from`; what goes on behind the piece is named there. */
export function quotesOfPiece(quotes: QuoteMarks, whole: string, from: number, piece: string): QuoteMarks | undefined {
  const to = from + piece.length;
  if (whole.slice(from, to) !== piece) return undefined;
  const inside = quotes.ranges.flatMap(({ start, end }, place) =>
    start < to && from < end
      ? [
          {
            place,
            start: Math.max(start, from) - from,
            end: Math.min(end, to) - from,
            isEnd: whole.slice(to, end).trim() === '',
          },
        ]
      : [],
  );
  if (inside.length === 0) return undefined;
  return {
    ranges: inside,
    show(at, words, isLastPiece) {
      const one = inside[at];
      return one ? quotes.show(one.place, words, isLastPiece && one.isEnd) : words;
    },
  };
}
