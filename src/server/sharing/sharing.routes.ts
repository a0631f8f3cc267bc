import type { FastifyInstance } from 'fastify';
import { linksApi } from '#contract/sharing/links.api.ts';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import { Fault } from '#contract/base/fault.ts';
import { findGroups, shareWithGroup, unshareWithGroup } from '../orgs/groups.service.ts';
import { invite, withdraw, type InviteDeps } from '../orgs/invitations.service.ts';
import { addMember, changeMember, removeMember } from '../orgs/members.service.ts';
import { mount, type BoardRef, type MountDeps } from '../platform/http/mount.ts';
import { languageOf } from '../platform/http/read-language.ts';
import { acceptRequest, declineRequest, requestAccess } from './access-requests.service.ts';
import { listChats } from './chat-links.store.ts';
import { createEnter, createEnterChat, readFace } from './guests.service.ts';
import { PasswordTries } from './link-password.ts';
import {
  changeLink,
  changeLinkRules,
  createLink,
  listLinks,
  listOrgLinks,
  listOwnLinks,
  removeLink,
  renewLink,
  type LinkDeps,
} from './links.service.ts';
import { changeSharing, findPeople, listShared, readSharing } from './sharing.service.ts';
import { acceptOffer, declineOffer, offerCanvas, readOffers, withdrawOffer } from './transfers.service.ts';

/** Throws Fault 'not-found' for the board of a project, whose people are its members. */
function canvasOf({ board }: { readonly board: BoardRef }) {
  if (board.canvasId === null) throw new Fault('not-found');
  return { kind: 'canvas', id: board.boardId } as const;
}

export function mountSharing(app: FastifyInstance, http: MountDeps, deps: LinkDeps & InviteDeps): void {
  mountLinks(app, http, deps);
  mount(app, http, sharingApi.listShared, ({ actor }) => listShared(deps, actor));
  mount(app, http, sharingApi.readSharing, ({ actor, board }) => readSharing(deps, actor, board));
  mount(app, http, sharingApi.changeSharing, ({ actor, board, body }) => changeSharing(deps, actor, board, body));
  mount(app, http, sharingApi.findPeople, (call) => findPeople(deps, call.actor, canvasOf(call).id, call.query.q));
  mount(app, http, sharingApi.addMember, (call) => addMember(deps, call.actor, canvasOf(call), call.body));
  mount(app, http, sharingApi.changeMember, (call) =>
    changeMember(deps, call.actor, canvasOf(call), call.params.memberId ?? '', call.body.role),
  );
  mount(app, http, sharingApi.removeMember, async (call) => {
    await removeMember(deps, call.actor, canvasOf(call), call.params.memberId ?? '');
    return undefined;
  });
  mount(app, http, sharingApi.invite, (call) =>
    invite(deps, call.actor, canvasOf(call), { ...call.body, language: languageOf(call) }),
  );
  mount(app, http, sharingApi.withdraw, async (call) => {
    await withdraw(deps, call.actor, canvasOf(call), call.params.invitationId ?? '');
    return undefined;
  });

  mount(app, http, sharingApi.findGroups, (call) => findGroups(deps, call.actor, canvasOf(call)));
  mount(app, http, sharingApi.shareWithGroup, async (call) => {
    const { actor, board, params, body } = call;
    const place = { ...canvasOf(call), boardId: board.boardId };
    await shareWithGroup(deps, actor, place, { groupId: params.groupId ?? '', role: body.role });
    return readSharing(deps, actor, board);
  });
  mount(app, http, sharingApi.unshareWithGroup, async (call) => {
    const { actor, board, params } = call;
    await unshareWithGroup(deps, actor, { ...canvasOf(call), boardId: board.boardId }, params.groupId ?? '');
    return readSharing(deps, actor, board);
  });

  mount(app, http, sharingApi.requestAccess, async ({ actor, body }) => {
    await requestAccess(deps, actor, body);
    return undefined;
  });
  mount(app, http, sharingApi.acceptRequest, ({ actor, board, params, body }) =>
    acceptRequest(deps, actor, board, params.requestId ?? '', body.role),
  );
  mount(app, http, sharingApi.declineRequest, async ({ actor, board, params }) => {
    await declineRequest(deps, actor, board.boardId, params.requestId ?? '');
    return undefined;
  });

  mount(app, http, sharingApi.offer, ({ actor, board, body }) => offerCanvas(deps, actor, board, body.userId));
  mount(app, http, sharingApi.withdrawOffer, async ({ board }) => {
    await withdrawOffer(deps, board.boardId);
    return undefined;
  });
  mount(app, http, sharingApi.readOffers, ({ actor }) => readOffers(deps, actor));
  mount(app, http, sharingApi.acceptOffer, ({ actor, params }) => acceptOffer(deps, actor, params.offeredId ?? ''));
  mount(app, http, sharingApi.declineOffer, async ({ actor, params }) => {
    await declineOffer(deps, actor, params.offeredId ?? '');
    return undefined;
  });
}

function mountLinks(app: FastifyInstance, http: MountDeps, deps: LinkDeps): void {
  mount(app, http, linksApi.listLinks, ({ board }) => listLinks(deps, board.boardId));
  mount(app, http, linksApi.createLink, (call) => {
    // People come into a project by its own invitations.
    if (call.body.kind === 'join') canvasOf(call);
    return createLink(deps, call.actor, call.board.boardId, call.body);
  });
  mount(app, http, linksApi.changeLink, ({ board, params, body }) =>
    changeLink(deps, board.boardId, params.linkId ?? '', body),
  );
  mount(app, http, linksApi.renewLink, ({ board, params }) => renewLink(deps, board.boardId, params.linkId ?? ''));
  mount(app, http, linksApi.removeLink, async ({ board, params }) => {
    await removeLink(deps, board.boardId, params.linkId ?? '');
    return undefined;
  });
  mount(app, http, linksApi.listOwnLinks, ({ actor }) => listOwnLinks(deps, actor));
  mount(app, http, linksApi.listOrgLinks, ({ org }) => listOrgLinks(deps, org.orgId));
  mount(app, http, linksApi.changeLinkRules, ({ org, body }) => changeLinkRules(deps, org.orgId, body));

  const { actorOf } = http.access;
  const tries = new PasswordTries();
  const enter = createEnter(deps, tries);
  const enterChat = createEnterChat(deps, tries);
  mount(app, http, linksApi.readFace, async ({ body, request, reply }) =>
    readFace(deps, body.token, { actor: await actorOf(request), request, reply }),
  );
  mount(app, http, linksApi.enterLink, async ({ body, request, reply }) =>
    enter(body, { actor: await actorOf(request), request, reply }),
  );
  mount(app, http, linksApi.enterChat, async ({ body, request, reply }) => {
    await enterChat(body, { actor: await actorOf(request), request, reply });
    return undefined;
  });
  mount(app, http, linksApi.listChats, ({ board }) => listChats(deps.database.db, board.boardId));
}
