import { useWords } from '../words/index.ts';

/** Where payment questions go; nothing when this instance names no channel. */
export function ContactLine({ url }: { url: string | null }) {
  const t = useWords('access');
  if (!url) return null;
  return (
    <p className="mt-[22px] border-t border-line pt-4 text-sm text-ink-3">
      {t('contactBefore')}
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-accent-ink underline-offset-2 hover:underline"
      >
        {t('contact')}
      </a>
      {t('contactAfter')}
    </p>
  );
}
