import { Flag, Pause, Play } from 'lucide-react';
import type { Timeline } from '#contract/history/history.schema.ts';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { dayWords } from './time-words.ts';

interface TimeScrubberProps {
  timeline: Timeline;
  /** Null for now. */
  seq: number | null;
  isPlaying: boolean;
  onPlay: () => void;
  onChoose: (seq: number) => void;
}

const MOST_BARS = 60;
const HIGHEST_PX = 34;

/** How much was changed each day, and where on that way the moment lies. */
export function TimeScrubber({ timeline, seq, isPlaying, onPlay, onChoose }: TimeScrubberProps) {
  const t = useWords('history');
  const { language } = useLanguage();
  const days = timeline.days.slice(-MOST_BARS);
  const highest = Math.max(1, ...days.map(({ changes }) => changes));
  const dayOfSeq = (one: number) => {
    const at = days.findIndex(({ toSeq }) => one <= toSeq);
    return at < 0 ? days.length - 1 : at;
  };
  const here = dayOfSeq(seq ?? timeline.seq);
  const flags = new Set(timeline.marks.filter(({ kind }) => kind === 'named').map((mark) => dayOfSeq(mark.seq)));
  return (
    <section
      aria-label={t('scrubber')}
      className="flex h-[82px] shrink-0 items-center gap-3 rounded-card bg-raised px-3 shadow-pop"
    >
      <IconButton
        label={t(isPlaying ? 'pause' : 'play')}
        onClick={onPlay}
        icon={
          isPlaying ? (
            <Pause size={17} strokeWidth={1.8} aria-hidden="true" />
          ) : (
            <Play size={17} strokeWidth={1.8} aria-hidden="true" />
          )
        }
      />
      <div className="min-w-0 grow">
        <ol className="flex h-[42px] items-end gap-[3px] border-b-2 border-line-2">
          {days.map(({ day, changes, toSeq }, at) => (
            <li key={day} className="relative flex h-full min-w-0 grow items-end justify-center">
              <Tooltip text={t('day', { day: dayWords(`${day}T12:00:00Z`, language), count: changes })}>
                <button
                  type="button"
                  aria-label={t('day', { day: dayWords(`${day}T12:00:00Z`, language), count: changes })}
                  aria-current={at === here || undefined}
                  onClick={() => onChoose(toSeq)}
                  className="group flex h-full w-full max-w-7 items-end"
                >
                  <span
                    style={{ height: Math.max(4, (changes / highest) * HIGHEST_PX) }}
                    className={classes(
                      'block w-full rounded-t-[3px] group-hover:bg-ink-2',
                      at === here ? 'bg-accent' : at < here ? 'bg-ink-3' : 'bg-line-2',
                    )}
                  />
                </button>
              </Tooltip>
              {flags.has(at) && (
                <Flag size={12} aria-hidden="true" className="absolute top-full mt-1 fill-surface text-ink-2" />
              )}
            </li>
          ))}
        </ol>
        <p className="mt-1.5 flex justify-between text-sm text-ink-3">
          <span>{days[0] ? dayWords(`${days[0].day}T12:00:00Z`, language) : t('today')}</span>
          <span>{t('now')}</span>
        </p>
      </div>
    </section>
  );
}
