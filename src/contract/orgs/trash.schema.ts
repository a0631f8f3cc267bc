import { z } from 'zod';
import { id } from '../base/id.ts';
import { isoTime } from '../base/time.ts';

/** A deleted organisation, what comes back with it, and the moment from which it is gone for ever. */
export const trashedOrg = z.object({
  id,
  name: z.string(),
  projectCount: z.number().int(),
  memberCount: z.number().int(),
  deletedAt: isoTime,
  goneAt: isoTime,
});
export type TrashedOrg = z.infer<typeof trashedOrg>;

/** What the end of an organisation or a project takes away, and from how many people beside the caller. */
export const losses = z.object({
  projects: z.number().int(),
  boards: z.number().int(),
  files: z.number().int(),
  conversations: z.number().int(),
  /** Canvases of members that are shared with the organisation: they stay, and nobody comes to them through it any more. */
  sharedCanvases: z.number().int(),
  people: z.number().int(),
  /** The names of the first of them. */
  names: z.array(z.string()).max(3),
});
export type Losses = z.infer<typeof losses>;
