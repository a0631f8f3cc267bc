import type { Role } from '#contract/access/roles.ts';
import type { Quota } from '../billing/quota.ts';
import type { PlatformDeps } from '../platform/deps.ts';

/** Where people work together: an organisation, a project of one, or a canvas. All have members and send invitations alike. */
export interface Place {
  kind: 'org' | 'project' | 'canvas';
  /** Of a canvas its board's. */
  id: string;
}

/** The place that an invitation is to. */
export function placeOf(to: { orgId: string | null; projectId: string | null; boardId: string | null }): Place | null {
  if (to.orgId !== null) return { kind: 'org', id: to.orgId };
  if (to.projectId !== null) return { kind: 'project', id: to.projectId };
  return to.boardId === null ? null : { kind: 'canvas', id: to.boardId };
}

export type PlaceDeps = Pick<PlatformDeps, 'database' | 'clock'> & { quota: Pick<Quota, 'peopleLimitOf'> };

/** What somebody must be allowed to do there for managing its people. */
export const manageOf = { org: 'org.manage', project: 'project.manage', canvas: 'board.share' } as const;

/** The same for inviting. */
export const inviteOf = { ...manageOf, canvas: 'board.invite' } as const;

/** Somebody's membership, as it is stored. */
export interface MemberRow {
  id: string;
  userId: string;
  role: Role;
  addedAt: Date;
}
