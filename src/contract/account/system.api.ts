import { z } from 'zod';
import { route } from '../base/route.ts';

/** What a screen must know to be honest about what is configured. No secret, no address. */
export const settings = z.object({
  login: z.object({ provider: z.enum(['built-in', 'oidc']), label: z.string() }),
  access: z.enum(['open', 'members']),
  signupUrl: z.string().nullable(),
  contactUrl: z.string().nullable(),
  ai: z.object({ kind: z.enum(['embedded', 'model']), name: z.string() }),
  webSearch: z.boolean(),
  /** Invitations go out by mail; where not, whoever invites passes the link on. */
  mail: z.boolean(),
  /** Passages are also found by what they mean: an embedding model is configured. */
  searchByMeaning: z.boolean(),
});
export type Settings = z.infer<typeof settings>;

export const systemApi = {
  health: route({
    method: 'GET',
    path: '/api/health',
    summary: 'Ready to serve: the database answers; 503 while starting or stopping',
    policy: { open: 'asked by supervisors without a session' },
    answer: z.object({
      status: z.enum(['ready', 'stopping']),
      database: z.enum(['embedded', 'postgresql']),
      version: z.string(),
    }),
  }),
  settings: route({
    method: 'GET',
    path: '/api/settings',
    summary: 'What this instance can do',
    policy: { open: 'the sign-in screen needs it' },
    answer: settings,
  }),
} as const;
