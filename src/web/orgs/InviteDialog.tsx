import { useSendsMail } from '../lib/settings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/index.ts';
import { InviteForm } from './InviteForm.tsx';
import type { Membership } from './membership.ts';

export function InviteDialog({ membership, onClose }: { membership: Membership; onClose: () => void }) {
  const t = useWords('orgs');
  const sendsMail = useSendsMail();
  return (
    <Dialog isOpen onClose={onClose} title={t('inviteTitle')} text={t(sendsMail ? 'inviteTextMailed' : 'inviteText')}>
      <InviteForm membership={membership} />
    </Dialog>
  );
}
