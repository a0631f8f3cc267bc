import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import { editNode, patchNode } from '#contract/board/changes.ts';
import { Fault } from '#contract/base/fault.ts';
import { OURS_HISTORY } from '#contract/history/history-rules.ts';
import type { Historian, Version } from '#contract/history/history.schema.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import type { FrameDeps } from './frames.ts';
import * as store from './history.store.ts';
import { firstMoment, isOpenTo, readMomentBoard, replayTo, standingOf } from './moments.ts';
import { applyAll, type Restored, type Restorer, type RestoreDeps } from './restore.service.ts';
import { readSeenPast } from './seen-past.ts';
import { readHistorians } from './timeline.ts';

/** What a node said over time, the newest first: what one person wrote without a rest is one version. */
export async function readVersions(
  deps: FrameDeps,
  board: BoardRef,
  nodeId: string,
): Promise<{ versions: Version[]; people: Historian[] }> {
  const { db } = deps.database;
  const { boardId } = board;
  const standing = await standingOf(db, boardId);
  const from = await firstMoment(db, boardId, standing);
  const events = await store.readNodeEvents(db, boardId, nodeId, from);
  const start = from === 0 ? undefined : (await replayTo(deps, boardId, from)).nodes.find(({ id }) => id === nodeId);
  const told = isOpenTo(standing) ? null : new Set((await readSeenPast(deps, board)).lines().map(({ seq }) => seq));
  const versions = versionsOf(start, events)
    .filter(({ seq }) => told === null || told.has(seq))
    .toReversed()
    .slice(0, OURS_HISTORY.versionsPerNode);
  return {
    versions,
    people: await readHistorians(
      db,
      versions.flatMap(({ by }) => by ?? []),
    ),
  };
}

function versionsOf(start: BoardNode | undefined, events: readonly BoardEvent[]): Version[] {
  let node = start;
  const versions: Version[] = [];
  for (const { seq, at, actorId, change } of events) {
    const before = node;
    if (change.do === 'add-node') node = change.node;
    else if (change.do === 'remove-node') node = undefined;
    else if (change.do === 'edit-text' && node) node = editNode(node, change);
    else if (change.do === 'patch-node' && node) node = patchNode(node, change.patch);
    if (!node || (before?.title === node.title && before.content === node.content)) continue;
    const last = versions.at(-1);
    const goesOn = last?.by === actorId && Date.parse(at) - Date.parse(last.at) <= OURS_HISTORY.restMs;
    const version = { seq, at, by: actorId, title: node.title, content: node.content };
    if (goesOn && versions.length > 1) versions[versions.length - 1] = version;
    else versions.push(version);
  }
  return versions;
}

/** Gives a node the title and text that it had at a moment. Throws Fault 'not-found' where it did not stand then. */
export async function restoreVersion(deps: RestoreDeps, by: Restorer, nodeId: string, seq: number): Promise<Restored> {
  const then = (await readMomentBoard(deps, by.board, seq)).nodes.find(({ id }) => id === nodeId);
  if (!then) throw new Fault('not-found');
  const { title, content } = then;
  return applyAll(
    deps,
    by,
    ({ nodes }) =>
      nodes.some((node) => node.id === nodeId && (node.title !== title || node.content !== content))
        ? [{ do: 'patch-node', id: nodeId, patch: { title, content } }]
        : [],
    { isMarked: false },
  );
}
