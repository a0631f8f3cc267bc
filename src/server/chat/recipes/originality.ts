import type { BoardNode } from '#contract/board/board.schema.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { Fault } from '#contract/base/fault.ts';
import type { AnswerOf } from '#contract/base/route.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import type { originalityApi } from '#contract/recipes/originality.api.ts';
import type { OriginalSource } from '#contract/recipes/originality/source-index.ts';
import { readPart, type BoardDeps } from '../../boards/boards.service.ts';
import { readPassages } from '../../sources/passages.service.ts';
import type { TextWorkers } from '../../sources/workers/text-workers.ts';

/** Beside the server's own thread; null when it is not found in time. */
export type FindClose = TextWorkers['findClose'];

/** More would take seconds; the sources come in the order in which they went in. */
const MOST_LETTERS = 1_000_000;
const SOURCE_TEXT_LENGTH = 400;

/**
 * Compares a note with the sources that it was made from, as far as they are still on its board. What was made or answered
 * here is nobody else's wording and is left out. A comparison that takes too long finds nothing.
 */
export async function readOriginality(
  deps: BoardDeps & { findClose: FindClose },
  boardId: string,
  nodeId: string,
): Promise<AnswerOf<typeof originalityApi.readOriginality>> {
  const [note] = (await readPart(deps, boardId, { nodes: [nodeId] })).nodes;
  if (!note) throw new Fault('not-found');
  const wanted = madeFromIn(note.metadata).map((made) => made.nodeId);
  if (wanted.length === 0) return { sentences: [], sources: [] };
  const { nodes } = await readPart(deps, boardId, { nodes: wanted });
  const sources = await readWords(
    deps,
    boardId,
    nodes.filter((node) => !isOwn(node)),
  );
  const close = sources.length > 0 && (await deps.findClose({ draft: note.content, sources }));
  if (!close) return { sentences: [], sources: [] };
  const { findings, perSource } = close;
  const titles = new Map(sources.map(({ id, title }) => [id, title]));
  return {
    sentences: findings.map(({ at, rule, words, sourceId, sourceText, overlap }) => ({
      at: [at?.[0] ?? 0, at?.[1] ?? 0],
      rule,
      words: { ko: words.ko, en: words.en },
      nodeId: sourceId,
      sourceTitle: titles.get(sourceId) ?? '',
      sourceText: sourceText.slice(0, SOURCE_TEXT_LENGTH).toWellFormed(),
      overlap,
    })),
    sources: perSource.map(({ id, closeSentences, share, longestRun }) => ({
      nodeId: id,
      title: titles.get(id) ?? '',
      closeSentences,
      share,
      longestRun,
    })),
  };
}

const isOwn = ({ metadata }: BoardNode): boolean => recipeIn(metadata) !== null || metadata['answerOf'] !== undefined;

async function readWords(deps: BoardDeps, boardId: string, nodes: readonly BoardNode[]): Promise<OriginalSource[]> {
  const read = (
    await readPassages(
      deps,
      nodes.map(({ id }) => id),
    )
  ).filter((source) => source.boardId === boardId);
  const byNode = new Map(read.map((source) => [source.nodeId, source.passages]));
  let left = MOST_LETTERS;
  return nodes.map((node) => {
    const isNote = ['text', 'sticky', 'ai'].includes(toNodeKind(node.type, node.metadata));
    const passages = isNote ? [{ id: node.id, text: node.content }] : (byNode.get(node.id) ?? []);
    const kept = passages.filter(({ text }) => (left -= text.length) > 0);
    return { id: node.id, title: node.title, passages: kept.map(({ id, text }) => ({ id, text })) };
  });
}
