import { setImmediate } from 'node:timers/promises';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { plainOf } from '#contract/base/marked-text.ts';
import { excerptBelow } from '#contract/search/matches.ts';
import type { SearchHit } from '#contract/search/search.api.ts';
import { bounded, type SearchDeps } from './bounded.ts';
import { findNodes, findSources } from './look.ts';
import { readSought } from './readable.ts';
import * as store from './search.store.ts';

const MOST = { boards: 10, files: 8 } as const;

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
  return bounded(deps, actorId, async (db, goOn) => {
    const boards = await store.findBoards(db, sought, MOST.boards);
    const nodes = await findNodes(db, sought, goOn);
    const files = await store.findFiles(db, sought, MOST.files);
    const sources = sought.indexed === '' ? [] : await findSources(db, sought, goOn);
    return [...boards.map((board) => boardHit(board, q)), ...(await merge({ nodes, files, sources }, q))];
  });
}

function boardHit(board: store.FoundBoard, q: string): SearchHit {
  const { kind, id, title, canvasId, projectId, where } = board;
  const excerpt = excerptBelow(title, board.description ?? '', q);
  return { kind, id, title, canvasId, projectId, where, excerpt, type: null, spots: null };
}

/** One hit for a thing that was found in several ways: by its title, its text and its source. */
async function merge(
  { nodes, files, sources }: { nodes: store.FoundNode[]; files: store.FoundFile[]; sources: store.FoundSource[] },
  q: string,
): Promise<SearchHit[]> {
  const hits = new Map<string, SearchHit>();
  for (const node of nodes) {
    // A long note is read for some milliseconds: others are served in between.
    await setImmediate();
    hits.set(node.id, nodeHit(node, q));
  }
  for (const file of files) hits.set(file.id, { ...file, kind: 'file', excerpt: null, spots: null });
  for (const source of sources) {
    const { count, startSec, page } = source;
    const spots = { count, startSec, page };
    const known = hits.get(source.id);
    const found = source.isFile ? fileHit(source) : nodeHit(source, q);
    const excerpt = known?.excerpt ?? excerptBelow(source.title, plainOf(source.text), q);
    hits.set(source.id, { ...(known ?? found), spots, excerpt });
  }
  return [...hits.values()];
}

function nodeHit(node: store.FoundNode, q: string): SearchHit {
  const { id, canvasId, projectId, where } = node;
  const title = node.title.trim() || firstLineOf(node.content);
  const excerpt = excerptBelow(title, node.content, q);
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

const firstLineOf = (text: string): string => (text.trim().split('\n')[0] ?? '').slice(0, 200).toWellFormed();
