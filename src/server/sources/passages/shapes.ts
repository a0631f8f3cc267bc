/** What a block in Markdown is, other than a paragraph. */
export type Shape = 'heading' | 'item' | 'quote' | 'table' | 'code' | 'caption';

/** Characters of a passage into which a block has to be cut. */
const MOST = 560;

interface Shaped {
  text: string;
  shape?: Shape;
}

const NUMBERED = /^\d+\. /;

/** What stands between a block and the one before it. */
export function jointOf(before: Shaped | null, block: Shaped): string {
  if (!before || before.shape !== block.shape) return '\n\n';
  if (block.shape === 'item') return NUMBERED.test(block.text) && before.text.startsWith('- ') ? '\n\n' : '\n';
  if (block.shape === undefined) return '\n';
  return block.shape === 'quote' ? '\n>\n' : '\n\n';
}

/** The pieces into which a block may be cut, each in Markdown again, and what joins them. */
export function piecesOf(
  text: string,
  shape: Shape | undefined,
  sentencesOf: (paragraph: string) => string[],
): { pieces: string[]; joint: string } {
  if (shape === undefined) return { pieces: sentencesOf(text), joint: ' ' };
  if (text.length <= MOST) return { pieces: text === '' ? [] : [text], joint: '\n' };
  const lines = text.split('\n');
  if (shape === 'table') {
    const [header = '', rule = '', ...rows] = lines;
    const pieces = inParts(rows, MOST - header.length - rule.length).map((part) => [header, rule, ...part].join('\n'));
    return { pieces, joint: '\n\n' };
  }
  if (shape === 'code') {
    const fence = /^`+/.exec(text)?.[0] ?? '```';
    const inner = lines.slice(1, -1).flatMap((line) => cutLine(line, MOST));
    const pieces = inParts(inner, MOST).map((part) => [lines[0], ...part, fence].join('\n'));
    return { pieces, joint: '\n\n' };
  }
  const isQuoted = text.startsWith('> ');
  const bare = isQuoted ? text.replace(/^> /gm, '') : text;
  const pieces = inParts(bare.split('\n').flatMap(sentencesOf), MOST).map((part) => part.join(' '));
  return { pieces: isQuoted ? pieces.map((piece) => `> ${piece}`) : pieces, joint: isQuoted ? '\n' : ' ' };
}

/** Lines in parts of about even length, none longer than `most` unless a single line is. */
function inParts(lines: readonly string[], most: number): string[][] {
  const lengthOf = (part: readonly string[]) => part.reduce((sum, line) => sum + line.length + 1, 0);
  const wanted = lengthOf(lines) / Math.ceil(lengthOf(lines) / Math.max(1, most));
  const parts: string[][] = [];
  for (const line of lines) {
    const open = parts.at(-1);
    const filled = open ? lengthOf(open) : 0;
    if (open && filled + line.length / 2 < wanted && filled + line.length <= most) open.push(line);
    else parts.push([line]);
  }
  return parts;
}

const cutLine = (line: string, most: number): string[] =>
  line.length <= most ? [line] : (line.match(new RegExp(`[^]{1,${most}}`, 'gu')) ?? []);
