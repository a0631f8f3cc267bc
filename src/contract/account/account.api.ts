import { z } from 'zod';
import { route } from '../base/route.ts';
import { user } from './account.schema.ts';

const page = z.unknown();

export const accountApi = {
  readUser: route({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user; 401 for visitors',
    policy: { signedIn: true },
    answer: user,
  }),
  login: route({
    method: 'GET',
    path: '/api/login',
    summary: 'Sign in by full-page redirect',
    policy: { open: 'signing in' },
    query: z.object({ returnTo: z.string().max(2_048).optional() }),
    answer: page,
  }),
  logout: route({
    method: 'GET',
    path: '/api/logout',
    summary: 'End this session; acts for same-origin navigations only',
    policy: { open: 'a dead session must be able to leave too' },
    answer: page,
  }),
  confirmLogout: route({
    method: 'POST',
    path: '/api/logout',
    summary: 'End this session after the confirm page of a foreign navigation',
    policy: { open: 'a dead session must be able to leave too' },
    body: z.unknown(),
    answer: page,
  }),
  popup: route({
    method: 'GET',
    path: '/api/auth/google/popup',
    summary: 'Sign in within a popup',
    policy: { open: 'signing in' },
    answer: page,
  }),
  callback: route({
    method: 'GET',
    path: '/api/auth/callback',
    summary: 'Where the identity provider returns to',
    policy: { open: 'signing in; state, nonce and PKCE guard it' },
    query: z.record(z.string(), z.string().max(4_096)),
    answer: page,
  }),
} as const;
