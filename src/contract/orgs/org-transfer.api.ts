import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { isoTime } from '../base/time.ts';
import { person } from './orgs.schema.ts';

/** The member to whom an organisation is offered. */
export const orgTransfer = z.object({ user: person, expiresAt: isoTime });
export type OrgTransfer = z.infer<typeof orgTransfer>;

const transfers = { may: 'org.transfer', on: 'org', by: 'orgId' } as const;

/** The addressee answers where canvases are answered that are offered to him. */
export const orgTransferApi = {
  readTransfer: route({
    method: 'GET',
    path: '/api/orgs/:orgId/transfer',
    summary: 'To whom the organisation is offered',
    policy: transfers,
    answer: orgTransfer.nullable(),
  }),
  offerOrg: route({
    method: 'POST',
    path: '/api/orgs/:orgId/transfer',
    summary: 'Offer the organisation to one of its members, for seven days; a later offer replaces it',
    policy: transfers,
    body: z.strictObject({ userId: id }),
    answer: orgTransfer.nullable(),
  }),
  withdrawTransfer: route({
    method: 'DELETE',
    path: '/api/orgs/:orgId/transfer',
    summary: 'Take the offer back',
    policy: transfers,
    answer: z.undefined(),
  }),
} as const;
