import type { Parts } from './archive-parts.ts';
import type { DocumentText } from './document-reader.ts';
import { createKeeper } from './keeper.ts';
import { openOffice, relationsOf } from './office-parts.ts';
import { KEPT, ReadProblem } from './read-problem.ts';
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
    const { title, texts } = readShapes((await parts.text(slide)) ?? '');
    const drawn = relations.filter(({ kind }) => kind === 'diagramData');
    for (const { part } of drawn) texts.push(...readShapes((await parts.text(part)) ?? '').texts);
    for (const text of texts.length > 0 ? texts : [title ?? '']) keeper.add(text, { heading: title, page });
    const notes = relations.find(({ kind }) => kind === 'notesSlide');
    for (const text of notes ? readShapes((await parts.text(notes.part)) ?? '').texts : [])
      keeper.add(text, { heading: notesHeading(title, text), page });
  }
  return keeper.toText(slides.length);
}

/** In the language of the note, as nobody is asked for another. */
function notesHeading(title: string | null, note: string): string {
  const name = /[\uac00-\ud7a3]/.test(note) ? '발표자 노트' : 'Speaker notes';
  return title === null ? name : `${title} · ${name}`;
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

/** The paragraphs of all shapes and the rows of tables in the order of the file, the title apart. */
export function readShapes(xml: string): { title: string | null; texts: string[] } {
  const texts: string[] = [];
  const titles: string[] = [];
  let placeholder: string | null = null;
  let row: string[][] | null = null;
  let paragraph: string | null = null;
  let isText = false;
  const keep = (text: string) => {
    const whole = text.replace(/\s+/g, ' ').trim();
    if (whole === '' || FRAME.includes(placeholder ?? '')) return;
    if (row) row.at(-1)?.push(whole);
    else (TITLES.includes(placeholder ?? '') ? titles : texts).push(whole);
  };
  readXml(xml, {
    open(name, attribute) {
      if (name === 'sp' || name === 'graphicFrame') placeholder = null;
      if (name === 'ph') placeholder = attribute('type') ?? 'body';
      if (name === 'tr') row = [];
      if (name === 'tc') row?.push([]);
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
      if (name !== 'tr' || !row) return;
      const cells = row.map((cell) => cell.join(' ')).filter(Boolean);
      row = null;
      keep(cells.join(' | '));
    },
  });
  return { title: titles.join(' ') || null, texts };
}
