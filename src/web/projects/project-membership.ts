import { useMemo } from 'react';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { call } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import type { Membership } from '../orgs/membership.ts';

/** The people of a project. */
export const useProjectMembership = (projectId: string): Membership =>
  useMemo(() => {
    const params = { projectId };
    return {
      place: 'project',
      placeId: projectId,
      members: reading(projectsApi.readMembers, { params }),
      invitations: reading(projectsApi.readInvitations, { params }),
      change: (memberId, role) => call(projectsApi.changeMember, { params: { projectId, memberId }, body: { role } }),
      remove: (memberId) => call(projectsApi.removeMember, { params: { projectId, memberId } }),
      invite: (body) => call(projectsApi.invite, { params, body }),
      withdraw: (invitationId) => call(projectsApi.withdraw, { params: { projectId, invitationId } }),
    };
  }, [projectId]);
