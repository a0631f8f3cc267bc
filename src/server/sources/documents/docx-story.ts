import type { LeftOutKind } from '#contract/sources/left-out-kinds.ts';
import { readXmlOnce } from './alternate-content.ts';
import { createFields } from './docx-fields.ts';
import type { Numberings } from './docx-numbering.ts';
import { createObjects } from './docx-objects.ts';
import { createParagraphs } from './docx-paragraphs.ts';
import type { DocxPiece } from './docx-pieces.ts';
import { isOn, type Styles } from './docx-styles.ts';
import { characterOf, symbolOf } from './docx-symbols.ts';
import { createTables } from './docx-tables.ts';
import { createMath, type MathReader } from './math-text.ts';

type Attribute = (name: string) => string | null;

export interface StoryTools {
  styles: Styles;
  numberings: Numberings;
  leaveOut: (kind: LeftOutKind) => void;
  /** What a note says, and the sign by which the text refers to it; null for none. */
  noteOf: (kind: 'footnote' | 'endnote', id: string) => { sign: string; text: string } | null;
  /** The beginning of what is commented on, by the comment's id. */
  commented?: Map<string, string>;
  /** Of the top or foot of a page: without its number. */
  isFrame?: boolean;
  /** So many characters are enough. */
  most: number;
}

/** A text of its own in a part: the body, a note, a comment, the top of a page. */
export interface Story {
  /** Of a note or comment. */
  id: string | null;
  author: string | null;
  pieces: DocxPiece[];
  /** The tops and feet of pages that it names, by their relations. */
  frames: string[];
}

/** What was there before a change that somebody tracked, and what tells of a thing without being in the text. */
const UNREAD =
  'del moveFrom pPrChange rPrChange tblPrChange tcPrChange trPrChange sectPrChange tblPrExChange numberingChange sdtPr sdtEndPr rt'.split(
    ' ',
  );
const STORIES = ['document', 'hdr', 'ftr', 'footnote', 'endnote', 'comment'];
/** Lines between the text and its notes. */
const LINES = ['separator', 'continuationSeparator', 'continuationNotice'];
const COMMENTED = { characters: 80, open: 20 } as const;

/** The stories of a part of a Word document in their order, with all that is left of them after tracked changes. */
export function readStories(xml: string, tools: StoryTools): Story[] {
  const stories: Story[] = [];
  const fields = createFields(tools.leaveOut, { withoutPages: tools.isFrame ?? false });
  const objects = createObjects(tools.leaveOut);
  const paragraphs = createParagraphs(tools);
  const tables = createTables(paragraphs);
  const simple: { instruction: string; length: number }[] = [];
  let pages = 0;
  const commented = new Set<string>();
  let properties: 'paragraph' | 'row' | null = null;
  let isRunHidden = false;
  let wasHidden = false;
  let kind: 't' | 'instrText' | null = null;
  let math: MathReader | null = null;
  let unread = 0;

  const say = (text: string) => {
    if (!fields.isSeen() || pages > 0) return;
    if (isRunHidden && !wasHidden && text.trim() !== '') tools.leaveOut('hidden');
    if (text.trim() !== '') wasHidden = isRunHidden;
    if (isRunHidden) return;
    paragraphs.say(text);
    for (const id of commented) {
      const said = tools.commented?.get(id) ?? '';
      if (said.length < COMMENTED.characters) tools.commented?.set(id, said + text);
    }
  };
  const refer = (part: 'chart' | 'diagram' | 'chunk', id: string | null) => {
    if (id !== null) paragraphs.putBeside({ part, id });
  };
  const note = (which: 'footnote' | 'endnote', attribute: Attribute) => {
    const found = tools.noteOf(which, attribute('w:id') ?? '');
    if (!found) return;
    say(found.sign);
    paragraphs.note(`${found.sign} ${found.text}`);
  };
  const switchOf = (attribute: Attribute) => isOn(attribute('w:val'));

  const opened: Readonly<Record<string, (attribute: Attribute) => void>> = {
    p: () => paragraphs.open(),
    pPr: () => void (properties = 'paragraph'),
    trPr: () => void (properties = 'row'),
    pStyle: (attribute) => paragraphs.describe({ style: attribute('w:val') }),
    ilvl: (attribute) => paragraphs.describe({ level: Number(attribute('w:val') ?? 0) }),
    numId: (attribute) => paragraphs.describe({ list: attribute('w:val') }),
    outlineLvl: (attribute) => paragraphs.describe({ outline: Number(attribute('w:val') ?? 9) }),
    r: () => void (isRunHidden = false),
    vanish: (attribute) => void (isRunHidden = properties === null && switchOf(attribute)),
    rStyle: (attribute) => void (isRunHidden ||= properties === null && tools.styles.isHidden(attribute('w:val'))),
    t: () => void (kind = 't'),
    instrText: () => void (kind = 'instrText'),
    tab: () => void (properties === null && say(' ')),
    ptab: () => say(' '),
    br: () => say('\n'),
    cr: () => say('\n'),
    noBreakHyphen: () => say('-'),
    sym: (attribute) => say(symbolOf(attribute('w:font') ?? '', Number.parseInt(attribute('w:char') ?? '', 16) || 0)),
    symEx: (attribute) => say(characterOf(attribute('w16se:char') ?? '')),
    textpath: (attribute) => say(attribute('string') ?? ''),
    fldChar(attribute) {
      const type = attribute('w:fldCharType');
      if (type === 'begin') fields.begin();
      if (type === 'separate') fields.show();
      if (type === 'end') say(fields.end());
    },
    fldSimple(attribute) {
      const instruction = attribute('w:instr') ?? '';
      simple.push({ instruction, length: paragraphs.length() });
      if (fields.isPage(instruction)) pages++;
    },
    footnoteReference: (attribute) => note('footnote', attribute),
    endnoteReference: (attribute) => note('endnote', attribute),
    commentRangeStart(attribute) {
      if (tools.commented && commented.size < COMMENTED.open) commented.add(attribute('w:id') ?? '');
    },
    commentRangeEnd: (attribute) => void commented.delete(attribute('w:id') ?? ''),
    txbxContent: () => paragraphs.openBox(),
    tbl: () => tables.open(),
    tr: () => tables.openRow(),
    tc: () => tables.openCell(),
    gridBefore: (attribute) => tables.skip(Number(attribute('w:val') ?? 0)),
    gridSpan: (attribute) => tables.widen(Number(attribute('w:val') ?? 1)),
    cellDel: () => tables.dropCell(),
    chart: (attribute) => refer('chart', attribute('r:id')),
    relIds: (attribute) => refer('diagram', attribute('r:dm')),
    altChunk: (attribute) => refer('chunk', attribute('r:id')),
    subDoc: () => tools.leaveOut('objects'),
    oMath: () => void (math = createMath()),
    headerReference: (attribute) => void stories.at(-1)?.frames.push(attribute('r:id') ?? ''),
    footerReference: (attribute) => void stories.at(-1)?.frames.push(attribute('r:id') ?? ''),
  };
  const closed: Readonly<Record<string, () => void>> = {
    p() {
      fields.endParagraph();
      paragraphs.close();
      wasHidden = false;
    },
    pPr: () => void (properties = null),
    trPr: () => void (properties = null),
    r: () => void (isRunHidden = false),
    t: () => void (kind = null),
    instrText: () => void (kind = null),
    fldSimple() {
      const field = simple.pop();
      if (field && fields.isPage(field.instruction)) pages--;
      const isEmpty = field !== undefined && field.length === paragraphs.length();
      if (isEmpty && fields.isMissing(field.instruction)) tools.leaveOut('fields');
    },
    txbxContent: () => paragraphs.closePlace(),
    tbl: () => tables.close(),
    tr: () => tables.closeRow(),
    tc: () => tables.closeCell(),
  };

  readXmlOnce(xml, {
    isDone: () => paragraphs.total() > tools.most,
    open(name, attribute) {
      if (unread > 0) return void unread++;
      if (math) return math.open(name, attribute);
      if (name === 'del' || name === 'moveFrom' || name === 'ins') {
        if (name !== 'ins' && properties === 'paragraph') paragraphs.describe({ isEndDeleted: true });
        if (name !== 'ins' && properties === 'row') tables.dropRow();
      }
      if (UNREAD.includes(name)) return void (unread = 1);
      if (STORIES.includes(name)) {
        const isLine = LINES.includes(attribute('w:type') ?? '');
        const story: Story = {
          id: isLine ? null : attribute('w:id'),
          author: attribute('w:author'),
          pieces: [],
          frames: [],
        };
        paragraphs.begin(story.pieces);
        if (!isLine) stories.push(story);
      }
      objects.open(name, attribute);
      fields.tell(name, attribute('w:val'));
      if (Object.hasOwn(opened, name)) opened[name]?.(attribute);
    },
    text(text) {
      if (unread > 0) return;
      if (math) math.text(text);
      else if (kind === 't') say(text);
      else if (kind === 'instrText') fields.instruct(text);
    },
    close(name) {
      if (unread > 0) return void unread--;
      if (math) {
        const equation = math.close();
        if (equation === null) return;
        math = null;
        return say(equation);
      }
      if (Object.hasOwn(closed, name)) closed[name]?.();
      objects.close(name);
    },
  });
  paragraphs.closePlace();
  return stories;
}
