import { z } from 'zod';
import { id } from '../base/id.ts';

export const user = z.object({
  id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isSystemAdmin: z.boolean(),
});
export type User = z.infer<typeof user>;

/** What the login popup tells its opener, by BroadcastChannel and by postMessage. A hint only: the session cookie decides. */
export const loginMessage = z.object({ type: z.enum(['AUTH_SUCCESS', 'AUTH_ERROR']), reason: z.string().optional() });
export type LoginMessage = z.infer<typeof loginMessage>;
export const LOGIN_CHANNEL = 'auth';
