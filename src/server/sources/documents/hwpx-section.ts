import type { LeftOutKind } from '#contract/sources/left-out-kinds.ts';
import { inShape } from './hangul-numbers.ts';
import { apart, sayOnly, type HangulText, type Paragraph } from './hangul-text.ts';
import type { HwpxHead } from './hwpx-head.ts';
import type { Keeper } from './keeper.ts';
import { TICKED, UNTICKED } from './pdf-typed.ts';
import { readXml } from './xml-events.ts';

/** Signs within a text, and what they are in plain text. */
const signs: Partial<Record<string, string>> = {
  lineBreak: '\n',
  tab: '\t',
  nbSpace: '\u00a0',
  fwSpace: ' ',
  hyphen: '-',
};
/** Around a section's own text: heads and feet of the page, and what only writers see. */
const BESIDE = new Set(['header', 'footer', 'hiddenComment', 'secPr']);
const COUNTED: Partial<Record<string, LeftOutKind>> = { chart: 'charts', ole: 'objects', video: 'media' };
/** A picture that is narrower or lower than a centimetre is a sign or a line. */
const LEAST_PICTURE = 2_835;
/** Numbers that change with the page. */
const OF_PAGES = new Set(['PAGE', 'TOTAL_PAGE']);

interface Field {
  type: string;
  /** What stands in it until somebody fills it in. */
  guide: string;
  paragraph: Paragraph | undefined;
  from: number;
}

/** Elements that hold letters of their own, which are gathered until they end. */
const GATHERED = new Set(['script', 'mainText', 'subText', 'text', 'stringParam']);

export function readHwpxSection(xml: string, head: HwpxHead, document: HangulText, keeper: Keeper): void {
  const open: { paragraph: Paragraph; shape: string; deletedBefore: number; hasDeleted: boolean }[] = [];
  const fields: Field[] = [];
  const switches: boolean[] = [];
  /** What is within is not read: `until` ends it. */
  let skipped: { until: string; depth: number; hasWords: boolean } | null = null;
  let outline = '';
  let deleted = 0;
  let isText = false;
  let autoNumber: string | null = null;
  let picture: number[] | null = null;
  let gathered: { name: string; of: string | null; text: string } | null = null;
  let [main, under] = ['', ''];
  let editPassword = false;

  const within = () => open.at(-1)?.paragraph;
  const write = (text: string) => {
    if (deleted === 0 && text !== '') within()?.pieces.push(text);
  };
  const leaveOut = (kind: LeftOutKind) => {
    if (deleted === 0) keeper.leaveOut(kind);
  };
  const skip = (until: string) => (skipped = { until, depth: 1, hasWords: false });

  function openParagraph(attribute: (name: string) => string | null): void {
    const shape = attribute('paraPrIDRef') ?? '';
    const isHeading = head.headingStyles.has(attribute('styleIDRef') ?? '') || head.headingShapes.has(shape);
    const paragraph = document.openParagraph(isHeading);
    open.push({ paragraph, shape, deletedBefore: deleted, hasDeleted: deleted > 0 });
    const isTicked = head.ticks.get(shape);
    if (isTicked !== undefined) write(apart(isTicked ? TICKED : UNTICKED));
  }

  function closeParagraph(): void {
    const last = open.pop();
    if (!last) return;
    deleted = last.deletedBefore;
    const isGone = last.hasDeleted && last.paragraph.pieces.length === 0;
    const by = isGone ? undefined : head.numbered.get(last.shape);
    // The first paragraph of a section holds what says how its outline is numbered.
    if (by) last.paragraph.numberedBy ??= { list: by.list ?? outline, level: by.level };
    document.closeParagraph();
  }

  function endField(): void {
    const field = fields.pop();
    if (field?.type !== 'CLICK_HERE' || !field.paragraph) return;
    const { pieces } = field.paragraph;
    if (sayOnly(pieces, field.from, pieces.length, field.guide)) pieces.length = field.from;
  }

  function open_(name: string, attribute: (name: string) => string | null): void {
    if (name === 'p') openParagraph(attribute);
    else if (name === 't') isText = true;
    else if (name === 'deleteBegin') deleted++;
    else if (name === 'deleteEnd') deleted = Math.max(open.at(-1)?.deletedBefore ?? 0, deleted - 1);
    else if (isText) write(signs[name] ?? '');
    else if (name === 'tbl') document.openTable();
    else if (name === 'tc') document.openCell(null);
    else if (name === 'cellAddr') placeCell(attribute('rowAddr'), attribute('colAddr'));
    else if (name === 'case') switches.push(true);
    else if (name === 'default' && switches.pop()) skip(name);
    else if (name === 'fieldBegin') beginField(attribute('type') ?? '');
    else if (name === 'fieldEnd') endField();
    else if (GATHERED.has(name)) gathered = { name, of: attribute('name'), text: '' };
    else openObject(name, attribute);
    if (name === 'deleteBegin' || name === 'deleteEnd') noteDeletion(name, attribute('paraend'));
  }

  function noteDeletion(name: string, paragraphEnd: string | null): void {
    const last = open.at(-1);
    if (!last) return;
    last.hasDeleted = true;
    if (name === 'deleteEnd' && paragraphEnd === '1') last.paragraph.goesOn = true;
  }

  function placeCell(row: string | null, column: string | null): void {
    const place = { row: Number(row ?? NaN), column: Number(column ?? NaN) };
    if (Number.isInteger(place.row) && Number.isInteger(place.column) && place.column >= 0) document.placeCell(place);
  }

  function beginField(type: string): void {
    fields.push({ type, guide: '', paragraph: within(), from: within()?.pieces.length ?? 0 });
    if (type === 'MEMO') {
      leaveOut('comments');
      skip('fieldBegin');
    }
  }

  function openObject(name: string, attribute: (name: string) => string | null): void {
    const counted = COUNTED[name];
    if (counted) leaveOut(counted);
    else if (name === 'pic') picture = [];
    else if (picture && (name === 'sz' || name === 'curSz' || name === 'orgSz')) {
      const sizes = [attribute('width'), attribute('height')].map(Number);
      if (sizes.every((size) => size > 0)) picture = sizes;
    } else if (name === 'autoNum') autoNumber = OF_PAGES.has(attribute('numType') ?? '') ? null : attribute('num');
    else if (name === 'autoNumFormat' && autoNumber !== null) {
      const shown = inShape(Number(autoNumber), attribute('type') ?? 'DIGIT');
      write(`${attribute('prefixChar') ?? ''}${attribute('userChar') || shown}${attribute('suffixChar') ?? ''}`);
      autoNumber = null;
    } else if (name === 'textart') {
      if (deleted === 0) document.addText((attribute('text') ?? '').replace(/\u240d?\u240a/g, '\n'));
    } else if (name === 'compose') write(attribute('composeText') ?? '');
    else if (name === 'checkBtn' || name === 'radioBtn')
      write(apart(`${attribute('value') === 'CHECKED' ? TICKED : UNTICKED} ${attribute('caption') ?? ''}`));
    else if (name === 'comboBox') write(apart(attribute('selectedValue') ?? ''));
    else if (name === 'edit') editPassword = (attribute('passwordChar') ?? '') !== '';
  }

  function endGathered({ name, of, text }: { name: string; of: string | null; text: string }): void {
    const field = fields.at(-1);
    if (name === 'script' && text.trim() === '') leaveOut('equations');
    else if (name === 'script') write(apart(text.replace(/\s+/g, ' ')));
    else if (name === 'mainText') main = text;
    else if (name === 'subText') under = text;
    else if (name === 'stringParam' && of === 'Direction' && field) field.guide = text;
    else if (name === 'text' && editPassword) leaveOut('fields');
    else if (name === 'text') write(apart(text));
  }

  function close(name: string): void {
    if (gathered?.name === name) {
      endGathered(gathered);
      gathered = null;
    } else if (name === 't') isText = false;
    else if (name === 'tr') document.endRow();
    else if (name === 'tbl') document.closeTable();
    else if (name === 'p') closeParagraph();
    else if (name === 'switch') switches.length = 0;
    else if (name === 'autoNum') {
      if (autoNumber !== null) write(autoNumber);
      autoNumber = null;
    } else if (name === 'pic') {
      if (picture && picture.every((size) => size >= LEAST_PICTURE)) leaveOut('pictures');
      picture = null;
    } else if (name === 'dutmal') {
      write(under === '' ? main : `${main}(${under})`);
      [main, under] = ['', ''];
    }
  }

  readXml(xml, {
    open(name, attribute) {
      if (skipped) skipped.depth += name === skipped.until ? 1 : 0;
      else if (BESIDE.has(name)) {
        outline = (name === 'secPr' && attribute('outlineShapeIDRef')) || outline;
        skip(name);
      } else open_(name, attribute);
    },
    text(text) {
      if (skipped) skipped.hasWords ||= text.trim() !== '';
      else if (gathered) gathered.text += text;
      else if (isText) write(text);
    },
    close(name) {
      if (!skipped) return close(name);
      if (name !== skipped.until || --skipped.depth > 0) return;
      if (name === 'hiddenComment' && skipped.hasWords) keeper.leaveOut('comments');
      skipped = null;
    },
  });
  document.end();
}
