import type { z } from 'zod';
import { can, type Actor } from '#contract/access/can.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { OrgProject } from '#contract/orgs/orgs.schema.ts';
import type { newProject, Project, projectFields, ProjectListing } from '#contract/projects/projects.schema.ts';
import type { Quota } from '../billing/quota.ts';
import { createBoard } from '../boards/boards.service.ts';
import { announceAccess } from '../live/access-news.ts';
import { holdOrg } from '../orgs/orgs.service.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { writeEvent } from './project-events.store.ts';
import * as store from './projects.store.ts';

export interface ProjectDeps extends Pick<PlatformDeps, 'database' | 'clock'> {
  quota: Pick<Quota, 'demandOrg' | 'demandProject' | 'accountOf' | 'peopleLimitOf' | 'missingFor'>;
}

export async function listProjects(deps: ProjectDeps, actor: Actor): Promise<ProjectListing[]> {
  const rows = await store.listProjects(deps.database.db, actor.id);
  return rows.map(toProject).map(({ id, orgId, orgName, name, description, role, fileCount, updatedAt }) => ({
    id,
    orgId,
    orgName,
    name,
    description,
    role,
    fileCount,
    updatedAt,
  }));
}

/** All projects of an organisation, for somebody who belongs to it. */
export async function listProjectsOf(deps: ProjectDeps, actor: Actor, orgId: string): Promise<OrgProject[]> {
  const rows = await store.listProjectsOf(deps.database.db, orgId, actor.id);
  return rows.map(({ id, name, description, fileCount, updatedAt }) => ({
    id,
    name,
    description,
    fileCount,
    updatedAt: updatedAt.toISOString(),
  }));
}

/** A new project with its own empty board, owned by its maker. Throws Fault 'not-found', 'not-allowed', 'plan-limit'. */
export async function createProject(
  deps: ProjectDeps,
  actor: Actor,
  { orgId, name, description }: z.output<typeof newProject>,
): Promise<Project> {
  const now = deps.clock.now();
  const [id, boardId, at] = [newId(now), newId(now), new Date(now)];
  await deps.database.tx(async (tx) => {
    const place = { role: await holdOrg(tx, orgId, actor.id) };
    if (!can(actor, 'org.read', place)) throw new Fault('not-found');
    if (!can(actor, 'org.add-project', place)) throw new Fault('not-allowed');
    await deps.quota.demandProject(tx, orgId);
    await createBoard(tx, { id: boardId, ownerId: null, at });
    const project = { id, orgId, boardId, name, description, isPublic: false, createdAt: at, updatedAt: at };
    await store.writeProject(tx, project, { id: newId(now), userId: actor.id });
    await writeEvent(tx, { projectId: id, userId: actor.id, kind: 'project-made' }, at);
  });
  return readProject(deps, actor, id);
}

/** Throws Fault 'not-found'. */
export async function readProject(deps: ProjectDeps, actor: Actor, projectId: string): Promise<Project> {
  const row = await store.findProject(deps.database.db, projectId, actor.id);
  if (!row) throw new Fault('not-found');
  return toProject(row);
}

/** What of a public project is told to who has its address alone. Throws Fault 'not-found'. */
export async function readShownProject(deps: ProjectDeps, actor: Actor, projectId: string): Promise<Project> {
  const row = await store.findProject(deps.database.db, projectId, actor.id);
  if (!row) throw new Fault('not-found');
  const { id, boardId, name, description, isPublic, createdAt, updatedAt } = row;
  return {
    id,
    orgId: null,
    orgName: '',
    boardId,
    name,
    description,
    isPublic,
    role: 'viewer',
    isMember: false,
    fileCount: 0,
    linkCount: 0,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Whoever looked only because the project was public leaves as soon as it is not. */
export async function updateProject(
  deps: ProjectDeps,
  actor: Actor,
  { boardId }: BoardRef,
  projectId: string,
  fields: z.output<typeof projectFields>,
): Promise<Project> {
  await deps.database.tx(async (tx) => {
    const at = new Date(deps.clock.now());
    const nameBefore = fields.name === undefined ? null : await store.lockName(tx, projectId);
    await store.writeFields(tx, projectId, defined(fields), at);
    if (nameBefore !== null && nameBefore !== fields.name)
      await writeEvent(tx, { projectId, userId: actor.id, kind: 'project-renamed', nameBefore }, at);
    if (fields.isPublic === false) await announceAccess(deps, { boardId }, tx);
  });
  return readProject(deps, actor, projectId);
}

const defined = ({ name, description, isPublic }: z.output<typeof projectFields>) => ({
  ...(name !== undefined && { name }),
  ...(description !== undefined && { description }),
  ...(isPublic !== undefined && { isPublic }),
});

function toProject({ role, createdAt, updatedAt, ...row }: store.ProjectRow): Project {
  if (role === null) throw new Fault('not-found');
  return { ...row, role, isMember: true, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
