import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { givenRoles, Role } from '#contract/access/roles.ts';
import type { LinkRules } from '#contract/sharing/links.schema.ts';
import { users } from '../people/people.tables.ts';
import { moment } from '../platform/db/moment.ts';

export const orgs = pgTable(
  'orgs',
  {
    id: uuid().primaryKey(),
    /** Who pays: the account whose plan, storage and credits the organisation uses. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** How far links go to its boards, and for how many days at most. */
    linksMode: text('links_mode').$type<LinkRules['mode']>().notNull().default('all'),
    linksMaxDays: integer('links_max_days'),
    /** Since when it lies in the trash. */
    deletedAt: moment('deleted_at'),
  },
  (t) => [index('orgs_owner').on(t.ownerId)],
);

export const orgMembers = pgTable(
  'org_members',
  {
    id: uuid().primaryKey(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => orgs.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<Role>().notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (t) => [
    unique('org_members_person').on(t.orgId, t.userId),
    index('org_members_user').on(t.userId),
    uniqueIndex('org_members_owner')
      .on(t.orgId)
      .where(sql`role = 'owner'`),
  ],
);

/** An organisation that is offered to one of its members. */
export const orgTransfers = pgTable(
  'org_transfers',
  {
    orgId: uuid('org_id')
      .primaryKey()
      .references(() => orgs.id, { onDelete: 'cascade' }),
    toUserId: uuid('to_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('org_transfers_person').on(t.toUserId)],
);

/** Members of an organisation who are shared with as one. */
export const orgGroups = pgTable(
  'org_groups',
  {
    id: uuid().primaryKey(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => orgs.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [unique('org_groups_name').on(t.orgId, t.name)],
);

/** Who belongs to a group, and by his membership to its organisation. */
export const orgGroupMembers = pgTable(
  'org_group_members',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => orgGroups.id, { onDelete: 'cascade' }),
    orgId: uuid('org_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.userId] }), index('org_group_members_user').on(t.userId)],
);

/** What everybody of a group is on a canvas, by its board, or in a project. */
export const groupShares = pgTable(
  'group_shares',
  {
    id: uuid().primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => orgGroups.id, { onDelete: 'cascade' }),
    boardId: uuid('board_id'),
    projectId: uuid('project_id'),
    role: text().$type<(typeof givenRoles)[number]>().notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (t) => [
    unique('group_shares_board').on(t.boardId, t.groupId),
    unique('group_shares_project').on(t.projectId, t.groupId),
  ],
);

/** As `orgMembers`; the project is the projects room's own. */
export const projectMembers = pgTable(
  'project_members',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<Role>().notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (t) => [unique('project_members_person').on(t.projectId, t.userId), index('project_members_user').on(t.userId)],
);

/** Offers to join one organisation, one project or one canvas. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    orgId: uuid('org_id').references(() => orgs.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id'),
    boardId: uuid('board_id'),
    /** As `normalEmail` writes it. */
    email: text().notNull(),
    role: text().$type<(typeof givenRoles)[number]>().notNull(),
    inviterId: uuid('inviter_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    note: text(),
  },
  (t) => [
    unique('invitations_org_email').on(t.orgId, t.email),
    unique('invitations_project_email').on(t.projectId, t.email),
    unique('invitations_board_email').on(t.boardId, t.email),
    index('invitations_email').on(t.email),
  ],
);
