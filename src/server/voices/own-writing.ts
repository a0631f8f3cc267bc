import { toNodeKind } from '#contract/board/kinds/index.ts';
import { saidIn } from '../recipes/written.ts';

/** As few letters tell nothing of how somebody writes. */
const FEWEST_LETTERS = 30;

interface Note {
  type: string;
  title: string;
  content: string;
  metadata: Record<string, unknown>;
}

/** Whether a node is a note or a memo, whose words can be measured without being read first. */
export const isNote = ({ type, metadata }: Pick<Note, 'type' | 'metadata'>): boolean =>
  ['text', 'sticky'].includes(toNodeKind(type, metadata));

/** Whether somebody has written a note himself, and enough for a voice: it is no answer, no result, no empty template. */
export const isOwnWriting = (note: Note): boolean =>
  isNote(note) &&
  !note.metadata['answerOf'] &&
  !note.metadata['recipe'] &&
  (saidIn(note.content).match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS;

const TITLE_LENGTH = 60;

/** What a note is called in a list: its title, or how it begins. */
export function nameOfNote({ title, content }: Pick<Note, 'title' | 'content'>): string {
  if (title.trim() !== '') return title.trim();
  const [line = ''] = saidIn(content)
    .split('\n')
    .map((one) => one.replace(/^[\s#>*\-+•]+/, '').trim())
    .filter((one) => one !== '');
  const letters = Array.from(line);
  return letters.length > TITLE_LENGTH ? `${letters.slice(0, TITLE_LENGTH).join('').trimEnd()}…` : line;
}
