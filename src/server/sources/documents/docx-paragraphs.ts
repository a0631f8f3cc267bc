import type { Numberings } from './docx-numbering.ts';
import type { DocxPiece } from './docx-pieces.ts';
import { headingOf, type Styles } from './docx-styles.ts';

interface Described {
  style: string | null;
  list: string | null;
  level: number | null;
  outline: number | null;
  /** The end of the paragraph was taken out: the next goes on with it. */
  isEndDeleted: boolean;
}

interface Open extends Described {
  text: string;
  /** What stands in boxes beside it, and its notes: read after it. */
  beside: DocxPiece[];
  notes: DocxPiece[];
}

/** What is longer is no heading, whatever its style says. */
const HEADING_LENGTH = 300;
const MARKED = /^\d{1,9}[.)]$/;
const MOST_INDENT = 8;
const plain = { heading: null, item: null, isNote: false };

/** Puts runs into paragraphs, and paragraphs to where they stand: the body, a cell, a box beside another paragraph. */
export function createParagraphs({ styles, numberings }: { styles: Styles; numberings: Numberings }) {
  const open: Open[] = [];
  let places: DocxPiece[][] = [[]];
  let widths: number[] = [];
  let carried = '';
  let total = 0;

  const closePlace = () => {
    if (carried.trim() !== '') places.at(-1)?.push({ paragraph: { ...plain, text: carried.trim() } });
    carried = '';
    if (places.length > 1) places.pop();
  };

  const signOf = ({ style, list, level }: Open): { sign: string | null; level: number } => {
    const styled = styles.ofParagraph(style);
    const used = list ?? styled.list;
    if (used === null || used === '0') return { sign: null, level: 0 };
    const at = level ?? (list === null ? (numberings.levelOf(used, style) ?? styled.level) : null) ?? 0;
    return { sign: numberings.next(used, at), level: at };
  };

  const keep = (paragraph: Open) => {
    const text = paragraph.text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim();
    const { sign, level } = signOf(paragraph);
    total += sign?.length ?? 0;
    const place = places.at(-1);
    if (text === '' || !place) return;
    const told =
      paragraph.outline === null ? styles.ofParagraph(paragraph.style).heading : headingOf(paragraph.outline);
    const heading = text.length > HEADING_LENGTH ? null : told;
    const isItem = heading === null && sign !== null && (sign === '-' || MARKED.test(sign));
    if (isItem) {
      const indent = widths.slice(0, level).reduce((sum, width) => sum + width, 0);
      widths = [...Array.from({ length: Math.min(level, MOST_INDENT) }, (_, i) => widths[i] ?? 2), sign.length + 1];
      place.push({ paragraph: { ...plain, text: text.replace(/\n+/g, '\n'), item: { mark: sign, indent } } });
      return;
    }
    widths = [];
    const said = sign === null || sign === '-' ? text : `${sign} ${text}`;
    const lines = heading === null ? said.split(/\n+/) : [said.replace(/\n+/g, ' ')];
    for (const line of lines) place.push({ paragraph: { ...plain, text: line, heading } });
  };

  return {
    /** From here on what is read goes there. */
    begin(place: DocxPiece[]) {
      places = [place];
      open.length = 0;
      carried = '';
      widths = [];
    },
    open() {
      const inner: Open = {
        text: '',
        beside: [],
        notes: [],
        style: null,
        list: null,
        level: null,
        outline: null,
        isEndDeleted: false,
      };
      open.push(inner);
    },
    describe(told: Partial<Described>) {
      const paragraph = open.at(-1);
      if (paragraph) Object.assign(paragraph, told);
    },
    say(text: string) {
      const paragraph = open.at(-1);
      total += text.length;
      if (paragraph) paragraph.text += text;
    },
    note(text: string) {
      open.at(-1)?.notes.push({ paragraph: { ...plain, text, isNote: true } });
    },
    close() {
      const paragraph = open.pop();
      if (!paragraph) return;
      paragraph.text = carried + paragraph.text;
      carried = paragraph.isEndDeleted && open.length === 0 ? paragraph.text : '';
      if (carried === '') keep(paragraph);
      const place = places.at(-1);
      for (const piece of paragraph.beside) place?.push(piece);
      for (const piece of paragraph.notes) place?.push(piece);
    },
    put: (piece: DocxPiece) => void places.at(-1)?.push(piece),
    /** After the paragraph that is open, where one is. */
    putBeside: (piece: DocxPiece) => void (open.at(-1)?.beside ?? places.at(-1))?.push(piece),
    /** What comes until it is closed stands apart, in a cell or a box. */
    openPlace: (place: DocxPiece[]) => void places.push(place),
    openBox: () => void places.push(open.at(-1)?.beside ?? []),
    closePlace,
    length: () => open.at(-1)?.text.length ?? 0,
    /** Characters of all paragraphs. */
    total: () => total,
  };
}
