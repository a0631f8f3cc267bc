import type { Block } from '../passages/passages.ts';
import type { Parts } from './archive-parts.ts';
import { readChart } from './chart-text.ts';
import { readDrawing, type DrawingPiece } from './drawing-text.ts';
import type { Keeper } from './keeper.ts';
import type { Relation } from './office-parts.ts';

type Place = Pick<Block, 'heading' | 'page'>;

/** The blocks of a chart: what it is called, its figures. Counts it where the file does not hold them. */
export async function chartBlocks(
  parts: Parts,
  part: string | undefined,
  keeper: Keeper,
): Promise<Pick<Block, 'text' | 'shape'>[]> {
  const chart = part === undefined ? null : readChart((await parts.text(part)) ?? '');
  if (!chart) keeper.leaveOut('charts');
  if (!chart) return [];
  return chart.title === null ? [chart.table] : [{ text: `*${chart.title}*`, shape: 'caption' }, chart.table];
}

/** Keeps what stands in a drawing, in its order, at one place. */
export async function keepPieces(
  keeper: Keeper,
  parts: Parts,
  relations: readonly Relation[],
  pieces: readonly DrawingPiece[],
  place: Place,
): Promise<void> {
  for (const piece of pieces) {
    if (keeper.isFull()) return;
    const blocks = 'part' in piece ? await blocksOfPart(keeper, parts, relations, piece) : [piece];
    for (const { text, shape } of blocks) keeper.add(text, { ...place, ...(shape && { shape }) });
  }
}

async function blocksOfPart(
  keeper: Keeper,
  parts: Parts,
  relations: readonly Relation[],
  { part, id }: Extract<DrawingPiece, { part: string }>,
): Promise<Pick<Block, 'text' | 'shape'>[]> {
  const target = relations.find((relation) => relation.id === id)?.part;
  if (part === 'chart') return chartBlocks(parts, target, keeper);
  const { pieces } = readDrawing((target !== undefined && (await parts.text(target))) || '');
  const texts = pieces.flatMap((piece) => ('text' in piece ? [piece] : []));
  if (texts.length === 0) keeper.leaveOut('diagrams');
  return texts;
}
