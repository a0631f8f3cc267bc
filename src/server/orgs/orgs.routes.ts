import type { FastifyInstance } from 'fastify';
import { orgTransferApi } from '#contract/orgs/org-transfer.api.ts';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import { orgTrashApi } from '#contract/orgs/trash.api.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { mountGroups } from './groups.routes.ts';
import { defineInvitationMails } from './invitations.service.ts';
import { mountMembers } from './members.routes.ts';
import { createOrg, listOrgs, readOrg, readUsage, renameOrg, type OrgDeps } from './orgs.service.ts';
import { offerOrg, readTransfer, withdrawTransfer } from './org-transfers.service.ts';
import { acceptInvitation, declineInvitation, readOwnInvitations } from './own-invitations.service.ts';
import { listTrashedOrgs, readLosses, removeOrg, removeOrgForEver, restoreOrg } from './trash.service.ts';

/** Organisations, and the people of organisations and projects. */
export function mountOrgs(
  app: FastifyInstance,
  http: MountDeps,
  deps: OrgDeps & Parameters<typeof defineInvitationMails>[0],
): void {
  defineInvitationMails(deps);
  mount(app, http, orgsApi.list, ({ actor }) => listOrgs(deps, actor));
  mount(app, http, orgsApi.create, ({ actor, body }) => createOrg(deps, actor, body.name));
  mount(app, http, orgsApi.read, ({ actor, org }) => readOrg(deps, actor, org.orgId));
  mount(app, http, orgsApi.rename, ({ actor, org, body }) => renameOrg(deps, actor, org.orgId, body.name));
  mount(app, http, orgsApi.remove, async ({ org }) => {
    await removeOrg(deps, org.orgId);
    return undefined;
  });
  mount(app, http, orgTrashApi.readOrgLosses, ({ actor, org }) => readLosses(deps, actor, { orgId: org.orgId }));
  mount(app, http, orgTrashApi.readOrgTrash, ({ actor }) => listTrashedOrgs(deps, actor));
  mount(app, http, orgTrashApi.restoreOrg, ({ actor, params }) => restoreOrg(deps, actor, params.trashedId ?? ''));
  mount(app, http, orgTrashApi.removeOrgForEver, async ({ actor, params }) => {
    await removeOrgForEver(deps, actor, params.trashedId ?? '');
    return undefined;
  });
  mount(app, http, orgsApi.readUsage, ({ actor, org }) => readUsage(deps, actor, org.orgId));

  mount(app, http, orgTransferApi.readTransfer, ({ org }) => readTransfer(deps, org.orgId));
  mount(app, http, orgTransferApi.offerOrg, ({ actor, org, body }) => offerOrg(deps, actor, org.orgId, body.userId));
  mount(app, http, orgTransferApi.withdrawTransfer, async ({ org }) => {
    await withdrawTransfer(deps, org.orgId);
    return undefined;
  });

  mountMembers(app, http, deps);
  mountGroups(app, http, deps);
  mount(app, http, orgsApi.readOwnInvitations, ({ actor }) => readOwnInvitations(deps, actor));
  mount(app, http, orgsApi.acceptInvitation, ({ actor, params }) =>
    acceptInvitation(deps, actor, params.invitationId ?? ''),
  );
  mount(app, http, orgsApi.declineInvitation, async ({ actor, params }) => {
    await declineInvitation(deps, actor, params.invitationId ?? '');
    return undefined;
  });
}
