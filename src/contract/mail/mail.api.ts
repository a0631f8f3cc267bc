import { z } from 'zod';
import { route } from '../base/route.ts';

/** Why the mail server took nothing. */
export const mailProblems = [
  // No mail server is configured.
  'off',
  // The person who tries has no proven address.
  'no-address',
  'unreachable',
  'timeout',
  // It offers no encrypted connection, or one that cannot be trusted.
  'tls',
  'login',
  'refused',
] as const;
export type MailProblem = (typeof mailProblems)[number];

export const mailApi = {
  test: route({
    method: 'POST',
    path: '/api/mail/test',
    summary: "Send a mail to the caller's own proven address; system administrators only",
    policy: { may: 'mail.test', on: 'instance' },
    body: z.strictObject({ language: z.enum(['ko', 'en']).optional() }),
    answer: z.discriminatedUnion('ok', [
      /** The mail server has taken it. */
      z.object({ ok: z.literal(true), to: z.string() }),
      z.object({
        ok: z.literal(false),
        problem: z.enum(mailProblems),
        /** What the mail server said, in its own words; null where it said nothing. */
        told: z.string().nullable(),
      }),
    ]),
  }),
} as const;
