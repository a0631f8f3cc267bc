import { apart, sayOnly, type HangulText, type Paragraph } from './hangul-text.ts';
import { drawnLetters, guideOf, idOf, scriptOf, wordsOfControl, wordsOfForm } from './hwp-controls.ts';
import type { HwpHead } from './hwp-head.ts';
import { TAG, textOfRecord, type HwpRecord, type RecordText } from './hwp-records.ts';
import type { Keeper } from './keeper.ts';

interface Control {
  kind: 'control';
  level: number;
  id: string;
  /** Its piece of the paragraph that holds it. */
  write: (words: string) => void;
  /** Of a table: what comes before is its caption. */
  hasBegun: boolean;
  /** Width and height, in the units of Hangul. */
  size: readonly [number, number];
}
interface OpenParagraph {
  kind: 'paragraph';
  level: number;
  paragraph: Paragraph;
  shape: number;
  text: RecordText | null;
  controls: number;
}

/** Heads and feet of the page and what lies below its text, and what only writers see. */
const BESIDE = new Set(['head', 'foot', 'tcmt', 'secd']);
const FIELD = '%clk';
const [ROW_AT, COLUMN_AT, OUTLINE_AT, SIZE_AT, EMBEDDED_AT] = [10, 8, 18, 16, 12];
/** A picture that is narrower or lower than a centimetre is a sign or a line. */
const LEAST_PICTURE = 2_835;

/** Records are a tree by their levels: a paragraph holds controls, these hold lists (cells, notes, boxes), and those paragraphs. */
export function readHwpSection(
  records: Iterable<HwpRecord>,
  head: HwpHead,
  document: HangulText,
  keeper: Keeper,
  isChart: (embedded: number) => boolean,
): void {
  const open: (Control | OpenParagraph)[] = [];
  let outline = '';
  /** What is deeper is not read. */
  let beside = null as { level: number; isHidden: boolean; hasWords: boolean } | null;
  let areRemarks = false;

  function closeFrom(level: number): void {
    for (let last = open.at(-1); last && last.level >= level; last = open.at(-1)) {
      open.pop();
      if (last.kind === 'control') {
        if (last.id === 'tbl ') document.closeTable();
        continue;
      }
      const by = head.numbered.get(last.shape);
      // The first paragraph of a section holds what says how its outline is numbered.
      if (by) last.paragraph.numberedBy = { list: by.list ?? outline, level: by.level };
      document.closeParagraph();
    }
  }

  function endBeside(): void {
    if (beside?.isHidden && beside.hasWords) keeper.leaveOut('comments');
    beside = null;
  }

  function openParagraph(level: number, data: Buffer): void {
    const [shape, style] = data.length > 10 ? [data.readUInt16LE(8), data.readUInt8(10)] : [-1, -1];
    const isInText = open.length === 0;
    const isHeading = isInText && (head.headingStyles.has(style) || head.headingShapes.has(shape));
    open.push({
      kind: 'paragraph',
      level,
      paragraph: document.openParagraph(isHeading),
      shape,
      text: null,
      controls: 0,
    });
  }

  function openControl(level: number, data: Buffer): void {
    const id = idOf(data);
    const within = open.findLast((one) => one.kind === 'paragraph');
    const number = within ? within.controls++ : 0;
    const slot = within?.text?.slots[number];
    const write = (words: string) => {
      if (!within || words === '') return;
      if (slot === undefined) within.paragraph.pieces.push(words);
      else within.paragraph.pieces[slot] += words;
    };
    write(wordsOfControl(id, data));
    if (id === 'secd' && data.length >= OUTLINE_AT + 2) outline = String(data.readUInt16LE(OUTLINE_AT));
    if (id === FIELD && within) emptyGuide(within, number, guideOf(data));
    if (id === 'tbl ') document.openTable();
    const size = data.length < SIZE_AT + 8 ? [0, 0] : [data.readUInt32LE(SIZE_AT), data.readUInt32LE(SIZE_AT + 4)];
    open.push({ kind: 'control', level, id, write, hasBegun: false, size: [size[0] ?? 0, size[1] ?? 0] });
    if (BESIDE.has(id)) beside = { level, isHidden: id === 'tcmt', hasWords: false };
  }

  /** A field that nobody filled in holds its own guide. */
  function emptyGuide({ paragraph: { pieces }, text }: OpenParagraph, number: number, guide: string): void {
    const [from, to] = text?.fields.get(number) ?? [0, 0];
    if (!sayOnly(pieces, from, to, guide)) return;
    for (let at = from; at < to; at++) pieces[at] = '';
  }

  function readText(paragraph: OpenParagraph, data: Buffer): void {
    paragraph.text = textOfRecord(data);
    paragraph.paragraph.pieces = paragraph.text.pieces;
  }

  function readObject(control: Control, tag: number, data: Buffer): void {
    if (tag === TAG.equation) {
      const script = scriptOf(data);
      if (script) control.write(apart(script));
      else keeper.leaveOut('equations');
    } else if (tag === TAG.form) {
      const words = wordsOfForm(data);
      if (words === null) keeper.leaveOut('fields');
      else control.write(words);
    } else if (tag === TAG.letters) document.addText(drawnLetters(data));
    else if (tag === TAG.picture && control.size.every((side) => side >= LEAST_PICTURE)) keeper.leaveOut('pictures');
    else if (tag === TAG.object)
      keeper.leaveOut(data.length >= EMBEDDED_AT + 2 && isChart(data.readUInt16LE(EMBEDDED_AT)) ? 'charts' : 'objects');
    else if (tag === TAG.video) keeper.leaveOut('media');
  }

  for (const { tag, level, data } of records) {
    if (beside && level > beside.level) {
      beside.hasWords ||= tag === TAG.text && textOfRecord(data).pieces.join('').trim() !== '';
      continue;
    }
    endBeside();
    if (tag === TAG.memo) keeper.leaveOut('comments');
    // Remarks stand behind the whole text, each with its own list.
    areRemarks ||= tag === TAG.memo;
    if (areRemarks) continue;
    closeFrom(level);
    const last = open.at(-1);
    if (tag === TAG.paragraph) openParagraph(level, data);
    else if (tag === TAG.text && last?.kind === 'paragraph') readText(last, data);
    else if (tag === TAG.control && data.length >= 4) openControl(level, data);
    else {
      const control = open.findLast((one) => one.kind === 'control');
      if (!control || last !== control) continue;
      if (tag === TAG.table) control.hasBegun = true;
      else if (tag === TAG.list && control.id === 'tbl ' && control.hasBegun && level === control.level + 1)
        document.openCell(cellOf(data));
      else readObject(control, tag, data);
    }
  }
  endBeside();
  closeFrom(0);
  document.end();
}

const cellOf = (data: Buffer) =>
  data.length >= ROW_AT + 2
    ? { row: data.readUInt16LE(ROW_AT), column: data.readUInt16LE(COLUMN_AT) }
    : { row: 0, column: 0 };
