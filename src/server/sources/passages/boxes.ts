import type { Box } from '#contract/sources/passage.ts';

/** A line of a printed page: where it ends in its paragraph's text, and where it stands. */
export interface PlacedLine {
  end: number;
  box: Box;
}

/** The box around the lines that each piece of a paragraph covers. Ask for the pieces in their order. */
export function boxOf({ text, lines }: { text: string; lines?: readonly PlacedLine[] }): (piece: string) => Box | null {
  if (!lines) return () => null;
  let from = 0;
  let at = 0;
  return (piece) => {
    const found = text.indexOf(piece, from);
    const start = found < 0 ? from : found;
    from = start + piece.length;
    while ((lines[at]?.end ?? Infinity) <= start) at++;
    let box: Box | null = null;
    for (let i = at; i < lines.length && (i === at || (lines[i - 1]?.end ?? 0) < from); i++)
      box = around(box, lines[i]?.box);
    return box;
  };
}

/** The least box that holds both. */
export function around(one: Box | null | undefined, other: Box | null | undefined): Box | null {
  if (!one || !other) return one ?? other ?? null;
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const w = Math.max(one.x + one.w, other.x + other.w) - x;
  const h = Math.max(one.y + one.h, other.y + other.h) - y;
  return { x, y, w: rounded(w), h: rounded(h) };
}

/** To a tenth of a point. */
export const rounded = (points: number): number => Math.round(points * 10) / 10;
