import { z } from 'zod';
import { id } from '../base/id.ts';
import { isoTime } from '../base/time.ts';

export const user = z.object({
  id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isSystemAdmin: z.boolean(),
});
export type User = z.infer<typeof user>;

/** A place where the caller is signed in. */
export const ownSession = z.object({
  id: z.string(),
  /** What the browser says of itself. */
  userAgent: z.string().nullable(),
  createdAt: isoTime,
  lastSeenAt: isoTime,
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** What the login popup tells its opener, by BroadcastChannel and by postMessage. A hint only: the session cookie decides. */
export const loginMessage = z.object({ type: z.enum(['AUTH_SUCCESS', 'AUTH_ERROR']), reason: z.string().optional() });
export type LoginMessage = z.infer<typeof loginMessage>;
export const LOGIN_CHANNEL = 'auth';

/**
 * Why a sign-in ended without a session: the code in /access?error=… and in the popup's message.
 * expired: it took longer than ten minutes, or was begun in another browser; cancelled: at the provider;
 * login-unavailable: the provider does not answer; failed: the provider's answer did not pass the checks.
 */
export const loginProblem = z.enum([
  'members-only',
  'suspended',
  'expired',
  'cancelled',
  'login-unavailable',
  'failed',
]);
export type LoginProblem = z.infer<typeof loginProblem>;
