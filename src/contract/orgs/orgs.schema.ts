import { z } from 'zod';
import { givenRoles, roles } from '../access/roles.ts';
import { id } from '../base/id.ts';
import { trimmedText } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { plan } from '../billing/plans.ts';
import { OURS } from '../limits.ts';

/** A name is required after trimming. */
export const placeName = trimmedText(OURS.titleLength).min(1, 'A name is required');

export const role = z.enum(roles);
export const givenRole = z.enum(givenRoles);

export const org = z.object({
  id,
  name: z.string(),
  /** The plan of the person who pays for it: its owner. */
  plan,
  /** What the caller is here. */
  role,
  memberCount: z.number().int(),
  createdAt: isoTime,
});
export type Org = z.infer<typeof org>;

export const orgListing = org.extend({ projectCount: z.number().int() });
export type OrgListing = z.infer<typeof orgListing>;

export const orgProject = z.object({
  id,
  name: z.string(),
  description: z.string(),
  updatedAt: isoTime,
  fileCount: z.number().int(),
});
export type OrgProject = z.infer<typeof orgProject>;

export const person = z.object({
  id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
});

/** Somebody in an organisation or a project. `id` names the membership, `userId` the person. */
export const member = z.object({ id, userId: id, role, addedAt: isoTime, user: person });
export type Member = z.infer<typeof member>;

/** What the organisation's account holds; limits are null where nothing is limited. */
export const orgUsage = z.object({
  creditsRemaining: z.number(),
  creditsPerMonth: z.number(),
  /** Bytes of everything that the account stores. */
  storageUsed: z.number().int(),
  storageLimit: z.number().int().nullable(),
  projects: z.number().int(),
  projectLimit: z.number().int().nullable(),
});
export type OrgUsage = z.infer<typeof orgUsage>;

/** `unknown`: the connection ended before the mail server said whether it took the mail, which is not sent again by itself. */
export const mailStates = ['waiting', 'sent', 'failed', 'unknown'] as const;

/** An offer to join, addressed to an e-mail address; whoever proves that address may take it. */
export const invitation = z.object({
  id,
  email: z.string(),
  role: givenRole,
  createdAt: isoTime,
  /** Nobody can accept it after that. */
  expiresAt: isoTime,
  note: z.string(),
  inviterName: z.string(),
  /** When a mail server last took a mail about it; null where none did yet. */
  mailedAt: isoTime.nullable(),
  /** What became of the last mail about it; null where none was written. */
  mail: z.enum(mailStates).nullable(),
});
export type Invitation = z.infer<typeof invitation>;

/** What somebody has just invited. `mailed`: a mail goes out now; where not, the link is to be passed on. */
export const newlyInvited = invitation.extend({ mailed: z.boolean() });
export type NewlyInvited = z.infer<typeof newlyInvited>;

/** An invitation as its addressee sees it. */
export const ownInvitation = invitation.omit({ mailedAt: true, mail: true }).extend({
  to: z.enum(['org', 'project', 'canvas']),
  placeId: id,
  placeName: z.string(),
});
export type OwnInvitation = z.infer<typeof ownInvitation>;

/** Words that go with an invitation, or with a request to be let in. */
export const invitationNote = trimmedText(300).default('');

/** An address as people type it; compared by `normalEmail`. */
export const newInvitation = z.strictObject({
  email: z.email().max(254),
  role: givenRole,
  note: invitationNote,
  /** Of the mail; of the caller's browser where none is said. */
  language: z.enum(['ko', 'en']).optional(),
});
