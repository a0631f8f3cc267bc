import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { givenRole, placeName } from './orgs.schema.ts';

/** How many groups an organisation may have, and people a group. */
export const MOST_GROUPS = 100;
export const MOST_IN_GROUP = 1_000;

/** Members of an organisation who are shared with as one. */
export const orgGroup = z.object({ id, name: z.string(), userIds: z.array(id) });
export type OrgGroup = z.infer<typeof orgGroup>;

/** A group of one of the caller's organisations, as it can be shared with. */
export const namedGroup = z.object({ id, name: z.string(), orgName: z.string(), memberCount: z.number().int() });
export type NamedGroup = z.infer<typeof namedGroup>;

/** A group with the role that everybody of it has in a place. */
export const sharedGroup = namedGroup.extend({ role: givenRole });
export type SharedGroup = z.infer<typeof sharedGroup>;

const people = z.array(id).max(MOST_IN_GROUP);
const manages = { may: 'org.manage', on: 'org', by: 'orgId' } as const;
const managesProject = { may: 'project.manage', on: 'project', by: 'projectId' } as const;

export const groupsApi = {
  readGroups: route({
    method: 'GET',
    path: '/api/orgs/:orgId/groups',
    summary: 'Its groups of members, by name',
    policy: { may: 'org.read', on: 'org', by: 'orgId' },
    answer: z.array(orgGroup),
  }),
  createGroup: route({
    method: 'POST',
    path: '/api/orgs/:orgId/groups',
    summary: 'Make a group of some of its members; 409 for a name that another group has',
    policy: manages,
    body: z.strictObject({ name: placeName, userIds: people.default([]) }),
    answer: orgGroup,
  }),
  changeGroup: route({
    method: 'PUT',
    path: '/api/orgs/:orgId/groups/:groupId',
    summary: 'Rename a group, or say anew who belongs to it',
    policy: manages,
    body: z.strictObject({ name: placeName, userIds: people }).partial(),
    answer: orgGroup,
  }),
  removeGroup: route({
    method: 'DELETE',
    path: '/api/orgs/:orgId/groups/:groupId',
    summary: 'Delete a group; its people lose what it gave them',
    policy: manages,
    answer: z.undefined(),
  }),
  readProjectGroups: route({
    method: 'GET',
    path: '/api/projects/:projectId/groups',
    summary: 'The groups of its organisation that have a role in the project',
    policy: { may: 'board.read', on: 'project', by: 'projectId' },
    answer: z.array(sharedGroup),
  }),
  shareProject: route({
    method: 'PUT',
    path: '/api/projects/:projectId/groups/:groupId',
    summary: 'Give a group of its organisation a role in the project',
    policy: managesProject,
    body: z.strictObject({ role: givenRole }),
    answer: z.array(sharedGroup),
  }),
  unshareProject: route({
    method: 'DELETE',
    path: '/api/projects/:projectId/groups/:groupId',
    summary: 'Take the role of a group away',
    policy: managesProject,
    answer: z.array(sharedGroup),
  }),
} as const;
