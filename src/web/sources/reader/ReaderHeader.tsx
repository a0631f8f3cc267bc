import { ExternalLink, Search, X } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SourceView } from '#contract/sources/sources.api.ts';
import { relativeTime } from '../../lib/dates.ts';
import { heldName } from '../../lib/key-names.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { languageName } from '../../lib/language-name.ts';
import type { SourceOf } from '../source-of.ts';
import { BringWords } from './BringWords.tsx';
import { RefreshButton } from '../ReaderRefresh.tsx';

interface HeaderProps {
  of: SourceOf;
  view: SourceView | undefined;
  /** Under which key the source is read again; null where nothing of it may be changed. */
  editKey: readonly unknown[] | null;
  onFind: () => void;
  onClose: () => void;
}

/** What is read here and how it came, with the ways to search it, to the original and out. */
export function ReaderHeader({ of, view, editKey, onFind, onClose }: HeaderProps) {
  const t = useWords('sources');
  const common = useWords('common');
  const { language } = useLanguage();
  const client = useQueryClient();
  const [nowMs] = useState(() => Date.now());
  const facts =
    view &&
    [
      view.fetchedAt && t('fetchedAt', { date: relativeTime(view.fetchedAt, nowMs, language, common('justNow')) }),
      view.language && languageName(view.language, language),
      view.captions && t(`captionsBy.${view.captions}`),
      view.passages.length > 0 && t('passageCount', { count: view.passages.length }),
    ].filter(Boolean);
  return (
    <header className="flex shrink-0 items-start gap-1 border-b border-line py-2.5 pr-2 pl-4">
      <div className="min-w-0 grow py-1">
        <h2 className="line-clamp-2 text-base font-[650] text-ink">{view?.title || t('reader')}</h2>
        {facts && facts.length > 0 && <p className="mt-0.5 text-xs text-ink-3">{facts.join(' · ')}</p>}
      </div>
      {view && editKey && <RefreshButton of={of} view={view} queryKey={editKey} />}
      {view && editKey && (
        <BringWords of={of} view={view} onKept={() => void client.invalidateQueries({ queryKey: editKey })} />
      )}
      {view?.url && /^https?:/i.test(view.url) && (
        <a
          href={view.url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={t('openOriginal')}
          title={new URL(view.url).host}
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-surface-3 hover:text-ink max-md:size-11"
        >
          <ExternalLink size={17} strokeWidth={1.75} aria-hidden="true" />
        </a>
      )}
      {view && view.passages.length > 0 && (
        <IconButton
          label={t('find.open')}
          hint={`${heldName('ctrl')} F`}
          icon={<Search size={17} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onFind}
          className="max-md:size-11"
        />
      )}
      <IconButton
        label={t('close')}
        hint="Esc"
        icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onClose}
        className="max-md:size-11"
      />
    </header>
  );
}
