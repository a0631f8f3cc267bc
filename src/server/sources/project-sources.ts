import { Fault } from '#contract/base/fault.ts';
import type { Depth } from '#contract/board/depths.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { withPassages, type ReadSource } from './passages.service.ts';
import * as showing from './showing.store.ts';

/** With the node that shows it; null for a file that no node shows. */
export type ProjectSource = ReadSource & { shownBy: string | null };

/** What was read of a project's files and of the links on its board, in the order in which they came. */
export async function readProjectSources(
  deps: Pick<PlatformDeps, 'database'>,
  boardId: string,
): Promise<ProjectSource[]> {
  const { db } = deps.database;
  const sources = await withPassages(deps, await showing.readOfProject(db, boardId));
  const shown = await showing.readShowingOfBoard(db, boardId);
  return sources.map((source) => ({
    ...source,
    shownBy: source.fileId === null ? source.nodeId : (shown.get(source.id) ?? null),
  }));
}

/** How much of what this node or file shows the project's own conversation reads. Throws Fault 'not-found'. */
export async function chooseProjectDepth(
  deps: Pick<PlatformDeps, 'database'>,
  boardId: string,
  nodeId: string,
  depth: Depth,
): Promise<void> {
  const { db } = deps.database;
  const source = await showing.findOfNode(db, boardId, nodeId);
  if (!source) throw new Fault('not-found');
  await showing.writeProjectDepth(db, source.id, depth);
}
