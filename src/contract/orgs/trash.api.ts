import { z } from 'zod';
import { route } from '../base/route.ts';
import { org } from './orgs.schema.ts';
import { losses, trashedOrg } from './trash.schema.ts';

export const orgTrashApi = {
  readOrgLosses: route({
    method: 'GET',
    path: '/api/orgs/:orgId/losses',
    summary: 'What deleting an organisation takes away, and from whom',
    policy: { may: 'org.delete', on: 'org', by: 'orgId' },
    answer: losses,
  }),
  readOrgTrash: route({
    method: 'GET',
    path: '/api/orgs/trash',
    summary: 'Own organisations that were deleted in the last 30 days, last deleted first',
    policy: { signedIn: true },
    answer: z.array(trashedOrg),
  }),
  restoreOrg: route({
    method: 'POST',
    path: '/api/orgs/trash/:trashedId/restore',
    summary: 'Bring an own deleted organisation back with its people and projects; 402 when the plan allows no more',
    policy: { signedIn: true },
    answer: org,
  }),
  removeOrgForEver: route({
    method: 'DELETE',
    path: '/api/orgs/trash/:trashedId',
    summary: 'Delete an own deleted organisation for ever, with its projects, their boards and files',
    policy: { signedIn: true },
    answer: z.undefined(),
  }),
} as const;
