import type { Role } from '#contract/access/roles.ts';
import type { Quota } from '../billing/quota.ts';
import type { PlatformDeps } from '../platform/deps.ts';

/** Where people work together: an organisation, a project of one, or a canvas. All have members and send invitations alike. */
export interface Place {
  kind: 'org' | 'project' | 'canvas';
  /** Of a canvas its board's. */
  id: string;
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
