import type { Invitation } from '#contract/orgs/orgs.schema.ts';
import { fullAddress } from '../lib/full-address.ts';
import { useNotices } from '../lib/notices.ts';
import { useWords } from '../words/index.ts';
import { invitationPath } from './people.ts';

/** Puts the address of an invitation on the clipboard and says for whom it is good; where that cannot be, shows it. */
export function useCopyInvitation(): (invitation: Pick<Invitation, 'id' | 'email'>) => void {
  const t = useWords('sharing');
  const notices = useNotices();
  return ({ id, email }) => {
    const address = fullAddress(invitationPath(id));
    navigator.clipboard.writeText(address).then(
      () => notices.show({ tone: 'done', title: t('linkCopied'), text: t('linkCopiedText', { email }) }),
      () => notices.show({ tone: 'failed', title: t('linkCopyFailed'), text: address, durationMs: 30_000 }),
    );
  };
}
