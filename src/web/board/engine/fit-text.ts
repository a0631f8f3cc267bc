import type { BoardNode } from '#contract/board/board.schema.ts';
import { plainWords } from '../notes/plain-words.ts';

/** The title and first lines of a node, cut to its width. Widths are estimated: measuring each would cost the frame. */
export interface FittedText {
  title: string;
  lines: readonly string[];
}

const READ_LETTERS = 600;
const LINES = 4;
const PADDING_PX = 24;
const fitted = new WeakMap<BoardNode, FittedText & { widthPx: number }>();

export function fitNodeText(node: BoardNode, widthPx: number): FittedText {
  const known = fitted.get(node);
  if (known && known.widthPx === widthPx) return known;
  const room = widthPx - PADDING_PX;
  const { description } = node.metadata;
  const content = node.content.slice(0, READ_LETTERS);
  const said = node.type === 'sticky' ? content : plainWords(content);
  const body = said || (typeof description === 'string' ? description : '');
  const text = { title: fitLine(node.title, room - 30, 14), lines: breakLines(body, room, 13), widthPx };
  fitted.set(node, text);
  return text;
}

/** The estimated width of a character. */
export const widthOf = (character: string, fontPx: number): number =>
  fontPx * (character.charCodeAt(0) > 0x2e7f ? 0.88 : 0.52);

/** As much of the text as fits, with an ellipsis when something was left out. */
export function fitLine(text: string, roomPx: number, fontPx: number): string {
  let used = 0;
  let end = 0;
  for (const character of text) {
    used += widthOf(character, fontPx);
    if (used > roomPx) return `${text.slice(0, Math.max(0, end - 1)).trimEnd()}…`;
    end += character.length;
  }
  return text;
}

function breakLines(text: string, roomPx: number, fontPx: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.slice(0, READ_LETTERS).split('\n')) {
    let line = '';
    let used = 0;
    for (const character of paragraph) {
      used += widthOf(character, fontPx);
      if (used > roomPx) {
        lines.push(line);
        line = '';
        used = widthOf(character, fontPx);
      }
      line += character;
    }
    if (line.trim()) lines.push(line);
    if (lines.length >= LINES) break;
  }
  return lines.slice(0, LINES);
}
