import { noteForAi } from '#contract/board/note-for-ai.ts';
import { readPart, type BoardDeps } from '../../boards/boards.service.ts';
import { fileNoteOf } from '../../sources/file-notes.ts';
import { readFileSources } from '../../sources/file-sources.ts';
import { readSegments } from '../../sources/passages.service.ts';
import { isFinished } from '../../sources/sources.service.ts';
import type { GatheredSource } from './gather.ts';

/**
 * What feeds a project's own conversation: everything that was read of its files, in the order in which they came, with what
 * the cards that show them, or the files themselves, say for the AI.
 */
export async function gatherFiles(deps: BoardDeps, boardId: string): Promise<GatheredSource[]> {
  const sources = await readFileSources(deps, boardId);
  const { nodes } = await readPart(deps, boardId, { nodes: sources.flatMap(({ shownBy }) => shownBy ?? []) });
  const notes = new Map(nodes.map((node) => [node.id, noteForAi(node.metadata)]));
  return Promise.all(
    sources.map(async (source): Promise<GatheredSource> => {
      const isRead = source.passages.length > 0;
      const note = source.shownBy === null ? fileNoteOf(source) : (notes.get(source.shownBy) ?? null);
      const unread = !isFinished(source.status) ? 'waiting' : source.status === 'failed' ? 'failed' : 'no-text';
      const isTimed = source.passages.some(({ startSec }) => startSec !== null);
      return {
        nodeId: source.shownBy ?? source.nodeId,
        sourceId: source.id,
        kind: 'file',
        title: source.title ?? source.meta.givenTitle ?? '',
        url: null,
        fileId: source.fileId,
        state: isRead ? 'readable' : unread,
        problem: source.problem,
        passages: source.passages,
        textHash: source.textHash,
        readAt: source.fetchedAt,
        segments: isTimed ? await readSegments(deps, source.id) : [],
        ...(note !== null && { note }),
      };
    }),
  );
}
