import { z } from 'zod';
import { route } from '../base/route.ts';
import { text } from '../base/text.ts';
import { ownSession, user } from './account.schema.ts';

const page = z.unknown();
const html = 'text/html';
const nameText = text(100).transform((t) => t.trim() || null);

export const accountApi = {
  readUser: route({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user; 401 for visitors',
    policy: { signedIn: true },
    answer: user,
  }),
  updateUser: route({
    method: 'PUT',
    path: '/api/auth/user',
    summary: 'Change the own name; a null name shows again what the identity provider says',
    policy: { signedIn: true },
    body: z.strictObject({ firstName: nameText.nullable(), lastName: nameText.nullable() }).partial(),
    answer: user,
  }),
  changePicture: route({
    method: 'PUT',
    path: '/api/auth/user/picture',
    summary: 'A new own picture, as the bytes of an image of at most 5 MB; drawn anew by the server',
    policy: { signedIn: true },
    body: z.unknown(),
    media: { body: 'image/*' },
    answer: user,
  }),
  removePicture: route({
    method: 'DELETE',
    path: '/api/auth/user/picture',
    summary: 'Take the own picture away',
    policy: { signedIn: true },
    answer: user,
  }),
  readPicture: route({
    method: 'GET',
    path: '/api/users/:userId/picture',
    summary: "Somebody's picture, for people who are signed in here",
    policy: { signedIn: true },
    query: z.strictObject({ v: text(100).optional() }),
    media: { answer: 'image/webp' },
    answer: z.unknown(),
  }),
  readSessions: route({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Where the caller is signed in, last used first',
    policy: { signedIn: true },
    answer: z.array(ownSession),
  }),
  endSession: route({
    method: 'DELETE',
    path: '/api/auth/sessions/:sessionId',
    summary: 'Sign one of the own sessions out',
    policy: { signedIn: true },
    answer: z.undefined(),
  }),
  exportData: route({
    method: 'GET',
    path: '/api/account/export',
    summary:
      "Everything of the caller's as one ZIP file: boards, conversations, sources as JSON and Markdown, and the files",
    policy: { signedIn: true },
    media: { answer: 'application/zip' },
    answer: z.unknown(),
  }),
  removeAccount: route({
    method: 'DELETE',
    path: '/api/account',
    summary: 'Delete the account with all that is its own; 409 while others work in an organisation of the caller',
    policy: { signedIn: true },
    body: z.strictObject({ confirm: text(300) }),
    answer: z.undefined(),
  }),
  login: route({
    method: 'GET',
    path: '/api/login',
    summary: 'Sign in by full-page redirect',
    policy: { open: 'signing in' },
    query: z.object({ returnTo: z.string().max(2_048).optional() }),
    media: { answer: html },
    answer: page,
  }),
  logout: route({
    method: 'GET',
    path: '/api/logout',
    summary: 'End this session; acts for same-origin navigations only',
    policy: { open: 'a dead session must be able to leave too' },
    media: { answer: html },
    answer: page,
  }),
  confirmLogout: route({
    method: 'POST',
    path: '/api/logout',
    summary: 'End this session after the confirm page of a foreign navigation',
    policy: { open: 'a dead session must be able to leave too' },
    body: z.unknown(),
    media: { body: 'application/x-www-form-urlencoded', answer: html },
    answer: page,
  }),
  popup: route({
    method: 'GET',
    path: '/api/auth/google/popup',
    summary: 'Sign in within a popup',
    policy: { open: 'signing in' },
    media: { answer: html },
    answer: page,
  }),
  callback: route({
    method: 'GET',
    path: '/api/auth/callback',
    summary: 'Where the identity provider returns to',
    policy: { open: 'signing in; state, nonce and PKCE guard it' },
    query: z.record(z.string(), z.string().max(4_096)),
    media: { answer: html },
    answer: page,
  }),
} as const;
