/** The part of a Markdown tree that is read and changed here. */
interface Piece {
  type: string;
  value?: string;
  children?: Piece[];
  position?: { start: { offset?: number }; end: { offset?: number } } | undefined;
  data?: { hName: string; hProperties: Record<string, unknown> };
}
interface Range {
  start: number;
  end: number;
}

/** Puts what stands at these ranges of the text into elements of their own, one for each stretch of plain words. */
export const quotePieces =
  (ranges: readonly Range[]) =>
  (tree: unknown, file: unknown): void => {
    if (ranges.length > 0) cut(tree as Piece, ranges, String(file));
  };

function cut(piece: Piece, ranges: readonly Range[], source: string): void {
  piece.children = piece.children?.flatMap((child) => {
    if (child.type === 'text') return cutText(child, ranges, source);
    cut(child, ranges, source);
    return [child];
  });
}

function cutText(text: Piece, ranges: readonly Range[], source: string): Piece[] {
  const { value = '', position } = text;
  const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  // Where signs were escaped the letters of the text stand elsewhere than in its source.
  if (source.slice(from, to) !== value) return [text];
  const pieces: Piece[] = [];
  let at = from;
  const plain = (end: number) => {
    if (end > at) pieces.push({ type: 'text', value: source.slice(at, end) });
  };
  for (const [place, { start, end }] of ranges.entries()) {
    const [first, last] = [Math.max(start, at), Math.min(end, to)];
    if (first >= last) continue;
    plain(first);
    const hProperties = { 'data-quote': place, 'data-last': end <= to };
    const children = [{ type: 'text', value: source.slice(first, last) }];
    pieces.push({ type: 'quoted', data: { hName: 'q', hProperties }, children });
    at = last;
  }
  if (pieces.length === 0) return [text];
  plain(to);
  return pieces;
}
