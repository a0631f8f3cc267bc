import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/index.ts';
import { InviteForm } from './InviteForm.tsx';
import type { Membership } from './membership.ts';

export function InviteDialog({ membership, onClose }: { membership: Membership; onClose: () => void }) {
  const t = useWords('orgs');
  return (
    <Dialog isOpen onClose={onClose} title={t('inviteTitle')} text={t('inviteText')}>
      <InviteForm membership={membership} />
    </Dialog>
  );
}
