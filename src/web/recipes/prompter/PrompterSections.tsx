import { useEffect, useRef } from 'react';
import { formatMoment } from '#contract/base/time.ts';
import { classes } from '../../ui/classes.ts';
import { useWords } from '../../words/index.ts';
import type { Playback } from './playback.ts';
import { clocksAt, secAt, wholeSec } from './reel.ts';
import { usePlayed } from './use-playback.ts';

/** Of the section before the one that is read, where not all have room. */
const PEEK_PX = 40;

/** The sections in a row: how long each is, and of the one that is read how much is past and left. A press goes there. */
export function PrompterSections({ playback }: { playback: Playback }) {
  const t = useWords('prompter');
  const reel = usePlayed(playback, playback.reel);
  const sec = usePlayed(playback, (state) => wholeSec(playback.reel(), state.sec));
  const line = usePlayed(playback, (state) => clocksAt(playback.reel(), state.sec).section);
  const { sectionPastSec, sectionLeftSec } = clocksAt(reel, sec);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const read = row.current?.children[line];
    if (row.current && read instanceof HTMLElement)
      row.current.scrollLeft = read.offsetLeft - row.current.offsetLeft - PEEK_PX;
  }, [line]);
  return (
    <nav ref={row} aria-label={t('sections')} className="flex min-w-0 grow gap-1 overflow-x-auto">
      {reel.sections.map((section, i) => (
        <button
          key={i}
          type="button"
          aria-current={i === line ? 'step' : undefined}
          onClick={() => playback.seek(secAt(reel.lines, section.firstLine))}
          className={classes(
            'flex h-11 shrink-0 items-center gap-2 rounded-control px-3 text-sm whitespace-nowrap',
            i === line ? 'bg-surface-3 text-ink' : 'text-ink-3 hover:text-ink',
          )}
        >
          <span className="max-w-[14em] truncate font-semibold">
            {section.title || t(reel.sections.length === 1 ? 'total' : 'untitled')}
          </span>
          <span className="tnum">
            {i === line
              ? t('pastLeft', { past: formatMoment(sectionPastSec), left: formatMoment(Math.ceil(sectionLeftSec)) })
              : formatMoment(Math.ceil(section.endSec - section.startSec))}
          </span>
        </button>
      ))}
    </nav>
  );
}
