import type { Block } from '../passages/passages.ts';
import type { Parts } from './archive-parts.ts';
import type { DocumentText } from './document-reader.ts';
import { createKeeper, type Keeper } from './keeper.ts';
import { openOffice, relationsOf } from './office-parts.ts';
import { KEPT, ReadProblem } from './read-problem.ts';
import { rowsAsTable } from './rows-as-table.ts';
import { readXml } from './xml-events.ts';

const PRESENTATION = 'ppt/presentation.xml';
/** Placeholders that stand on every slide alike. */
const FRAME = ['sldNum', 'dt', 'ftr', 'hdr', 'sldImg'];
const TITLES = ['title', 'ctrTitle'];

/** The slides in the order of the show, each a page with its title as heading, then what the speaker noted below it. */
export async function readPptx(bytes: Buffer): Promise<DocumentText> {
  const parts = await openOffice(bytes);
  const slides = await slidesOf(parts);
  const keeper = createKeeper();
  for (const [index, slide] of slides.slice(0, KEPT.pages).entries()) {
    if (keeper.isFull()) break;
    const page = index + 1;
    const relations = await relationsOf(parts, slide);
    const shapesOf = async (part: string) => readShapes((await parts.text(part)) ?? '');
    const { title, texts } = await shapesOf(slide);
    if (title !== null) keeper.add(`# ${title}`, { heading: title, page, shape: 'heading' });
    for (const { part } of relations.filter(({ kind }) => kind === 'diagramData'))
      texts.push(...(await shapesOf(part)).texts);
    for (const { text, shape } of texts) keeper.add(text, { heading: title, page, ...(shape && { shape }) });
    const notes = relations.find(({ kind }) => kind === 'notesSlide');
    if (notes) keepNotes(keeper, (await shapesOf(notes.part)).texts, title, page);
  }
  return keeper.toText(slides.length);
}

/** Named in the language of the notes, as nobody is asked for another. */
function keepNotes(keeper: Keeper, texts: readonly Text[], title: string | null, page: number): void {
  if (texts.length === 0) return;
  const name = texts.some(({ text }) => /[\uac00-\ud7a3]/.test(text)) ? '발표자 노트' : 'Speaker notes';
  const heading = title === null ? name : `${title} · ${name}`;
  keeper.add(`## ${name}`, { heading, page, shape: 'heading' });
  for (const { text } of texts) keeper.add(text, { heading, page });
}

async function slidesOf(parts: Parts): Promise<string[]> {
  const xml = await parts.text(PRESENTATION);
  if (xml === null) throw new ReadProblem('wrong-type', 'no presentation');
  const byId = new Map((await relationsOf(parts, PRESENTATION)).map(({ id, part }) => [id, part]));
  const slides: string[] = [];
  readXml(xml, {
    open(name, attribute) {
      const part = name === 'sldId' ? byId.get(attribute('r:id') ?? '') : undefined;
      if (part) slides.push(part);
    },
  });
  return slides;
}

type Text = Pick<Block, 'text' | 'shape'>;

/** The paragraphs of all shapes and the tables in the order of the file, the title apart. */
export function readShapes(xml: string): { title: string | null; texts: Text[] } {
  const texts: Text[] = [];
  const titles: string[] = [];
  let placeholder: string | null = null;
  let rows: string[][] | null = null;
  let paragraph: string | null = null;
  let isText = false;
  const keep = (text: string) => {
    const whole = text.replace(/\s+/g, ' ').trim();
    if (whole === '' || FRAME.includes(placeholder ?? '')) return;
    const row = rows?.at(-1);
    if (row) row.push(`${row.pop() ?? ''} ${whole}`);
    else if (TITLES.includes(placeholder ?? '')) titles.push(whole);
    else texts.push({ text: whole });
  };
  readXml(xml, {
    open(name, attribute) {
      if (name === 'sp' || name === 'graphicFrame') placeholder = null;
      if (name === 'ph') placeholder = attribute('type') ?? 'body';
      if (name === 'tbl') rows = [];
      if (name === 'tr') rows?.push([]);
      if (name === 'tc') rows?.at(-1)?.push('');
      if (name === 'p') paragraph = '';
      if (name === 'br' || name === 'tab') paragraph &&= `${paragraph} `;
      isText = name === 't';
    },
    text(text) {
      if (isText && paragraph !== null) paragraph += text;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'p' && paragraph !== null) {
        keep(paragraph);
        paragraph = null;
      }
      if (name !== 'tbl' || !rows) return;
      texts.push(rowsAsTable(rows));
      rows = null;
    },
  });
  return { title: titles.join(' ') || null, texts };
}
