/** The part of a Markdown tree that is read and changed here. */
interface Piece {
  type: string;
  value?: string;
  children?: Piece[];
  position?: { start: { offset?: number }; end: { offset?: number } } | undefined;
}

const MARKED = /(\*\*|~~)(?![\s*~])([^*~\n]*[^\s*~])\1(?![*~])/g;
const kinds: Record<string, string> = { '**': 'strong', '~~': 'delete' };

/**
 * The rules of Markdown do not close marks between a punctuation mark and a letter, which is how Korean particles follow a
 * quote: '**"분쇄도"**를' would show its stars. What was left open so is closed here; stars that were escaped stay stars.
 */
export function koreanMarks() {
  return (tree: unknown, file: unknown): void => close(tree as Piece, String(file));
}

function close(piece: Piece, source: string): void {
  piece.children = piece.children?.flatMap((child) => {
    if (child.type === 'text') return closeText(child, source);
    close(child, source);
    return [child];
  });
}

function closeText(text: Piece, source: string): Piece[] {
  const { value = '', position } = text;
  const isAsTyped = source.slice(position?.start.offset, position?.end.offset) === value;
  if (!isAsTyped || !/\*\*|~~/.test(value)) return [text];
  const from = position?.start.offset ?? 0;
  const words = (start: number, end: number): Piece => ({
    type: 'text',
    value: value.slice(start, end),
    position: { start: { offset: from + start }, end: { offset: from + end } },
  });
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of value.matchAll(MARKED)) {
    const [whole, mark = ''] = match;
    const end = match.index + whole.length;
    if (match.index > at) pieces.push(words(at, match.index));
    const inner = words(match.index + mark.length, end - mark.length);
    pieces.push({ type: kinds[mark] ?? 'text', children: [inner] });
    at = end;
  }
  if (at < value.length) pieces.push(words(at, value.length));
  return pieces;
}
