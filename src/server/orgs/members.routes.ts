import type { FastifyInstance } from 'fastify';
import { Fault } from '#contract/base/fault.ts';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { mount, type BoardRef, type MountDeps, type OrgRef } from '../platform/http/mount.ts';
import { languageOf } from '../platform/http/read-language.ts';
import { invite, readInvitations, withdraw, type InviteDeps } from './invitations.service.ts';
import { addMember, changeMember, readMembers, removeMember } from './members.service.ts';

type Named = { readonly org: OrgRef; readonly board: BoardRef };
const orgOf = ({ org }: Named) => ({ kind: 'org', id: org.orgId }) as const;
const projectOf = ({ board }: Named) => {
  if (board.projectId === null) throw new Fault('not-found');
  return { kind: 'project', id: board.projectId } as const;
};

/** Who belongs to an organisation or a project, and who is invited: the same calls for both. */
export function mountMembers(app: FastifyInstance, http: MountDeps, deps: InviteDeps): void {
  mount(app, http, projectsApi.addMember, (call) => addMember(deps, call.actor, projectOf(call), call.body));

  for (const [family, placeOf] of [
    [orgsApi, orgOf],
    [projectsApi, projectOf],
  ] as const) {
    mount(app, http, family.readMembers, (call) => readMembers(deps, placeOf(call)));
    mount(app, http, family.changeMember, (call) =>
      changeMember(deps, call.actor, placeOf(call), call.params.memberId ?? '', call.body.role),
    );
    mount(app, http, family.removeMember, async (call) => {
      await removeMember(deps, call.actor, placeOf(call), call.params.memberId ?? '');
      return undefined;
    });
    mount(app, http, family.readInvitations, (call) => readInvitations(deps, placeOf(call)));
    mount(app, http, family.invite, (call) =>
      invite(deps, call.actor, placeOf(call), { ...call.body, language: languageOf(call) }),
    );
    mount(app, http, family.withdraw, async (call) => {
      await withdraw(deps, call.actor, placeOf(call), call.params.invitationId ?? '');
      return undefined;
    });
  }
}
