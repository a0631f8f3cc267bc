import { toNodeKind } from '#contract/board/kinds/index.ts';
import { Fault } from '#contract/base/fault.ts';
import { plainOf } from '#contract/base/marked-text.ts';
import { excerptOf, matchesIn } from '#contract/search/matches.ts';
import type { SearchHit } from '#contract/search/search.api.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { readSought } from './readable.ts';
import * as store from './search.store.ts';

export type SearchDeps = Pick<PlatformDeps, 'database'>;

const MOST = { boards: 10, nodes: 24, files: 8, sources: 24 } as const;
const TIME_LIMIT_MS = 5_000;
const TOO_LONG = '57014';

/**
 * What a person may read and what holds the words that he typed: canvases and projects, then nodes and files, by title,
 * by text, and by the text that was read from their sources. Throws Fault 'busy' when it takes too long.
 */
export async function search(
  deps: SearchDeps,
  actorId: string,
  { q, near }: { q: string; near?: string | undefined },
): Promise<SearchHit[]> {
  const sought = readSought(actorId, q, near);
  if (!sought) return [];
  return bounded(deps, async (tx) => {
    const boards = await store.findBoards(tx, sought, MOST.boards);
    const nodes = await store.findNodes(tx, sought, MOST.nodes);
    const files = await store.findFiles(tx, sought, MOST.files);
    const sources = sought.indexed === '' ? [] : await store.findSources(tx, sought, MOST.sources);
    return [...boards.map((board) => boardHit(board, q)), ...merge(nodes, files, sources, q)];
  });
}

/** Runs a reading that gives up instead of holding the database. */
export async function bounded<T>(deps: SearchDeps, read: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await deps.database.tx(async (tx) => {
      await store.limitTime(tx, TIME_LIMIT_MS);
      return read(tx);
    });
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    throw code === TOO_LONG ? new Fault('busy', undefined, { cause: error }) : error;
  }
}

function boardHit(board: store.FoundBoard, q: string): SearchHit {
  const { kind, id, title, canvasId, projectId, where } = board;
  const excerpt = isIn(title, q) ? null : excerptOf(board.description ?? '', q);
  return { kind, id, title, canvasId, projectId, where, excerpt, type: null, spots: null };
}

/** One hit for a thing that was found in several ways: by its title, its text and its source. */
function merge(
  nodes: readonly store.FoundNode[],
  files: readonly store.FoundFile[],
  sources: readonly store.FoundSource[],
  q: string,
): SearchHit[] {
  const hits = new Map<string, SearchHit>();
  for (const node of nodes) hits.set(node.id, nodeHit(node, q));
  for (const file of files) hits.set(file.id, { ...file, kind: 'file', excerpt: null, spots: null });
  for (const source of sources) {
    const { count, startSec, page } = source;
    const spots = { count, startSec, page };
    const known = hits.get(source.id);
    const found = source.isFile ? fileHit(source) : nodeHit(source, q);
    const excerpt = isIn(source.title, q) ? null : (known?.excerpt ?? excerptOf(plainOf(source.text), q));
    hits.set(source.id, { ...(known ?? found), spots, excerpt });
  }
  return [...hits.values()];
}

function nodeHit(node: store.FoundNode, q: string): SearchHit {
  const { id, canvasId, projectId, where } = node;
  const title = node.title.trim() || firstLineOf(node.content);
  const excerpt = isIn(title, q) ? null : excerptOf(node.content, q);
  return {
    kind: 'node',
    id,
    title,
    canvasId,
    projectId,
    where,
    excerpt,
    type: toNodeKind(node.type, node.metadata),
    spots: null,
  };
}

const fileHit = ({ id, title, canvasId, projectId, where, mimeType }: store.FoundSource): SearchHit => ({
  kind: 'file',
  id,
  title,
  canvasId,
  projectId,
  where,
  excerpt: null,
  type: mimeType,
  spots: null,
});

const isIn = (text: string, q: string): boolean => matchesIn(text, q).ranges.length > 0;
const firstLineOf = (text: string): string => (text.trim().split('\n')[0] ?? '').slice(0, 200).toWellFormed();
