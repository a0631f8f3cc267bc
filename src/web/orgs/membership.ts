import { useMemo } from 'react';
import type { z } from 'zod';
import { givenRoles, type Role } from '#contract/access/roles.ts';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import type { givenRole, Member, newInvitation, NewlyInvited } from '#contract/orgs/orgs.schema.ts';
import { call } from '../lib/api.ts';
import { reading } from '../lib/query.ts';

export type MembershipPlace = 'org' | 'project' | 'canvas';
export type GivenRole = z.infer<typeof givenRole>;

/**
 * The people of a place and what can be done about them. An organisation and a project have the same dialogs and lists;
 * they differ in the calls.
 */
export interface Membership {
  place: MembershipPlace;
  placeId: string;
  members: ReturnType<typeof reading<typeof orgsApi.readMembers>>;
  invitations: ReturnType<typeof reading<typeof orgsApi.readInvitations>>;
  change: (memberId: string, role: GivenRole) => Promise<Member>;
  remove: (memberId: string) => Promise<void>;
  invite: (body: z.infer<typeof newInvitation>) => Promise<NewlyInvited>;
  withdraw: (invitationId: string) => Promise<void>;
}

/** The people of an organisation. */
export const useOrgMembership = (orgId: string): Membership =>
  useMemo(() => {
    const params = { orgId };
    return {
      place: 'org',
      placeId: orgId,
      members: reading(orgsApi.readMembers, { params }),
      invitations: reading(orgsApi.readInvitations, { params }),
      change: (memberId, role) => call(orgsApi.changeMember, { params: { orgId, memberId }, body: { role } }),
      remove: (memberId) => call(orgsApi.removeMember, { params: { orgId, memberId } }),
      invite: (body) => call(orgsApi.invite, { params, body }),
      withdraw: (invitationId) => call(orgsApi.withdraw, { params: { orgId, invitationId } }),
    };
  }, [orgId]);

/** Whether the membership is the reader's own. */
export const isSelf = (member: Member, userId: string | undefined): boolean => member.userId === userId;

/** Roles to choose from. */
export const offeredRoles = givenRoles;

/** The owner's role stays; others can be given another. */
export const canBeGiven = (role: Role): role is GivenRole => role !== 'owner';
