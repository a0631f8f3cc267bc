import { EVERYONE, OWNER } from '#contract/board/audience.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { noteForAi } from '#contract/board/note-for-ai.ts';
import { readSeen, type BoardDeps } from '../../boards/boards.service.ts';
import type { ReadModelSummaries } from '../../sources/model-summaries.service.ts';
import { fileNoteOf } from '../../sources/file-notes.ts';
import { readSegments } from '../../sources/passages.service.ts';
import { readProjectSources, type ProjectSource } from '../../sources/project-sources.ts';
import { isFinished } from '../../sources/sources.service.ts';
import { readHolds, type NamedReaders } from '../../visibility/chat-context.ts';
import { fromReading, originOf, pagesOf, readKindOf, withSummaries, type GatheredSource } from './gather.ts';

/**
 * What feeds a project's own conversation: everything that was read of its files and of the links that stand on its board,
 * in the order in which they came, each at the depth that was chosen for it, with what their cards, or the files themselves,
 * say for the AI. Nothing is read of what is off, nor of links that not all readers see; null: everybody reads it.
 */
export async function gatherProject(
  deps: BoardDeps & { readModelSummaries: ReadModelSummaries },
  boardId: string,
  readers: NamedReaders | null,
): Promise<GatheredSource[]> {
  const sources = await readProjectSources(deps, boardId);
  const wanted = { nodes: sources.flatMap(({ shownBy }) => shownBy ?? []) };
  const { nodes } = await readSeen(deps, boardId, wanted, readers ? OWNER : EVERYONE);
  const isHeld = readers ? await readHolds(deps.database.db, boardId, readers) : () => true;
  const cards = new Map(nodes.filter(({ id }) => isHeld(id, boardId)).map((node) => [node.id, node]));
  const gathered = await Promise.all(
    sources.map(async (source): Promise<GatheredSource[]> => {
      const card = source.shownBy === null ? undefined : cards.get(source.shownBy);
      const found = source.fileId === null ? ofLink(source, card) : ofFile(source, card);
      if (!found) return [];
      const depth = source.projectDepth ?? 'full';
      if (depth === 'off') return [{ ...found, ...NOTHING_READ, depth }];
      const isTimed = source.passages.some(({ startSec }) => startSec !== null);
      return [{ ...found, segments: isTimed ? await readSegments(deps, source.id) : [], depth }];
    }),
  );
  return withSummaries(deps, gathered.flat(), sources);
}

const NOTHING_READ = { passages: [], segments: [], fileId: null, textHash: null, readAt: null };

type Found = Omit<GatheredSource, 'segments'>;

/** Null for one whose card was taken away meanwhile, or carries something else by now. */
function ofLink(source: ProjectSource, card: BoardNode | undefined): Found | null {
  const kind = card && readKindOf(card);
  return kind && kind !== 'file' ? fromReading(card, kind, source) : null;
}

function ofFile(source: ProjectSource, card: BoardNode | undefined): Found {
  const note = card ? noteForAi(card.metadata) : fileNoteOf(source);
  const unread = !isFinished(source.status) ? 'waiting' : source.status === 'failed' ? 'failed' : 'no-text';
  return {
    nodeId: card?.id ?? source.nodeId,
    sourceId: source.id,
    kind: 'file',
    title: source.title ?? source.meta.givenTitle ?? '',
    url: null,
    fileId: source.fileId,
    ...pagesOf(source),
    ...originOf(source),
    state: source.passages.length > 0 ? 'readable' : unread,
    problem: source.problem,
    passages: source.passages,
    textHash: source.textHash,
    readAt: source.fetchedAt,
    ...(note !== null && { note }),
  };
}
