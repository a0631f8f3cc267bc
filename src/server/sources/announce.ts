import { newId } from '#contract/base/id.ts';
import { Fault } from '#contract/base/fault.ts';
import type { SourceProblem } from '#contract/sources/source-state.ts';
import { commitPlan } from '../boards/boards.service.ts';
import { announceFiles } from './file-news.ts';
import { finishedPatch, titleOf } from './node-patches.ts';
import { wantedOf, type SourceDeps } from './sources.service.ts';
import * as showing from './showing.store.ts';
import * as store from './sources.store.ts';
import type { SourceRow } from './sources.store.ts';

/** Tells the nodes that show a source, and the list of files that it may be in, how it stands. */
export async function announce(deps: SourceDeps, source: SourceRow): Promise<void> {
  await patchNodes(deps, source, (node) => finishedPatch(node, source));
  const title = titleOf(source);
  if (title !== null) await store.mergeMeta(deps.database.db, source.id, { announcedTitle: title });
  if (source.standsAlone) await announceFiles(deps, source.boardId);
  if (source.meta.refresh?.outcome === 'changed')
    await deps.textChanged({ boardId: source.boardId, sourceId: source.id });
}

/** Tells whoever waits for the end of readings, once a reading. */
export async function reportEnd(deps: SourceDeps, source: SourceRow): Promise<void> {
  const [nodeId = null] = await showing.readShowing(deps.database.db, source);
  await deps.readingEnded({
    sourceId: source.id,
    boardId: source.boardId,
    nodeId,
    addedBy: source.addedBy,
    title: titleOf(source) ?? source.meta.givenTitle ?? '',
    problem: problemOf(source),
  });
}

/** Why the last reading brought nothing, be it that an earlier one still stands. */
const problemOf = ({ status, problem, meta: { refresh } }: SourceRow): SourceProblem | null =>
  status === 'failed' ? (problem ?? 'unexpected') : (refresh?.problem ?? null);

/** A node that is gone stays gone, and so does a board; a node that carries another link by now is none of our business. */
export async function patchNodes(
  deps: SourceDeps,
  source: SourceRow,
  patchFor: (node: Parameters<typeof finishedPatch>[0]) => ReturnType<typeof finishedPatch>,
) {
  const nodeIds = await showing.readShowing(deps.database.db, source);
  if (nodeIds.length === 0) return;
  try {
    await commitPlan(deps, source.boardId, null, async ({ look }) => {
      const { nodes } = await look({ nodes: nodeIds });
      return nodes
        .filter((node) => isAbout(source, wantedOf(node)))
        .map((node) => ({
          id: newId(deps.clock.now()),
          change: { do: 'patch-node' as const, id: node.id, patch: patchFor(node) },
        }));
    });
  } catch (error) {
    if (!(error instanceof Fault && error.code === 'not-found')) throw error;
  }
}

const isAbout = (source: SourceRow, wanted: ReturnType<typeof wantedOf>): boolean =>
  wanted !== null && wanted.kind === source.kind && wanted.url === source.url && wanted.fileId === source.fileId;
