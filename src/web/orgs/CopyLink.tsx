import { Link2 } from 'lucide-react';
import { fullAddress } from '../lib/full-address.ts';
import { useNotices } from '../lib/notices.ts';
import { Button, type ButtonSize } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';

/** Puts the full address of a path on the clipboard and says so. `label` names the button where several stand together. */
export function CopyLink({ path, label, size = 'sm' }: { path: string; label?: string; size?: ButtonSize }) {
  const t = useWords('orgs');
  const notices = useNotices();
  const copy = () =>
    navigator.clipboard.writeText(fullAddress(path)).then(
      () => notices.show({ tone: 'done', title: t('linkCopied'), text: t('linkCopiedText') }),
      () => notices.show({ tone: 'failed', title: t('linkCopyFailed'), text: t('linkCopyFailedText') }),
    );
  return (
    <Button
      size={size}
      {...(label ? { 'aria-label': label } : {})}
      icon={<Link2 size={15} strokeWidth={2} aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {t('copyLink')}
    </Button>
  );
}
