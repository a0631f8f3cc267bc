import { z } from 'zod';
import { canvasRoles } from '../access/roles.ts';
import { id } from '../base/id.ts';
import { isoTime } from '../base/time.ts';
import { canvasListing } from '../canvases/canvas.schema.ts';
import { sharedGroup } from '../orgs/groups.api.ts';
import { invitation, member, person, role } from '../orgs/orgs.schema.ts';

/** What can be given on a canvas. */
export const canvasRole = z.enum(canvasRoles);
export type CanvasRole = z.infer<typeof canvasRole>;

/** Somebody who asked to be let in, or for more than he may do. */
export const accessRequest = z.object({ id, user: person, role: canvasRole, note: z.string(), createdAt: isoTime });
export type AccessRequest = z.infer<typeof accessRequest>;

/** Who is on a canvas. What only those who share it need is empty for others. */
export const sharing = z.object({
  boardId: id,
  /** What the caller is here. */
  role,
  /** What the caller may do about its people. */
  mayShare: z.boolean(),
  mayInvite: z.boolean(),
  owner: person,
  members: z.array(member),
  /** Those of the members, by their accounts, who are not in the organisation that the canvas is shared with. */
  outsiders: z.array(id),
  /** The organisation whose people all have this role. */
  org: z.object({ id, name: z.string(), role: canvasRole, memberCount: z.number().int() }).nullable(),
  /** Groups of organisations whose people all have the role of the group. */
  groups: z.array(sharedGroup),
  editorsMayInvite: z.boolean(),
  invitations: z.array(invitation),
  requests: z.array(accessRequest),
  /** The person to whom the canvas is offered. */
  transfer: z.object({ user: person, expiresAt: isoTime }).nullable(),
  /** How many people may be here beside the owner; null where nothing is limited. */
  peopleLimit: z.number().int().nullable(),
});
export type Sharing = z.infer<typeof sharing>;

export const sharingFields = z
  .strictObject({
    org: z.strictObject({ id, role: canvasRole }).nullable(),
    editorsMayInvite: z.boolean(),
  })
  .partial();

/** A canvas of somebody else in the caller's list. `via` is the way that brought him there. */
export const sharedCanvas = canvasListing.extend({
  role,
  owner: person.omit({ email: true }),
  via: z.enum(['member', 'org', 'link']),
});
export type SharedCanvas = z.infer<typeof sharedCanvas>;

/** A canvas or an organisation that is offered to the caller; `offeredId` is that of the board or the organisation. */
export const offered = z.object({
  offeredId: id,
  canvasId: id.nullable(),
  orgId: id.nullable(),
  title: z.string(),
  owner: person.omit({ email: true }),
  expiresAt: isoTime,
  /** What the plan of the caller has too little of for taking it. */
  missing: z.enum(['orgs', 'projects', 'storage']).nullable(),
});
export type Offered = z.infer<typeof offered>;
