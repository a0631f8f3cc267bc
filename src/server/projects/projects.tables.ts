import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ProjectEventKind } from '#contract/activity/activity.api.ts';
import { boards } from '../boards/boards.tables.ts';
import { orgs } from '../orgs/orgs.tables.ts';
import { users } from '../people/people.tables.ts';
import { moment } from '../platform/db/moment.ts';

export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => orgs.id, { onDelete: 'cascade' }),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Since when it lies in the trash; with its organisation it may lie there as well. */
    deletedAt: moment('deleted_at'),
  },
  (t) => [unique('projects_board').on(t.boardId), index('projects_org').on(t.orgId)],
);

/** What was done to a project as a whole. */
export const projectEvents = pgTable(
  'project_events',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Null once the person is no more. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<ProjectEventKind>().notNull(),
    /** Its name afterwards. */
    name: text().notNull(),
    /** Null but where it was renamed. */
    nameBefore: text('name_before'),
    at: moment('at').notNull(),
  },
  (t) => [index('project_events_project').on(t.projectId, t.at), index('project_events_user').on(t.userId)],
);
