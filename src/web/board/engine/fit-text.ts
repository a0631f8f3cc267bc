import type { BoardNode } from '#contract/board/board.schema.ts';
import { fileWords } from '../../editor/note-text/file-words.ts';
import { plainWords } from '../../editor/note-text/plain-words.ts';

/** The first lines of a node, cut to its width. Widths are estimated: measuring each would cost the frame. */
export interface FittedText {
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
  const content = node.content.slice(0, READ_LETTERS);
  const said = node.type === 'sticky' ? content : plainWords(content);
  const body = said || fileWords(node);
  const text = { lines: breakLines(body, room, 13), widthPx };
  fitted.set(node, text);
  return text;
}

const titles = new WeakMap<BoardNode, { title: string; roomPx: number; fontPx: number }>();

/** The title alone, cut to this room in letters of this size. */
export function fitTitle(node: BoardNode, roomPx: number, fontPx: number): string {
  const known = titles.get(node);
  if (known && known.roomPx === roomPx && known.fontPx === fontPx) return known.title;
  const title = fitLine(node.title, roomPx, fontPx);
  titles.set(node, { title, roomPx, fontPx });
  return title;
}

const farTitles = new WeakMap<BoardNode, Room & { lines: readonly string[] }>();

interface Room {
  roomPx: number;
  fontPx: number;
  /** How many lines there is room for. */
  most: number;
}

/** What a card is known by, over as many lines as there are: its title, of a sticky note what stands on it. */
export function fitFarTitle(node: BoardNode, { roomPx, fontPx, most }: Room): readonly string[] {
  const known = farTitles.get(node);
  if (known && known.roomPx === roomPx && known.fontPx === fontPx && known.most === most) return known.lines;
  const whole = breakLines(nameFromFar(node), roomPx, fontPx);
  const last = fitLine(whole.slice(most - 1).join(''), roomPx, fontPx);
  const lines = whole.length > most ? [...whole.slice(0, most - 1), last] : whole;
  farTitles.set(node, { roomPx, fontPx, most, lines });
  return lines;
}

export const nameFromFar = ({ type, title, content }: BoardNode): string =>
  (type === 'sticky' && content.trim().slice(0, READ_LETTERS)) || title;

/** On the screen a title is not smaller than this, so that it is read also from far. */
export const READ_PX = 11;

/** How large the letters of a title are on the board: `leastPx`, from far larger, but no higher than `roomPx`. */
export const titlePx = (zoom: number, leastPx: number, roomPx: number): number =>
  Math.max(leastPx, Math.min(Math.round(READ_PX / zoom), Math.floor(roomPx)));

const WIDE = new Set('MW@%');
/** Latin, Hangul, kana and Han as keyboards give them, one character a letter: nearly all there is, and told without looking for letters. */
const SIMPLE = /^[\0-\u02ff\u2010-\u2027\u3000-\u3029\u3030-\u3098\u309b-\u9fff\uac00-\ud7a3\uff01-\uffef]*$/;
const PICTURE = /^\p{Regional_Indicator}|^\p{Emoji_Presentation}|\ufe0f|\u20e3/u;
let segmenter: Intl.Segmenter | undefined;

/** The letters of a text as one sees them: a family is one. */
const lettersOf = (text: string): Iterable<string> => (SIMPLE.test(text) ? text : segmentsOf(text));

function* segmentsOf(text: string): Iterable<string> {
  segmenter ??= new Intl.Segmenter('ko');
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** The estimated width of a letter. */
function widthOf(letter: string, fontPx: number): number {
  const code = letter.charCodeAt(0);
  if (letter.length === 1 && code > 0x2e7f && code < 0xd800) return fontPx * 0.88;
  if ((letter.length > 1 || code >= 0x2300) && PICTURE.test(letter)) return fontPx * 1.36;
  if ((code > 0x2e7f && code < 0xd800) || (code >= 0x1100 && code < 0x1200)) return fontPx * 0.88;
  if (WIDE.has(letter) || code >= 0x2300) return fontPx * 0.98;
  return fontPx * (code >= 65 && code <= 90 ? 0.72 : 0.52);
}

/** The estimated width of a text. */
export function widthOfLine(text: string, fontPx: number): number {
  let widthPx = 0;
  for (const letter of lettersOf(text)) widthPx += widthOf(letter, fontPx);
  return widthPx;
}

/** As much of the text as fits, with an ellipsis when something was left out. */
export function fitLine(text: string, roomPx: number, fontPx: number): string {
  let used = 0;
  let end = 0;
  let before = 0;
  for (const letter of lettersOf(text)) {
    used += widthOf(letter, fontPx);
    if (used > roomPx) return `${text.slice(0, before).trimEnd()}…`;
    before = end;
    end += letter.length;
  }
  return text;
}

function breakLines(text: string, roomPx: number, fontPx: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.slice(0, READ_LETTERS).split('\n')) {
    breakParagraph(paragraph, roomPx, fontPx, lines);
    if (lines.length >= LINES) break;
  }
  return lines.slice(0, LINES);
}

const SPACES = new Set(' \t\r\u3000');
const HYPHENS = new Set('-\u2010');
const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9';

/**
 * Adds the lines of a paragraph until there are enough, broken as the stylesheet breaks those of live cards: between words and
 * after hyphens, within a word only where it is longer than a line. Spaces at the end of a line take no room.
 */
function breakParagraph(text: string, roomPx: number, fontPx: number, lines: string[]): void {
  const first = text.search(/\S/);
  if (first < 0) return;
  let [start, end, used] = [0, 0, 0];
  let [word, usedAtWord] = [0, 0];
  let before = '';
  for (const letter of lettersOf(text)) {
    const widthPx = widthOf(letter, fontPx);
    if (!SPACES.has(letter)) {
      const isAfterHyphen = HYPHENS.has(before) && end > word + 1 && !isDigit(letter);
      if (isAfterHyphen || SPACES.has(before)) [word, usedAtWord] = [end, used];
      if (used + widthPx > roomPx && word > Math.max(start, first)) {
        lines.push(text.slice(start, word));
        [start, used] = [word, used - usedAtWord];
      }
      if (used + widthPx > roomPx && end > start) {
        lines.push(text.slice(start, end));
        [start, used] = [end, 0];
      }
      if (lines.length >= LINES) return;
    }
    used += widthPx;
    end += letter.length;
    before = letter;
  }
  lines.push(text.slice(start));
}
