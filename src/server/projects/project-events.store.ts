import { eq, lt, sql } from 'drizzle-orm';
import { newId } from '#contract/base/id.ts';
import type { ProjectEventKind } from '#contract/activity/activity.api.ts';
import type { Db } from '../platform/db/db.ts';
import { projectEvents, projects } from './projects.tables.ts';

interface ProjectEvent {
  projectId: string;
  userId: string;
  kind: ProjectEventKind;
  nameBefore?: string;
}

/** Notes what somebody did to a project, under the name that it has now. */
export async function writeEvent(tx: Db, { nameBefore, ...event }: ProjectEvent, at: Date): Promise<void> {
  const name = sql<string>`(select ${projects.name} from ${projects} where ${eq(projects.id, event.projectId)})`;
  await tx
    .insert(projectEvents)
    .values({ id: newId(at.getTime()), ...event, name, nameBefore: nameBefore ?? null, at });
}

/** Removes what was done before a moment. */
export async function removeEventsBefore(tx: Db, before: Date): Promise<void> {
  await tx.delete(projectEvents).where(lt(projectEvents.at, before));
}
