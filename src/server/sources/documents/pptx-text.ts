import type { Parts } from './archive-parts.ts';
import type { DocumentText } from './document-reader.ts';
import { readDrawing, type Drawing } from './drawing-text.ts';
import { keepPieces } from './keep-drawing.ts';
import { createKeeper, type Keeper } from './keeper.ts';
import { commentersOf, commentsOf, shownComment } from './office-comments.ts';
import { mainPartOf, openOffice, relationsOf, usualPrefixes, type Relation } from './office-parts.ts';
import { officeWord } from './office-words.ts';
import { KEPT, ReadProblem } from './read-problem.ts';
import { readXml } from './xml-events.ts';

const PRESENTATION = 'ppt/presentation.xml';

/** The slides in the order of the show, each a page with its title as heading, then what was noted below it. */
export async function readPptx(bytes: Buffer): Promise<DocumentText> {
  const parts = await openOffice(bytes);
  const main = (await mainPartOf(parts)) ?? PRESENTATION;
  const told = await relationsOf(parts, main);
  const slides = await slidesOf(parts, main, told);
  const commenters = await commentersOf(parts, told);
  const keeper = createKeeper();
  for (const [index, slide] of slides.slice(0, KEPT.pages).entries()) {
    if (keeper.isFull()) break;
    const page = index + 1;
    const relations = await relationsOf(parts, slide);
    const drawing = readDrawing((await parts.text(slide)) ?? '');
    const title = titleOf(drawing);
    for (const kind of drawing.leftOut) keeper.leaveOut(kind);
    if (title !== null) keeper.add(`# ${title}`, { heading: title, page, shape: 'heading' });
    await keepPieces(keeper, parts, relations, drawing.pieces, { heading: title, page });
    const notes = relations.find(({ kind }) => kind === 'notesSlide');
    const noted = notes ? textsOf(readDrawing((await parts.text(notes.part)) ?? '')) : [];
    keepBelow(keeper, 'notes', noted, title, page);
    keepBelow(keeper, 'comments', (await commentsOf(parts, relations, commenters)).map(shownComment), title, page);
  }
  return keeper.toText(slides.length);
}

/** A slide that the show leaves out says so wherever it is cited. */
function titleOf(drawing: Drawing): string | null {
  const { title, isHidden } = drawing;
  if (!isHidden || (title === null && drawing.pieces.length === 0)) return title;
  const mark = officeWord('hiddenSlide', [title ?? '', ...textsOf(drawing)]);
  return title === null ? mark : `${title} (${mark})`;
}

const textsOf = ({ pieces }: Drawing): string[] => pieces.flatMap((piece) => ('text' in piece ? [piece.text] : []));

function keepBelow(
  keeper: Keeper,
  what: 'notes' | 'comments',
  texts: readonly string[],
  title: string | null,
  page: number,
): void {
  if (texts.length === 0) return;
  const name = officeWord(what, texts);
  const heading = title === null ? name : `${title} · ${name}`;
  keeper.add(`## ${name}`, { heading, page, shape: 'heading' });
  for (const text of texts) keeper.add(text, { heading, page });
}

async function slidesOf(parts: Parts, main: string, relations: readonly Relation[]): Promise<string[]> {
  const xml = await parts.text(main);
  if (xml === null) throw new ReadProblem('wrong-type', 'no presentation');
  const byId = new Map(relations.map(({ id, part }) => [id, part]));
  const slides: string[] = [];
  readXml(usualPrefixes(xml), {
    open(name, attribute) {
      const part = name === 'sldId' ? byId.get(attribute('r:id') ?? '') : undefined;
      if (part) slides.push(part);
    },
  });
  return slides;
}
