import type { BoardNode } from '#contract/board/board.schema.ts';
import { OURS } from '#contract/limits.ts';
import type { BoardEditor } from '../board-editor.ts';
import { plainWords } from '../note-text/plain-words.ts';
import { addNodes, type AddOptions } from './add-node.ts';

const TITLE_LENGTH = 60;

/** Puts a text on the board as a note under its first line; one that is longer than a note may be becomes several. */
export function addText(editor: BoardEditor, text: string, title: string | null, options: AddOptions): BoardNode[] {
  const parts = inParts(text, OURS.contentLength);
  const first = title ?? (titleIn(text) || null);
  return addNodes(
    editor,
    parts.map((content, i) => ({
      kind: 'text',
      content,
      ...(first !== null && { title: parts.length > 1 ? `${first} (${i + 1}/${parts.length})` : first }),
    })),
    options,
  );
}

/** The line of a mail's head that says what it is about. */
const SUBJECT = /^[ \t>*]{0,8}(?:제목|subject)\*{0,2}[ \t]?[:：]\*{0,2}[ \t]*(\S.*)$/im;
const HEAD_LINES = 8;

/** Its subject where it is a mail, else its first line, as they read, without marks. */
const titleIn = (text: string): string =>
  plainWords(SUBJECT.exec(text.split('\n', HEAD_LINES).join('\n'))?.[1] ?? text.split('\n', 1)[0] ?? '')
    .replace(/^[•☐☑] /, '')
    .trim()
    .slice(0, TITLE_LENGTH);

/** The text in parts of at most so many characters, each ending with a paragraph, else a line, else a word where it can. */
export function inParts(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const end = endOfPart(rest, most);
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' && parts.length > 0 ? parts : [...parts, rest];
}

function endOfPart(text: string, most: number): number {
  for (const gap of ['\n\n', '\n', ' ']) {
    const at = text.lastIndexOf(gap, most - gap.length);
    if (at > most / 2) return at + gap.length;
  }
  const isInPair = /[\uD800-\uDBFF]/.test(text.charAt(most - 1));
  return isInPair ? most - 1 : most;
}
