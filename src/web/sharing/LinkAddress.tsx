import { Copy, Share } from 'lucide-react';
import type { Link } from '#contract/sharing/links.schema.ts';
import { isCoarse } from '../lib/coarse.ts';
import { useNotices } from '../lib/notices.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/index.ts';
import { useLinkName } from './link-facts.ts';

/** Puts the address of a link on the clipboard; where that cannot be, shows it. */
export function useCopyLink(): (url: string) => void {
  const t = useWords('links');
  const notices = useNotices();
  return (url) =>
    void navigator.clipboard.writeText(url).then(
      () => notices.show({ tone: 'done', title: t('copied') }),
      () => notices.show({ tone: 'failed', title: t('copyFailed'), text: url, durationMs: 30_000 }),
    );
}

/** The address of a link, and how it gets to somebody: by the clipboard, on a telephone by what that has for sending. */
export function LinkAddress({ link }: { link: Link }) {
  const t = useWords('links');
  const copy = useCopyLink();
  const name = useLinkName()(link);
  const { url } = link;
  if (url === '')
    return <p className="mb-3 rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">{t('noAddress')}</p>;
  if (isCoarse() && 'share' in navigator)
    return (
      <div className="mb-3 flex gap-2">
        <Button
          variant="primary"
          size="lg"
          className="min-w-0 flex-1"
          icon={<Share size={17} strokeWidth={2} aria-hidden="true" />}
          // Whoever changes his mind closes what the telephone shows, which is no failure.
          onClick={() => void navigator.share({ url }).catch(() => undefined)}
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
