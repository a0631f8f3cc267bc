import { useQuery } from '@tanstack/react-query';
import type { Role } from '#contract/access/roles.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/index.ts';
import { InvitationRows } from './InvitationRows.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import type { Membership } from './membership.ts';
import { PersonRow } from './PersonRow.tsx';
import { RoleBadge } from './RoleBadge.tsx';
import { useMay } from '../shell/use-may.ts';

interface ManageDialogProps {
  membership: Membership;
  ownRole: Role;
  onClose: () => void;
}

/** Everybody with what can be done about them, and the invitations that wait. */
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
    </Dialog>
  );
}
