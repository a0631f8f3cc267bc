import { Copy, Share } from 'lucide-react';
import type { Link } from '#contract/sharing/links.schema.ts';
import { isCoarse } from '../lib/coarse.ts';
import { canSendLinks, sendLink, useCopyLink } from '../lib/send-link.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/index.ts';
import { useLinkName } from './link-facts.ts';

/** The address of a link, and how it gets to somebody: by the clipboard, on a telephone by what that has for sending. */
export function LinkAddress({ link }: { link: Link }) {
  const t = useWords('links');
  const copy = useCopyLink({ copied: t('copied'), copyFailed: t('copyFailed') });
  const name = useLinkName()(link);
  const { url } = link;
  if (url === '')
    return <p className="mb-3 rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">{t('noAddress')}</p>;
  if (isCoarse() && canSendLinks())
    return (
      <div className="mb-3 flex gap-2">
        <Button
          variant="primary"
          size="lg"
          className="min-w-0 flex-1"
          icon={<Share size={17} strokeWidth={2} aria-hidden="true" />}
          onClick={() => sendLink({ url })}
        >
          {t('send')}
        </Button>
        <IconButton
          size="lg"
          className="shadow-[inset_0_0_0_1px_var(--line-2)]"
          label={t('copyOf', { name })}
          icon={<Copy size={17} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => copy(url)}
        />
      </div>
    );
  return (
    <div className="mb-3 flex items-center gap-2 rounded-control bg-surface-2 p-1 pl-3 shadow-[inset_0_0_0_1px_var(--line-2)]">
      <input
        readOnly
        aria-label={t('address')}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className="min-w-0 flex-1 truncate bg-transparent text-sm text-ink-2 outline-none"
      />
      <Button
        size="sm"
        className="max-sm:h-10"
        icon={<Copy size={14} strokeWidth={2} aria-hidden="true" />}
        onClick={() => copy(url)}
      >
        {t('copy')}
      </Button>
    </div>
  );
}
