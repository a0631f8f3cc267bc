import type { Parts } from './archive-parts.ts';
import type { DocumentText } from './document-reader.ts';
import { keepChunk } from './docx-chunks.ts';
import { readNumbering } from './docx-numbering.ts';
import type { DocxPiece } from './docx-pieces.ts';
import { createDocxKeeper, type DocxKeeper } from './docx-keeper.ts';
import { readStories, type StoryTools } from './docx-story.ts';
import { readStyles } from './docx-styles.ts';
import { textOf } from './docx-pieces.ts';
import { readDrawing } from './drawing-text.ts';
import { chartBlocks } from './keep-drawing.ts';
import { createKeeper, type Keeper } from './keeper.ts';
import { mainPartOf, openOffice, partOfKind, relationsOf, usualPrefixes, type Relation } from './office-parts.ts';
import { isPageNumber, officeWord } from './office-words.ts';
import { KEPT, ReadProblem } from './read-problem.ts';

const DOCUMENT = 'word/document.xml';
/** Documents within documents. */
const MOST_DEPTH = 2;
/** The paragraphs under their headings, the tables, notes below what refers to them; then comments, and what stands on every page. */
export async function readDocx(bytes: Buffer): Promise<DocumentText> {
  const keeper = createKeeper();
  await keepDocument(keeper, bytes, 0);
  return keeper.toText();
}

async function keepDocument(keeper: Keeper, bytes: Buffer, depth: number): Promise<void> {
  const parts = await openOffice(bytes);
  const main = (await mainPartOf(parts)) ?? DOCUMENT;
  const xml = await parts.text(main);
  if (xml === null) throw new ReadProblem('wrong-type', 'no document');
  const relations = await relationsOf(parts, main);
  const tools = await toolsOf(parts, relations, keeper);
  const stories = readStories(usualPrefixes(xml), tools);
  const blocks = createDocxKeeper(keeper);
  const chunkOf = async (piece: Extract<DocxPiece, { part: string }>, heading: string | null) => {
    const target = relations.find(({ id }) => id === piece.id)?.part;
    const chunk = target === undefined || depth >= MOST_DEPTH ? null : await parts.bytes(target);
    if (!chunk) return keeper.leaveOut('objects');
    await keepChunk(keeper, target ?? '', chunk, heading, (word) => keepDocument(keeper, word, depth + 1));
  };
  for (const piece of stories.flatMap(({ pieces }) => pieces)) {
    if (keeper.isFull()) return;
    if (!('part' in piece)) blocks.add(piece);
    else if (piece.part === 'chunk') await chunkOf(piece, blocks.heading());
    else for (const block of await blocksOfPart(keeper, parts, relations, piece)) blocks.put(block);
  }
  blocks.flush();
  await keepComments(keeper, parts, relations, tools);
  await keepFrames(keeper, parts, relations, tools, new Set(stories.flatMap(({ frames }) => frames)));
}

async function toolsOf(
  parts: Parts,
  relations: readonly Relation[],
  keeper: Keeper,
): Promise<StoryTools & { commented: Map<string, string> }> {
  const read = async (kind: string) => usualPrefixes((await partOfKind(parts, relations, kind)) ?? '');
  const styles = readStyles(await read('styles'));
  const numberings = readNumbering(await read('numbering'), (style) => styles.ofParagraph(style).list);
  const leaveOut = (kind: Parameters<Keeper['leaveOut']>[0]) => keeper.leaveOut(kind);
  const tools = { styles, numberings, leaveOut, noteOf: () => null, most: KEPT.characters };
  const notes = new Map<string, string>();
  for (const kind of ['footnote', 'endnote'])
    for (const { id, pieces } of readStories(await read(`${kind}s`), tools)) notes.set(`${kind} ${id}`, textOf(pieces));
  let count = 0;
  return {
    ...tools,
    commented: new Map(),
    noteOf(kind, id) {
      const text = notes.get(`${kind} ${id}`);
      return text === undefined ? null : { sign: `[${++count}]`, text };
    },
  };
}

async function blocksOfPart(
  keeper: Keeper,
  parts: Parts,
  relations: readonly Relation[],
  { part, id }: Extract<DocxPiece, { part: string }>,
) {
  const target = relations.find((relation) => relation.id === id)?.part;
  if (part === 'chart') return chartBlocks(parts, target, keeper);
  const { pieces } = readDrawing((target !== undefined && (await parts.text(target))) || '');
  const texts = pieces.flatMap((piece) => ('text' in piece ? [piece] : []));
  if (texts.length === 0) keeper.leaveOut('diagrams');
  return texts;
}

/** What people wrote beside the text, each with the beginning of what it is about. */
async function keepComments(
  keeper: Keeper,
  parts: Parts,
  relations: readonly Relation[],
  tools: StoryTools,
): Promise<void> {
  const xml = usualPrefixes((await partOfKind(parts, relations, 'comments')) ?? '');
  const comments = readStories(xml, { ...tools, noteOf: () => null }).flatMap(({ id, author, pieces }) => {
    const text = textOf(pieces);
    const about = (tools.commented?.get(id ?? '') ?? '').replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [`${about && `“${about}” `}${author ? `${author}: ` : ''}${text}`];
  });
  keepUnder(createDocxKeeper(keeper), officeWord('comments', comments), comments);
}

/** What stands at the top or foot of every page, once. */
async function keepFrames(
  keeper: Keeper,
  parts: Parts,
  relations: readonly Relation[],
  tools: StoryTools,
  named: ReadonlySet<string>,
): Promise<void> {
  const texts = new Set<string>();
  for (const { part } of relations.filter(({ id }) => named.has(id))) {
    const xml = usualPrefixes((await parts.text(part)) ?? '');
    const silent = { ...tools, leaveOut: () => undefined, isFrame: true };
    for (const { pieces } of readStories(xml, silent))
      for (const piece of pieces) {
        const lines = 'table' in piece ? piece.table.flat() : 'paragraph' in piece ? [piece.paragraph.text] : [];
        for (const line of lines) if (!isPageNumber(line)) texts.add(line);
      }
  }
  keepUnder(createDocxKeeper(keeper), officeWord('frame', texts), [...texts]);
}

function keepUnder(blocks: DocxKeeper, name: string, texts: readonly string[]): void {
  if (texts.length === 0) return;
  blocks.add({ paragraph: { text: name, heading: 1, item: null, isNote: false } });
  for (const text of texts) blocks.add({ paragraph: { text, heading: null, item: null, isNote: false } });
}
