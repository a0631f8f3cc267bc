import { memo, useEffect, useMemo, useRef, type RefObject } from 'react';
import { linesOf } from '#contract/base/marked-text.ts';
import { formatMoment } from '#contract/base/time.ts';
import { pathLabel, type Passage } from '#contract/sources/passage.ts';
import { useLatest } from '../lib/use-latest.ts';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words/index.ts';
import { isSaidAt, leadsToCited } from './cited-second.ts';
import { findQuote } from './find-quote.ts';
import { MarkedText } from './MarkedText.tsx';
import { keepInSight, showSideways } from './reader/keep-in-sight.ts';

interface PassageListProps {
  /** What scrolls. */
  area: RefObject<HTMLElement | null>;
  passages: readonly Passage[];
  passageId: string | null;
  quote: string | null;
  /** Another one whenever somebody asks for the passage anew; it is brought into sight again then. */
  asked?: unknown;
  /** Plays the source from a second on; null for a source that is no video. */
  onPlay: ((startSec: number) => void) | null;
  /** Where the player is; its passage is marked and kept in sight. */
  nowSec?: number | null;
}

/** The passages in their order, under their headings and pages; the cited words are marked, and stay in sight. */
export function PassageList(props: PassageListProps) {
  const { area, passages, passageId, quote, asked, onPlay, nowSec = null } = props;
  const list = useRef<HTMLOListElement>(null);
  const playing = nowSec === null || nowSec === 0 ? undefined : passages.findLast((one) => isSaidAt(one, nowSec));
  const cited = passages.find(({ id }) => id === passageId);
  /** What plays is followed, but it does not take the words away that were asked for. */
  const followedId = playing && !(cited && leadsToCited(cited, nowSec ?? 0)) ? playing.id : null;
  const target = useMemo(() => ({ passageId, quote, asked }), [passageId, quote, asked]);
  useEffect(() => {
    const [scrolled, rows, id] = [area.current, list.current, target.passageId];
    if (id === null || !scrolled || !rows) return undefined;
    const row = () => rows.querySelector(`[data-passage="${CSS.escape(id)}"]`);
    const mark = row()?.querySelector('mark');
    if (mark) showSideways(mark, scrolled);
    return keepInSight(scrolled, () => placeOfCited(row()));
  }, [area, target]);
  useEffect(() => {
    const row = followedId === null ? null : list.current?.querySelector('[data-playing]');
    if (area.current && row) keepInSight(area.current, () => row.getBoundingClientRect(), { at: 'nearest' });
  }, [area, followedId]);
  const play = useLatest(onPlay);
  const mayPlay = onPlay !== null;
  return (
    <ol ref={list} className="flex flex-col gap-1 px-3 py-3">
      {passages.map((passage, i) => (
        <PassageRow
          key={passage.id}
          passage={passage}
          before={passages[i - 1]}
          isCited={passage.id === passageId}
          isPlaying={passage === playing}
          quote={passage.id === passageId ? quote : null}
          play={mayPlay ? play : null}
        />
      ))}
    </ol>
  );
}

/** The marked words of the cited passage; the passage itself where no words of it are marked. */
function placeOfCited(row: Element | null) {
  const marks = row?.querySelectorAll('mark') ?? [];
  const [first, last] = [marks[0], marks[marks.length - 1]];
  if (!first || !last) return row?.querySelector('[data-words]')?.getBoundingClientRect() ?? null;
  const { top, left, right } = first.getBoundingClientRect();
  return { top, left, right, bottom: last.getBoundingClientRect().bottom };
}

interface PassageRowProps {
  passage: Passage;
  before: Passage | undefined;
  isCited: boolean;
  isPlaying: boolean;
  quote: string | null;
  /** Whatever plays just now, so that a row need not be drawn anew for another; null where nothing can be played. */
  play: RefObject<PassageListProps['onPlay']> | null;
}

const PassageRow = memo(function PassageRow(props: PassageRowProps) {
  const { passage, before, isCited, isPlaying } = props;
  const t = useWords('sources');
  return (
    <li
      data-passage={passage.id}
      {...(isPlaying && { 'data-playing': '' })}
      className={isCited ? undefined : '[content-visibility:auto] [contain-intrinsic-size:auto_80px]'}
    >
      {passage.page !== null && passage.page !== before?.page && (
        <p className="px-2 pt-3 pb-1 text-xs font-semibold text-ink-3 tnum select-none">
          {t('page', { page: passage.page })}
        </p>
      )}
      <Heading passage={passage} before={before} />
      <PassageText {...props} />
    </li>
  );
});

/** The heading under which the passages go on, below those that it stands under itself. */
function Heading({ passage, before }: Pick<PassageRowProps, 'passage' | 'before'>) {
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

const opensWithHeading = (text: string): boolean => linesOf(text)[0]?.kind === 'heading';

function PassageText({ passage, isCited, isPlaying, quote, play }: PassageRowProps) {
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
      {time && play && (
        <button
          type="button"
          onClick={() => play.current?.(startSec)}
          aria-label={t('playFrom', { time })}
          className="min-h-6 shrink-0 rounded-chip px-1 text-xs font-semibold text-accent-ink tnum select-none hover:bg-surface-3"
        >
          {time}
        </button>
      )}
      {time && !play && <time className="shrink-0 text-xs font-semibold text-ink-3 select-none">{time}</time>}
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
