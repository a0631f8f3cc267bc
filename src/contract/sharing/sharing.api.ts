import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { text } from '../base/text.ts';
import { namedGroup } from '../orgs/groups.api.ts';
import { invitationNote, member, newInvitation, newlyInvited, person } from '../orgs/orgs.schema.ts';
import { canvasRole, offered, sharedCanvas, sharing, sharingFields } from './sharing.schema.ts';

const reads = { may: 'board.read', on: 'board', by: 'boardId' } as const;
const invites = { may: 'board.invite', on: 'board', by: 'boardId' } as const;
const shares = { may: 'board.share', on: 'board', by: 'boardId' } as const;
const transfers = { may: 'board.transfer', on: 'board', by: 'boardId' } as const;

/** Who is on a canvas. The board of a project has the members of its project instead, and answers 404 here. */
export const sharingApi = {
  readSharing: route({
    method: 'GET',
    path: '/api/boards/:boardId/sharing',
    summary: 'Who is on a canvas; invitations, requests and addresses only for those who share it',
    policy: reads,
    answer: sharing,
  }),
  changeSharing: route({
    method: 'PUT',
    path: '/api/boards/:boardId/sharing',
    summary: 'Share with an organisation of the owner, or end that; let editors invite',
    policy: shares,
    body: sharingFields,
    answer: sharing,
  }),
  findPeople: route({
    method: 'GET',
    path: '/api/boards/:boardId/people',
    summary: "People of the caller's organisations by name or address, who are not on the canvas yet",
    policy: invites,
    query: z.strictObject({ q: text(200).default('') }),
    answer: z.array(person),
  }),
  addMember: route({
    method: 'POST',
    path: '/api/boards/:boardId/members',
    summary: 'Let in somebody of an organisation of the caller',
    policy: invites,
    body: z.strictObject({ userId: id, role: canvasRole }),
    answer: member,
  }),
  changeMember: route({
    method: 'PUT',
    path: '/api/boards/:boardId/members/:memberId',
    summary: "Change somebody's role",
    policy: shares,
    body: z.strictObject({ role: canvasRole }),
    answer: member,
  }),
  removeMember: route({
    method: 'DELETE',
    path: '/api/boards/:boardId/members/:memberId',
    summary: 'Take somebody out, or leave',
    policy: reads,
    answer: z.undefined(),
  }),
  invite: route({
    method: 'POST',
    path: '/api/boards/:boardId/invitations',
    summary: 'Invite an e-mail address; inviting it again changes the role and begins the thirty days anew',
    policy: invites,
    body: newInvitation.extend({ role: canvasRole }),
    answer: newlyInvited,
  }),
  withdraw: route({
    method: 'DELETE',
    path: '/api/boards/:boardId/invitations/:invitationId',
    summary: 'Withdraw an invitation',
    policy: shares,
    answer: z.undefined(),
  }),
  findGroups: route({
    method: 'GET',
    path: '/api/boards/:boardId/groups',
    summary: "Groups of the caller's organisations with which the canvas is not shared yet, by name",
    policy: shares,
    answer: z.array(namedGroup),
  }),
  shareWithGroup: route({
    method: 'PUT',
    path: '/api/boards/:boardId/groups/:groupId',
    summary: "Give a group of one of the caller's organisations a role, or another one",
    policy: shares,
    body: z.strictObject({ role: canvasRole }),
    answer: sharing,
  }),
  unshareWithGroup: route({
    method: 'DELETE',
    path: '/api/boards/:boardId/groups/:groupId',
    summary: 'Take the role of a group away',
    policy: shares,
    answer: sharing,
  }),
  requestAccess: route({
    method: 'POST',
    path: '/api/access-requests',
    summary: 'Ask to be let in, or for more; answered alike where there is no such canvas. Five a day',
    policy: { signedIn: true },
    body: z.strictObject({ canvasId: id, role: canvasRole.default('viewer'), note: invitationNote }),
    answer: z.undefined(),
  }),
  acceptRequest: route({
    method: 'POST',
    path: '/api/boards/:boardId/access-requests/:requestId/accept',
    summary: 'Let in who asked, with the role of the body or the one asked for',
    policy: shares,
    body: z.strictObject({ role: canvasRole.optional() }),
    answer: member,
  }),
  declineRequest: route({
    method: 'DELETE',
    path: '/api/boards/:boardId/access-requests/:requestId',
    summary: 'Do not let in who asked; nobody is told',
    policy: shares,
    answer: z.undefined(),
  }),
  offer: route({
    method: 'POST',
    path: '/api/boards/:boardId/transfer',
    summary: 'Offer the canvas to one of its editors, for seven days; a later offer replaces it',
    policy: transfers,
    body: z.strictObject({ userId: id }),
    answer: sharing,
  }),
  withdrawOffer: route({
    method: 'DELETE',
    path: '/api/boards/:boardId/transfer',
    summary: 'Take the offer back',
    policy: transfers,
    answer: z.undefined(),
  }),
  readOffers: route({
    method: 'GET',
    path: '/api/transfers',
    summary: 'Canvases and organisations that are offered to the caller',
    policy: { signedIn: true },
    answer: z.array(offered),
  }),
  acceptOffer: route({
    method: 'POST',
    path: '/api/transfers/:offeredId/accept',
    summary: 'Become the owner; who owned a canvas becomes its editor, who owned an organisation its admin',
    policy: { signedIn: true },
    answer: offered,
  }),
  declineOffer: route({
    method: 'POST',
    path: '/api/transfers/:offeredId/decline',
    summary: 'Decline what is offered',
    policy: { signedIn: true },
    answer: z.undefined(),
  }),
  listShared: route({
    method: 'GET',
    path: '/api/canvases/shared',
    summary: "Others' canvases that the caller was let into, last changed first",
    policy: { signedIn: true },
    answer: z.array(sharedCanvas),
  }),
} as const;
