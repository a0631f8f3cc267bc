import { memo, useLayoutEffect, useRef, type RefObject } from 'react';
import { classes } from '../../ui/classes.ts';
import { useWords } from '../../words/index.ts';
import type { Playback } from './playback.ts';
import type { PrompterSettings } from './prompter-settings.ts';
import { lineAt, offsetAt, placeAt, type Reel, type ReelLine } from './reel.ts';
import { usePlayed } from './use-playback.ts';

interface PrompterSheetProps {
  playback: Playback;
  settings: PrompterSettings;
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The words, running past a mark at a third of the height; line by line for whoever wants less motion. */
export function PrompterSheet({ playback, settings: { sizePx, isMirrored, hasBreaths } }: PrompterSheetProps) {
  const reel = usePlayed(playback, playback.reel);
  const current = usePlayed(playback, ({ sec }) => lineAt(playback.reel(), sec));
  const count = usePlayed(playback, (state) => (state.phase === 'counting' ? state.count : null));
  const hasCues = reel.lines.some(({ screen, broll }) => screen !== '' || broll !== '');
  const sheet = useRef<HTMLOListElement>(null);
  useRunning(sheet, playback);
  return (
    <div
      data-mirrored={isMirrored}
      className={classes('relative min-h-0 grow overflow-hidden', isMirrored && '-scale-x-100')}
    >
      <div aria-hidden="true" className="absolute inset-x-0 top-[33%] border-t border-line-2" />
      <ol
        ref={sheet}
        style={{ fontSize: `${sizePx}px` }}
        className="absolute inset-x-0 top-[33%] mx-auto max-w-[24em] px-[0.4em] will-change-transform"
      >
        {reel.lines.map((line, i) => (
          <Line
            key={i}
            line={line}
            heading={headingBefore(reel, i)}
            isCurrent={i === current}
            hasBreaths={hasBreaths}
            hasCues={hasCues}
            onJump={playback.seek}
          />
        ))}
      </ol>
      {count !== null && (
        <p
          role="timer"
          className="absolute inset-0 flex items-center justify-center bg-black/60 text-[min(40vh,320px)] font-[650] text-white tnum"
        >
          {count}
        </p>
      )}
    </div>
  );
}

const headingBefore = ({ lines, sections }: Reel, i: number): string =>
  lines[i]?.section === lines[i - 1]?.section ? '' : (sections[lines[i]?.section ?? 0]?.title ?? '');

/** Moves the list with each frame, past React: it stays as it was rendered. */
function useRunning(sheet: RefObject<HTMLOListElement | null>, playback: Playback): void {
  const tops = useRef<readonly number[]>([]);
  useLayoutEffect(() => {
    const list = sheet.current;
    if (!list) return;
    const move = () => {
      const place = placeAt(playback.reel().lines, playback.state().sec);
      const offset = offsetAt(tops.current, isCalm() ? Math.floor(place) : place);
      list.style.transform = `translate3d(0, ${(-offset).toFixed(2)}px, 0)`;
    };
    const measure = () => {
      const items = Array.from(list.children).filter((item) => item instanceof HTMLElement);
      const last = items.at(-1);
      tops.current = [...items.map((item) => item.offsetTop), last ? last.offsetTop + last.offsetHeight : 0];
      move();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    const forget = playback.subscribe(move);
    return () => {
      observer.disconnect();
      forget();
    };
  }, [sheet, playback]);
}

interface LineProps {
  line: ReelLine;
  /** Of the section that begins with this line; empty elsewhere. */
  heading: string;
  isCurrent: boolean;
  hasBreaths: boolean;
  /** Some line of the script has a cue: its column is kept free beside every line, so that all are equally wide. */
  hasCues: boolean;
  onJump: (sec: number) => void;
}

const Line = memo(function Line({ line, heading, isCurrent, hasBreaths, hasCues, onJump }: LineProps) {
  return (
    <li aria-current={isCurrent || undefined} className="pb-[0.6em]">
      {heading && <h3 className="pt-[0.5em] pb-[0.3em] text-[0.4em] font-semibold text-accent-ink">{heading}</h3>}
      <div className="flex flex-col gap-x-[0.6em] md:flex-row md:items-start">
        <button
          type="button"
          tabIndex={-1}
          onClick={() => onJump(line.startSec)}
          className={classes(
            'min-w-0 grow text-left leading-[1.4] font-semibold break-words break-keep whitespace-pre-line',
            isCurrent ? 'text-white' : 'text-ink-3',
          )}
        >
          <SpokenWords words={hasBreaths ? line.marked : line.words} />
        </button>
        {hasCues && (
          <div className="shrink-0 text-[0.36em] leading-[1.4] text-ink-3 md:w-[14em]">
            {(line.screen || line.broll) && <Cues line={line} />}
          </div>
        )}
      </div>
    </li>
  );
});

/** Marks of breath stand out from the words. */
function SpokenWords({ words }: { words: string }) {
  return words.split(/(?<=\s)(\/+)(?=\s|$)/).map((part, i) =>
    /^\/+$/.test(part) ? (
      <span key={i} data-breath className="text-accent">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function Cues({ line: { screen, broll } }: { line: ReelLine }) {
  const t = useWords('prompter');
  return (
    <dl>
      {screen && (
        <div>
          <dt className="inline font-semibold">{t('screen')}</dt>{' '}
          <dd className="inline whitespace-pre-line">{screen}</dd>
        </div>
      )}
      {broll && (
        <div>
          <dt className="inline font-semibold">{t('broll')}</dt> <dd className="inline whitespace-pre-line">{broll}</dd>
        </div>
      )}
    </dl>
  );
}
