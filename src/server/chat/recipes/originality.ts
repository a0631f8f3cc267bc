import { z } from 'zod';
import { id } from '#contract/base/id.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { feedsOf, otherEnd } from '#contract/board/depth.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { Fault } from '#contract/base/fault.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import type { Originality } from '#contract/recipes/originality.api.ts';
import type { OriginalSource } from '../../sources/originality/source-index.ts';
import { findWritable } from '../../recipes/writings.ts';
import { blanked } from '../answers/stating.ts';
import { readSeen, type BoardDeps } from '../../boards/boards.service.ts';
import type { BoardRef } from '../../platform/http/mount.ts';
import { readPassages } from '../../sources/passages.service.ts';
import type { TextWorkers } from '../../sources/workers/text-workers.ts';

/** Beside the server's own thread; null when it is not found in time. */
export type FindClose = TextWorkers['findClose'];

/** More would take seconds; the sources come in the order in which they went in. */
const MOST_LETTERS = 1_000_000;
const SOURCE_TEXT_LENGTH = 400;
const MOST_CHATS = 5;

/** A board, and who looks: what he does not see is compared with nothing. */
type Looked = Pick<BoardRef, 'boardId' | 'principal'>;
type ComparingDeps = BoardDeps & { findClose: FindClose };

/**
 * Compares a note with the sources that it was made from, as far as they are still on its board; one that was made of none
 * with those that it cites, that are wired to it, and that are wired to a chat which it is wired to. What was made or
 * answered here is nobody else's wording and is left out. A comparison that takes too long finds nothing. Throws Fault
 * 'not-found'.
 */
export async function readOriginality(deps: ComparingDeps, looked: Looked, nodeId: string): Promise<Originality> {
  const { boardId, principal } = looked;
  const [note] = (await readSeen(deps, boardId, { nodes: [nodeId] }, principal)).nodes;
  if (!note) throw new Fault('not-found');
  const made = madeFromIn(note.metadata).map((one) => one.nodeId);
  const wanted = made.length > 0 ? made : [...citedIn(note.metadata), ...(await wiredBeside(deps, looked, nodeId))];
  return compare(deps, looked, ownWordsOf(note.content, note.metadata), { wanted, but: nodeId });
}

/** The same of the text of an answer, with what it cites and what is wired to its chat. */
export async function readOriginalityOfAnswer(
  deps: ComparingDeps,
  looked: Looked,
  { messageText, citations, metadata, nodeId }: Pick<ChatMessage, 'messageText' | 'citations' | 'metadata' | 'nodeId'>,
): Promise<Originality> {
  const made = madeFromIn(metadata).map((one) => one.nodeId);
  const wanted =
    made.length > 0 ? made : [...citations.map((one) => one.nodeId), ...(await feedingIds(deps, looked, nodeId))];
  return compare(deps, looked, ownWordsOf(messageText, metadata), { wanted, but: null });
}

/** Without what a recipe shows of others by its form, as the comments that are answered. */
function ownWordsOf(text: string, metadata: Record<string, unknown>): string {
  const recipe = findWritable(recipeIn(metadata)?.id ?? '');
  return recipe ? blanked(text, [...(recipe.names?.(text) ?? []), ...(recipe.quotes?.(text) ?? [])]) : text;
}

const citedSources = z.array(z.object({ nodeId: id }));

/** The nodes that a note of an answer cites. */
function citedIn({ citations }: Record<string, unknown>): string[] {
  const read = citedSources.safeParse(citations);
  return read.success ? read.data.map(({ nodeId }) => nodeId) : [];
}

/** What is wired to a note, the members of groups among it, and what feeds the chats among it. */
async function wiredBeside(deps: BoardDeps, looked: Looked, nodeId: string): Promise<string[]> {
  const { boardId, principal } = looked;
  const own = await feedingIds(deps, looked, nodeId);
  const { edges } = await readSeen(deps, boardId, { around: [nodeId] }, principal);
  const { nodes } = await readSeen(
    deps,
    boardId,
    { nodes: edges.flatMap((edge) => otherEnd(edge, nodeId) ?? []) },
    principal,
  );
  const chats = nodes.filter((node) => toNodeKind(node.type, node.metadata) === 'ai-chat').slice(0, MOST_CHATS);
  const theirs = await Promise.all(chats.map((chat) => feedingIds(deps, looked, chat.id)));
  return [...own, ...theirs.flat()];
}

async function feedingIds(deps: BoardDeps, { boardId, principal }: Looked, nodeId: string): Promise<string[]> {
  const { edges } = await readSeen(deps, boardId, { around: [nodeId] }, principal);
  const joined = edges.flatMap((edge) => otherEnd(edge, nodeId) ?? []);
  if (joined.length === 0) return [];
  const { nodes } = await readSeen(deps, boardId, { around: joined }, principal);
  return feedsOf({ nodes, edges }, nodeId).flatMap(({ node, depth }) => (depth === 'off' ? [] : [node.id]));
}

async function compare(
  deps: ComparingDeps,
  { boardId, principal }: Looked,
  draft: string,
  { wanted, but }: { wanted: readonly string[]; but: string | null },
): Promise<Originality> {
  const ids = [...new Set(wanted)].filter((one) => one !== but);
  if (ids.length === 0) return { sentences: [], sources: [] };
  const { nodes } = await readSeen(deps, boardId, { nodes: ids }, principal);
  const sources = await readWords(
    deps,
    boardId,
    nodes.filter((node) => !isOwn(node)),
  );
  const close = sources.length > 0 && (await deps.findClose({ draft, sources }));
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
