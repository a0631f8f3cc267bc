import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { pathLabel } from '#contract/sources/passage.ts';
import { classes } from '../../ui/classes.ts';
import { HoverCard } from '../../ui/HoverCard.tsx';
import { kindColours } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import '../chat.css';
import { safeAddress } from '../../lib/safe-address.ts';
import type { Reference } from './references.ts';

interface CiteChipProps {
  reference: Reference;
  /** The passage is shown beside the board just now. */
  isOpen: boolean;
  onOpen: (citation: Citation) => void;
}

/**
 * The evidence of a claim: the number of its source in the kind's tint, and its place in it. Rest on it to read the quote, press to open
 * it.
 */
export function CiteChip({ reference, isOpen, onOpen }: CiteChipProps) {
  const t = useWords('chat');
  const { number, title, citation, page } = reference;
  const place = reference.place ?? t(`kind.${citation?.kind ?? 'web'}`);
  const label = t('openCitation', { number, title, place });
  const face = <ChipFace number={number} place={place} />;
  const look = classes('cite-chip nodrag', isOpen && 'is-open');
  return (
    <HoverCard isOff={isOpen} card={<Quote reference={reference} place={place} />}>
      {citation ? (
        <button
          type="button"
          style={kindColours(citation.kind)}
          className={look}
          aria-label={label}
          aria-pressed={isOpen}
          onClick={() => onOpen(citation)}
        >
          {face}
        </button>
      ) : (
        <PageLink url={page.url} style={kindColours('website')} className={look} aria-label={label}>
          {face}
        </PageLink>
      )}
    </HoverCard>
  );
}

/** Number and place: two words, which the name of what carries them says in the same order. */
export function ChipFace({ number, place }: { number: number; place: string }) {
  return (
    <>
      <span className="cite-chip-mark">{number}</span> <span className="px-[5px]">{place}</span>
    </>
  );
}

/** A link to a page of the web; one that leads nowhere safe is plain text. */
export function PageLink({ url, children, ...rest }: { url: string } & ComponentProps<'a'>) {
  const href = safeAddress(url);
  if (href === '') return <span {...(rest as ComponentProps<'span'>)}>{children}</span>;
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}

function Quote({ reference, place }: { reference: Reference; place: string }) {
  const t = useWords('chat');
  const { citation, title, page } = reference;
  const path = citation && pathLabel(citation);
  return (
    <>
      <div className="flex items-center gap-2" style={kindColours(citation?.kind ?? 'website')}>
        <span className="cite-chip">
          <ChipFace number={reference.number} place={place} />
        </span>
        <b className="min-w-0 truncate text-sm font-semibold">{title}</b>
      </div>
      {citation ? (
        <p className="mt-2 line-clamp-6 text-sm">“{citation.quote}”</p>
      ) : (
        <p className="mt-2 text-xs break-all text-ink-3">{page.url}</p>
      )}
      {path && place !== path && <p className="mt-1 text-xs break-words text-ink-3">{path}</p>}
      {citation && (
        <p className="mt-2.5 text-xs font-semibold">
          <Verbatim
            isVerbatim={citation.isVerbatim}
            words={t(citation.isVerbatim ? 'verifiedQuote' : 'notVerifiedQuote')}
          />
        </p>
      )}
    </>
  );
}

/** Whether quotes match their source, in colour and in words. */
export function Verbatim({ isVerbatim, words }: { isVerbatim: boolean; words: string }) {
  const Icon = isVerbatim ? CircleCheck : CircleAlert;
  return (
    <span className={classes('inline-flex items-center gap-1.5', isVerbatim ? 'text-ok' : 'text-warn')}>
      <Icon size={15} strokeWidth={2} aria-hidden="true" className="shrink-0" />
      {words}
    </span>
  );
}
