import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Role } from '#contract/access/roles.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useWords, withWords } from '../words/index.ts';
import { InvitationRows } from './InvitationRows.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import type { Membership } from './membership.ts';
import { PersonRow } from './PersonRow.tsx';
import { RoleBadge } from './RoleBadge.tsx';
import { useMay } from '../shell/use-may.ts';

const GroupSection = lazyComponent(() => withWords(['people', 'rooms'], import('./GroupSection.tsx')), 'GroupSection');

interface ManageDialogProps {
  membership: Membership;
  ownRole: Role;
  onClose: () => void;
}

/** Everybody with what can be done about them, the invitations that wait, and the groups. */
export function ManageDialog({ membership, ownRole, onClose }: ManageDialogProps) {
  const t = useWords('orgs');
  const may = useMay(ownRole);
  const { data: members } = useQuery(membership.members);
  return (
    <Dialog isOpen onClose={onClose} title={t('manageTitle')} widthPx={560}>
      <ul className="-mx-2 mt-4">
        {members?.map((member) => (
          <PersonRow key={member.id} member={member}>
            <RoleBadge role={member.role} place={membership.place} />
            <MemberMenu member={member} membership={membership} ownRole={ownRole} />
          </PersonRow>
        ))}
        {may('org.manage') && <InvitationRows membership={membership} />}
      </ul>
      {membership.place === 'org' && members && (
        <Suspense fallback={<Skeleton className="mt-5 h-24" />}>
          <GroupSection orgId={membership.placeId} members={members} mayManage={may('org.manage')} />
        </Suspense>
      )}
    </Dialog>
  );
}
