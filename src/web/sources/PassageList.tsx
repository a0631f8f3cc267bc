import { useEffect, useRef } from 'react';
import { linesOf } from '#contract/base/marked-text.ts';
import { formatMoment } from '#contract/base/time.ts';
import { pathLabel, type Passage } from '#contract/sources/passage.ts';
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
  /** Where the player is; its passage is marked and kept in sight. */
  nowSec?: number | null;
}

/** The passages in their order, under their headings and pages; the cited one is marked and scrolled to. */
export function PassageList({ passages, passageId, quote, onPlay, nowSec = null }: PassageListProps) {
  const t = useWords('sources');
  const playing = nowSec === null || nowSec === 0 ? undefined : passages.findLast((one) => isAt(one, nowSec));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (playing) list.current?.querySelector('[data-playing]')?.scrollIntoView({ block: 'nearest' });
  }, [playing]);
  return (
    <ol ref={list} className="flex flex-col gap-1 px-3 py-3">
      {passages.map((passage, i) => {
        const before = passages[i - 1];
        const isCited = passage.id === passageId;
        return (
          <li
            key={passage.id}
            data-passage={passage.id}
            ref={isCited ? bringIntoSight : null}
            {...(passage === playing && { 'data-playing': '' })}
            className="scroll-my-8 [content-visibility:auto] [contain-intrinsic-size:auto_80px]"
          >
            {passage.page !== null && passage.page !== before?.page && (
              <p className="px-2 pt-3 pb-1 text-xs font-semibold text-ink-3 tnum select-none">
                {t('page', { page: passage.page })}
              </p>
            )}
            <Heading passage={passage} before={before} />
            <PassageText
              passage={passage}
              isCited={isCited}
              isPlaying={passage === playing}
              quote={quote}
              onPlay={onPlay}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** The heading under which the passages go on, below those that it stands under itself. */
function Heading({ passage, before }: { passage: Passage; before: Passage | undefined }) {
  const { heading } = passage;
  if (heading === null || pathLabel(passage) === (before ? pathLabel(before) : null)) return null;
  const above = passage.headings.slice(0, -1).join(' › ');
  return (
    <div className="px-2 pt-3 pb-1 break-words">
      {above !== '' && <p className="text-xs font-semibold text-ink-3">{above}</p>}
      {!opensWithHeading(passage.text) && <h3 className="text-base font-[650]">{heading}</h3>}
    </div>
  );
}

const isAt = ({ startSec, endSec }: Passage, nowSec: number): boolean =>
  startSec !== null && startSec <= nowSec && nowSec < (endSec ?? Infinity);

const opensWithHeading = (text: string): boolean => linesOf(text)[0]?.kind === 'heading';
const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

type PassageTextProps = Pick<PassageListProps, 'quote' | 'onPlay'> & {
  passage: Passage;
  isCited: boolean;
  isPlaying: boolean;
};

function PassageText({ passage, isCited, isPlaying, quote, onPlay }: PassageTextProps) {
  const t = useWords('sources');
  const time = passage.startSec === null ? null : formatMoment(passage.startSec);
  const startSec = passage.startSec ?? 0;
  return (
    <div
      aria-current={isCited || undefined}
      className={classes(
        'flex items-baseline gap-2.5 rounded-control px-2 py-1.5',
        isPlaying && !isCited && 'bg-surface-2 shadow-[inset_3px_0_0_var(--line-2)]',
        isCited && 'bg-accent-soft shadow-[inset_3px_0_0_var(--ring)]',
      )}
    >
      {time && onPlay && (
        <button
          type="button"
          onClick={() => onPlay(startSec)}
          aria-label={t('playFrom', { time })}
          className="min-h-6 shrink-0 rounded-chip px-1 text-xs font-semibold text-accent-ink tnum select-none hover:bg-surface-3"
        >
          {time}
        </button>
      )}
      {time && !onPlay && <time className="shrink-0 text-xs font-semibold text-ink-3 select-none">{time}</time>}
      <div data-words className="min-w-0 grow text-[15px] leading-[25px] select-text">
        {isCited && (
          <span data-aside className="sr-only select-none">
            {t('cited')}:{' '}
          </span>
        )}
        {isPlaying && (
          <span data-aside className="sr-only select-none">
            {t('nowPlaying')}:{' '}
          </span>
        )}
        <MarkedText text={passage.text} place={isCited && quote !== null ? findQuote(passage.text, quote) : null} />
      </div>
    </div>
  );
}
