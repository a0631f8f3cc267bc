import { readFileSources } from '../../sources/file-sources.ts';
import { isFinished, type SourceDeps } from '../../sources/sources.service.ts';
import type { GatheredSource } from './gather.ts';

/** What feeds a project's own conversation: everything that was read of its files, in the order in which they came. */
export async function gatherFiles(deps: Pick<SourceDeps, 'database'>, boardId: string): Promise<GatheredSource[]> {
  const sources = await readFileSources(deps, boardId);
  return sources.map((source): GatheredSource => {
    const isRead = source.passages.length > 0;
    const unread = !isFinished(source.status) ? 'waiting' : source.status === 'failed' ? 'failed' : 'no-text';
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
      segments: [],
    };
  });
}
