import { linesOf } from '#contract/base/marked-text.ts';
import { formatMoment } from '#contract/base/time.ts';
import type { Passage } from '#contract/sources/passage.ts';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words/index.ts';
import { findQuote } from './find-quote.ts';
import { MarkedText } from './MarkedText.tsx';

interface PassageListProps {
  passages: readonly Passage[];
  passageId: string | null;
  quote: string | null;
  /** Plays the source from a second on; null for a source that is no video. */
  onPlay: ((startSec: number) => void) | null;
}

/** The passages in their order, under their headings and pages; the cited one is marked and scrolled to. */
export function PassageList({ passages, passageId, quote, onPlay }: PassageListProps) {
  const t = useWords('sources');
  return (
    <ol className="flex flex-col gap-1 px-3 py-3">
      {passages.map((passage, i) => {
        const before = passages[i - 1];
        const isCited = passage.id === passageId;
        return (
          <li
            key={passage.id}
            ref={isCited ? bringIntoSight : null}
            className="scroll-my-8 [content-visibility:auto] [contain-intrinsic-size:auto_80px]"
          >
            {passage.page !== null && passage.page !== before?.page && (
              <p className="px-2 pt-3 pb-1 text-xs font-semibold text-ink-3 tnum">
                {t('page', { page: passage.page })}
              </p>
            )}
            {passage.heading !== null && passage.heading !== before?.heading && !opensWithHeading(passage.text) && (
              <h3 className="px-2 pt-3 pb-1 text-base font-[650]">{passage.heading}</h3>
            )}
            <PassageText passage={passage} isCited={isCited} quote={quote} onPlay={onPlay} />
          </li>
        );
      })}
    </ol>
  );
}

const opensWithHeading = (text: string): boolean => linesOf(text)[0]?.kind === 'heading';
const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

type PassageTextProps = Pick<PassageListProps, 'quote' | 'onPlay'> & { passage: Passage; isCited: boolean };

function PassageText({ passage, isCited, quote, onPlay }: PassageTextProps) {
  const t = useWords('sources');
  const time = passage.startSec === null ? null : formatMoment(passage.startSec);
  const startSec = passage.startSec ?? 0;
  return (
    <div
      aria-current={isCited || undefined}
      className={classes(
        'flex items-baseline gap-2.5 rounded-control px-2 py-1.5',
        isCited && 'bg-accent-soft shadow-[inset_3px_0_0_var(--ring)]',
      )}
    >
      {time && onPlay && (
        <button
          type="button"
          onClick={() => onPlay(startSec)}
          aria-label={t('playFrom', { time })}
          className="min-h-6 shrink-0 rounded-chip px-1 text-xs font-semibold text-accent-ink tnum hover:bg-surface-3"
        >
          {time}
        </button>
      )}
      {time && !onPlay && <time className="shrink-0 text-xs font-semibold text-ink-3">{time}</time>}
      <div className="min-w-0 grow text-[15px] leading-[25px] select-text">
        {isCited && <span className="sr-only">{t('cited')}: </span>}
        <MarkedText text={passage.text} place={isCited && quote !== null ? findQuote(passage.text, quote) : null} />
      </div>
    </div>
  );
}
