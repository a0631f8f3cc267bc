import type { Actor } from '#contract/access/can.ts';
import { ACTIVITY_DAYS } from '#contract/activity/activity.api.ts';
import { DAY_MS } from '#contract/base/day.ts';
import { Fault } from '#contract/base/fault.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import type { TrashedProject } from '#contract/projects/trash.api.ts';
import { lockBoard } from '../boards/boards.service.ts';
import { announceAccess } from '../live/access-news.ts';
import { demandRoom, emptyOrgTrash, goneBefore, timesOf } from '../orgs/trash.service.ts';
import { holdOwner } from '../orgs/orgs.service.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { readProject, type ProjectDeps } from './projects.service.ts';
import { removeEventsBefore, writeEvent } from './project-events.store.ts';
import * as store from './trash.store.ts';

/** Puts a project into the trash with its board and files; whoever looks at it is told to leave. */
export async function removeProject(
  deps: ProjectDeps,
  actor: Actor,
  { boardId }: BoardRef,
  projectId: string,
): Promise<void> {
  await deps.database.tx(async (tx) => {
    await lockBoard(tx, boardId);
    const at = new Date(deps.clock.now());
    if (!(await store.markDeleted(tx, projectId, at))) return;
    await writeEvent(tx, { projectId, userId: actor.id, kind: 'project-deleted' }, at);
    await announceAccess(deps, { boardId }, tx);
  });
}

/** The deleted projects that the actor could delete, each with the moment at which it is gone for good. */
export async function listTrashedProjects(deps: ProjectDeps, actor: Actor): Promise<TrashedProject[]> {
  const rows = await store.listTrashed(deps.database.db, actor.id);
  return rows.map(({ deletedAt, ...row }) => ({ ...row, ...timesOf(new Date(deletedAt)) }));
}

/**
 * Brings a project back with all that it held. Throws Fault 'not-found' for what is not in the trash of the actor,
 * 'plan-limit' where the plan of its organisation has no room for it.
 */
export async function restoreProject(deps: ProjectDeps, actor: Actor, projectId: string): Promise<Project> {
  await deps.database.tx(async (tx) => {
    const found = await store.lockTrashed(tx, projectId, actor.id);
    const ownerId = found && (await holdOwner(tx, found.orgId));
    if (!ownerId) throw new Fault('not-found');
    await store.unmarkDeleted(tx, projectId);
    const event = { projectId, userId: actor.id, kind: 'project-restored' } as const;
    await writeEvent(tx, event, new Date(deps.clock.now()));
    await demandRoom(deps, tx, ownerId);
  });
  return readProject(deps, actor, projectId);
}

/** Throws Fault 'not-found' for what is not in the trash of the actor. */
export async function removeProjectForEver(deps: ProjectDeps, actor: Actor, projectId: string): Promise<void> {
  await deps.database.tx(async (tx) => {
    if (!(await store.lockTrashed(tx, projectId, actor.id))) throw new Fault('not-found');
    await store.removeProject(tx, projectId);
  });
}

/** Removes the projects and organisations that have lain in the trash for their thirty days, and what the activity no longer tells. */
export async function emptyPlacesTrash(deps: Pick<PlatformDeps, 'database' | 'clock'>): Promise<void> {
  await store.removeTrashedBefore(deps.database.db, goneBefore(deps.clock.now()));
  await emptyOrgTrash(deps);
  await removeEventsBefore(deps.database.db, new Date(deps.clock.now() - ACTIVITY_DAYS * DAY_MS));
}
