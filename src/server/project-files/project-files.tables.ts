import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { files } from '../files/files.tables.ts';
import { users } from '../people/people.tables.ts';
import { projects } from '../projects/projects.tables.ts';
import { moment } from '../platform/db/moment.ts';

/** A stored file that was recorded in a project. */
export const projectFiles = pgTable(
  'project_files',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    originalName: text('original_name').notNull(),
    uploaderId: uuid('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('project_files_project').on(t.projectId, t.createdAt)],
);
