import { SquarePlus } from 'lucide-react';
import { useState } from 'react';
import type { Citation, WebPage } from '#contract/chat/chat.schema.ts';
import { citationText, firstOf } from '#contract/chat/citations.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { kindColours } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import { ChipFace, PageLink } from './CiteChip.tsx';
import { sourcesOf, type Reference } from './references.ts';
import { SiteIcon } from './SiteIcon.tsx';

interface CitationsProps {
  references: readonly Reference[];
  /** How many are shown before '+N more'. */
  count: number;
  onOpen: (citation: Citation) => void;
  onAddSource?: (page: WebPage) => void;
}

/** The sources of an answer: the first few, and the rest on demand. */
export function Citations({ references, count, onOpen, onAddSource }: CitationsProps) {
  const t = useWords('chat');
  const [isOpen, setOpen] = useState(false);
  const sources = sourcesOf(references);
  if (sources.length === 0) return null;
  const { shown, more } = firstOf(sources, isOpen ? sources.length : count);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1.5 border-t border-line pt-2.5 text-sm">
      <span className="text-ink-3">{t('sources')}</span>
      {shown.map((reference) => (
        <span key={reference.mark} className="inline-flex max-w-full items-center">
          <SourcePill reference={reference} onOpen={onOpen} />
          {reference.page && onAddSource && <AddSource page={reference.page} onAdd={onAddSource} />}
        </span>
      ))}
      {(more > 0 || isOpen) && sources.length > count && (
        <button type="button" className="chat-pill" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('fewerSources') : t('moreSources', { count: more })}
        </button>
      )}
    </div>
  );
}

/** Puts a found page on the board, as a source of this chat. */
function AddSource({ page, onAdd }: { page: WebPage; onAdd: (page: WebPage) => void }) {
  const t = useWords('evidence');
  return (
    <IconButton
      label={t('web.addSource', { title: citationText(page.title || page.url) })}
      size="sm"
      tooltipSide="top"
      icon={<SquarePlus size={15} strokeWidth={1.9} aria-hidden="true" />}
      onClick={() => onAdd(page)}
    />
  );
}

function SourcePill({ reference, onOpen }: { reference: Reference; onOpen: (citation: Citation) => void }) {
  const t = useWords('chat');
  const { number, title, citation, page } = reference;
  const kind = citation?.kind ?? 'website';
  const place = t(`kind.${citation ? kind : 'web'}`);
  const inner = (
    <>
      <span className="cite-chip" style={kindColours(kind)}>
        <ChipFace number={number} place={place} />
      </span>{' '}
      {page && <SiteIcon url={page.url} />}
      <span className="truncate">{citationText(title)}</span>
    </>
  );
  if (!citation)
    return (
      <PageLink url={page.url} className="chat-pill">
        {inner}
      </PageLink>
    );
  return (
    <button
      type="button"
      className="chat-pill"
      title={title}
      onClick={() => onOpen(citation)}
      aria-label={t('openSource', { number, place, title: citationText(title) })}
    >
      {inner}
    </button>
  );
}
