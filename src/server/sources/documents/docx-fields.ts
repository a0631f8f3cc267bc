import type { LeftOutKind } from '#contract/sources/left-out-kinds.ts';
import { isOn } from './docx-styles.ts';

interface Field {
  instruction: string;
  /** What follows is what the field shows. */
  isShown: boolean;
  box: boolean | null;
  choices: string[];
  chosen: number;
}

/** Fields within fields; what lies deeper is read as it stands. */
const MOST_DEPTH = 20;
/** Fields that mark a place and show nothing. */
const MARKS = ['XE', 'TC', 'TA', 'RD', 'SET', 'ASK', 'PRIVATE', 'ADVANCE', 'BIBLIOGRAPHY', 'FORMTEXT', 'HYPERLINK'];
/** Fields that every page fills for itself. */
const OF_THE_PAGE = ['PAGE', 'NUMPAGES', 'SECTIONPAGES', 'SECTION'];
/** Letters set above others by a field: how they are spoken stands first, the letters themselves second. */
const SET_ABOVE = /\\s\s*\\up\s*\d+\s*\([^()]*\)\s*[,;]\s*([^()]*)\)/i;

/** Follows the fields of a story, which may stand in each other: what they show is text, what they are made by is none. */
export function createFields(leaveOut: (kind: LeftOutKind) => void, { withoutPages = false } = {}) {
  const open: Field[] = [];
  let deeper = 0;
  const at = () => (deeper > 0 ? undefined : open.at(-1));
  const isOfPage = (instruction: string) => withoutPages && OF_THE_PAGE.includes(wordOf(instruction));
  return {
    begin() {
      if (open.length >= MOST_DEPTH) deeper++;
      else open.push({ instruction: '', isShown: false, box: null, choices: [], chosen: 0 });
    },
    instruct(text: string) {
      const field = at();
      if (field) field.instruction += text;
    },
    show() {
      const field = at();
      if (field) field.isShown = true;
    },
    /** What the field shows that holds no text to show. */
    end(): string {
      if (deeper > 0) {
        deeper--;
        return '';
      }
      const field = open.pop();
      return field && !field.isShown ? textOf(field, leaveOut) : '';
    },
    /** A form's box or choice, as its elements tell of it. */
    tell(name: string, value: string | null) {
      const field = at();
      if (!field) return;
      if (name === 'checkBox') field.box ??= false;
      if ((name === 'checked' || name === 'default') && field.box !== null) field.box = isOn(value);
      if (name === 'listEntry') field.choices.push(value ?? '');
      if (name === 'result') field.chosen = Number(value ?? 0);
    },
    /** Whether text that stands here is seen. */
    isSeen: () => open.every(({ isShown, instruction }) => isShown && !isOfPage(instruction)),
    /** Of a field that is written in one element: whether its text is seen. */
    isPage: isOfPage,
    /** A field that tells nothing by the end of its paragraph does not hide what follows. */
    endParagraph() {
      deeper = 0;
      while (open.length > 0 && !open.at(-1)?.isShown) open.pop();
    },
    /** Of a field in one element that holds no text. */
    isMissing: (instruction: string) =>
      !MARKS.includes(wordOf(instruction)) && !OF_THE_PAGE.includes(wordOf(instruction)),
  };
}

const wordOf = (instruction: string): string => (/[A-Za-z]+/.exec(instruction)?.[0] ?? '').toUpperCase();

function textOf({ instruction, box, choices, chosen }: Field, leaveOut: (kind: LeftOutKind) => void): string {
  const word = wordOf(instruction);
  if (word === 'FORMCHECKBOX') return box ? '☑' : '☐';
  if (word === 'FORMDROPDOWN') return choices[chosen] ?? '';
  if (word === 'MACROBUTTON') return /^\s*MACROBUTTON\s+\S+\s+(.*)$/is.exec(instruction)?.[1]?.trim() ?? '';
  if (word === 'EQ') {
    const letters = SET_ABOVE.exec(instruction)?.[1];
    if (letters === undefined) leaveOut('equations');
    return letters ?? '';
  }
  if (word !== '' && !MARKS.includes(word) && !OF_THE_PAGE.includes(word)) leaveOut('fields');
  return '';
}
