import { placedMarks, type PlacedMark } from '#contract/chat/citations.ts';
import { placesIn } from '../evidence/places-in.ts';

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
interface Wanted {
  source: string;
  ranges: readonly Range[];
  marks: readonly PlacedMark[];
}

/**
 * Puts the marks of a text, and what stands at these ranges of it, into elements of their own: a range is one for each stretch
 * of plain words. A mark is one only where the text itself has it: not in code, in a link, or where signs were escaped.
 */
export const answerPieces =
  (ranges: readonly Range[]) =>
  (tree: unknown, file: unknown): void => {
    const source = String(file);
    const marks = placedMarks(source);
    if (ranges.length > 0 || marks.length > 0) cut(tree as Piece, { source, ranges, marks }, 0);
  };

function cut(piece: Piece, wanted: Wanted, start: number): void {
  const isLink = piece.type === 'link' || piece.type === 'linkReference';
  const inside = isLink ? { ...wanted, marks: [] } : wanted;
  let at = piece.position?.start.offset ?? start;
  piece.children = piece.children?.flatMap((child) => {
    if (child.type !== 'text') {
      cut(child, inside, at);
      at = child.position?.end.offset ?? at;
      return [child];
    }
    const { value = '', position } = child;
    // What other plugins have cut has lost its place.
    const found = wanted.source.indexOf(value, at);
    const [from, to] = [position?.start.offset ?? found, position?.end.offset ?? found + value.length];
    const places = from < 0 ? null : placesIn(value, wanted.source, from, to);
    if (!places) return [child];
    at = to;
    return cutText({ value, places, to }, inside);
  });
}

interface PlacedText {
  value: string;
  /** Where each unit of it stands in the text as it was typed. */
  places: readonly number[];
  to: number;
}

function cutText({ value, places, to }: PlacedText, { ranges, marks }: Wanted): Piece[] {
  const indexOf = (place: number): number => {
    const at = places.findIndex((one) => one >= place);
    return at < 0 ? value.length : at;
  };
  const pieces: Piece[] = [];
  let at = 0;
  const words = (end: number) => {
    if (end > at) pieces.push(...cutMarks(value, places, [at, end], marks));
    at = Math.max(at, end);
  };
  for (const [place, { start, end }] of ranges.entries()) {
    const [first, last] = [Math.max(indexOf(start), at), indexOf(end)];
    if (first >= last) continue;
    words(first);
    const hProperties = { 'data-quote': place, 'data-last': end <= to };
    const children = cutMarks(value, places, [first, last], marks);
    pieces.push({ type: 'quoted', data: { hName: 'q', hProperties }, children });
    at = last;
  }
  words(value.length);
  return pieces;
}

/** Spaces before a mark go with it, so that a chip never stands alone at the start of a line. */
function cutMarks(
  value: string,
  places: readonly number[],
  [from, to]: readonly [number, number],
  marks: readonly PlacedMark[],
): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  const words = (text: string) => {
    if (text !== '') pieces.push({ type: 'text', value: text });
  };
  for (const { start, end, mark } of marks) {
    const first = places.indexOf(start, at);
    const last = first + end - start;
    if (first < 0 || last > to || places[last - 1] !== end - 1) continue;
    const before = value.slice(at, first);
    const text = before.replace(/[ \t]+$/, '');
    words(text);
    const hProperties = { 'data-mark': mark, 'data-space': before.slice(text.length) };
    pieces.push({ type: 'cited', data: { hName: 'cite', hProperties }, children: [] });
    at = last;
  }
  words(value.slice(at, to));
  return pieces;
}
