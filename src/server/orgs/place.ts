import type { Role } from '#contract/access/roles.ts';
import type { PlatformDeps } from '../platform/deps.ts';

/** Where people work together: an organisation, or a project of one. Both have members and send invitations alike. */
export interface Place {
  kind: 'org' | 'project';
  id: string;
}

export type PlaceDeps = Pick<PlatformDeps, 'database' | 'clock'>;

/** What somebody must be allowed to do there for managing its people. */
export const manageOf = { org: 'org.manage', project: 'project.manage' } as const;

/** Somebody's membership, as it is stored. */
export interface MemberRow {
  id: string;
  userId: string;
  role: Role;
  addedAt: Date;
}
