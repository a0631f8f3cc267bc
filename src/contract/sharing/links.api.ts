import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { canvas, canvasName } from '../canvases/canvas.schema.ts';
import { enteredLink, guestName, link, linkFace, linkFields, linkRules, listedLink, newLink } from './links.schema.ts';

const shares = { may: 'board.share', on: 'board', by: 'boardId' } as const;
const manages = { may: 'org.manage', on: 'org', by: 'orgId' } as const;

/** A token is asked for in a body: addresses are logged and kept by browsers. */
export const linkToken = z.string().regex(/^[\w-]{22}$/);

export const linksApi = {
  listLinks: route({
    method: 'GET',
    path: '/api/boards/:boardId/links',
    summary: 'The links of a canvas, the first made first',
    policy: shares,
    answer: z.array(link),
  }),
  copyBoard: route({
    method: 'POST',
    path: '/api/boards/:boardId/duplicate',
    summary: 'Copy a board as a canvas of one’s own: as one sees it, by a link that lets one or as one of its people',
    policy: { may: 'board.copy', on: 'board', by: 'boardId', guests: true },
    body: z.strictObject({ title: canvasName.title }),
    answer: canvas,
  }),
  createLink: route({
    method: 'POST',
    path: '/api/boards/:boardId/links',
    summary: 'Make a link; 403 where the organisation or the instance allows none',
    policy: shares,
    body: newLink,
    answer: link,
  }),
  changeLink: route({
    method: 'PUT',
    path: '/api/boards/:boardId/links/:linkId',
    summary: 'Change what a link asks and gives',
    policy: shares,
    body: linkFields,
    answer: link,
  }),
  renewLink: route({
    method: 'POST',
    path: '/api/boards/:boardId/links/:linkId/renew',
    summary: 'Give a link another address; the old one opens nothing any more, also for those who came by it',
    policy: shares,
    answer: link,
  }),
  removeLink: route({
    method: 'DELETE',
    path: '/api/boards/:boardId/links/:linkId',
    summary: 'Turn a link off, at once and for everybody who came by it',
    policy: shares,
    answer: z.undefined(),
  }),
  readFace: route({
    method: 'POST',
    path: '/api/links/face',
    summary: 'What a link asks; 404 alike for one that is unknown, off, locked or has ended',
    policy: { open: 'whoever has a link comes without a session' },
    body: z.strictObject({ token: linkToken }),
    answer: linkFace,
  }),
  enterLink: route({
    method: 'POST',
    path: '/api/links/enter',
    summary: 'Come in by a link; a guest gets a cookie that opens this canvas to look, or to comment',
    policy: { open: 'whoever has a link comes without a session' },
    body: z.strictObject({ token: linkToken, name: guestName.optional(), password: z.string().max(200).optional() }),
    answer: enteredLink,
  }),
  enterChat: route({
    method: 'POST',
    path: '/api/links/chat/enter',
    summary: 'Come to a chat by its link; a visitor gets a cookie under which his own conversation is kept for 30 days',
    policy: { open: 'whoever has a link comes without a session' },
    body: z.strictObject({ token: linkToken, password: z.string().max(200).optional() }),
    answer: z.undefined(),
  }),
  listChats: route({
    method: 'GET',
    path: '/api/boards/:boardId/chats',
    summary: 'The chats of a board that a link can open: those that everybody there sees',
    policy: shares,
    answer: z.array(z.object({ nodeId: id, title: z.string() })),
  }),
  listOwnLinks: route({
    method: 'GET',
    path: '/api/account/links',
    summary: 'Every link to the canvases of the caller that is not off',
    policy: { signedIn: true },
    answer: z.array(listedLink),
  }),
  listOrgLinks: route({
    method: 'GET',
    path: '/api/orgs/:orgId/links',
    summary: 'Every link to canvases that are shared with this organisation that is not off, and its rules',
    policy: manages,
    answer: z.object({ rules: linkRules, links: z.array(listedLink) }),
  }),
  changeLinkRules: route({
    method: 'PUT',
    path: '/api/orgs/:orgId/link-rules',
    summary: 'How far links may go to the canvases of this organisation; what is not allowed rests at once',
    policy: manages,
    body: linkRules,
    answer: linkRules,
  }),
} as const;
