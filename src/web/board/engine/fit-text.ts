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

const WIDE = new Set('MW@%');
const isPicture = (code: number): boolean => (code >= 0xd83c && code <= 0xd83e) || (code >= 0x2600 && code <= 0x27bf);

/** The estimated width of a character. */
export function widthOf(character: string, fontPx: number): number {
  const code = character.charCodeAt(0);
  if (isPicture(code)) return fontPx * 1.4;
  if (code > 0x2e7f) return fontPx * 0.88;
  if (WIDE.has(character)) return fontPx * 0.98;
  return fontPx * (code >= 65 && code <= 90 ? 0.72 : 0.52);
}

/** As much of the text as fits, with an ellipsis when something was left out. */
export function fitLine(text: string, roomPx: number, fontPx: number): string {
  let used = 0;
  let end = 0;
  let before = 0;
  for (const character of text) {
    used += widthOf(character, fontPx);
    if (used > roomPx) return `${text.slice(0, before).trimEnd()}…`;
    before = end;
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
