import { Minus, Pause, Play, Plus, RotateCcw, SkipBack, SkipForward, TvMinimal } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '#contract/base/time.ts';
import type { PrompterScreen, PrompterWish } from '#contract/live/prompter.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { classes } from '../../ui/classes.ts';
import { useWords } from '../../words/index.ts';
import { keepAwake, screenOf } from '../prompter/keep-awake.ts';
import { openSteering, type Steered, type Steering } from './open-steering.ts';

/** A telephone that steers the prompter on another screen of the same person. */
export function RemoteScreen() {
  const t = useWords('prompter');
  usePageTitle(t('remote.title'));
  useEffect(() => keepAwake(screenOf(document, navigator)), []);
  const { screen, reach, wish } = useSteering();
  return (
    <main
      id="content"
      className="dark fixed inset-0 z-(--z-dialog) flex flex-col bg-black px-5 pt-[max(16px,env(safe-area-inset-top))] pb-[max(20px,env(safe-area-inset-bottom))] text-ink select-none"
    >
      <h1 className="sr-only">{t('remote.title')}</h1>
      {screen ? <Controls screen={screen} reach={reach} onWish={wish} /> : <NoPrompter reach={reach} />}
      <Link
        to="/"
        className="mx-auto mt-4 inline-flex h-11 shrink-0 items-center px-4 text-sm font-semibold text-ink-3"
      >
        {t('remote.leave')}
      </Link>
    </main>
  );
}

function NoPrompter({ reach }: Pick<Steered, 'reach'>) {
  const t = useWords('prompter');
  const isDown = reach === 'no-line';
  return (
    <div role="status" className="flex min-h-0 grow flex-col items-center justify-center gap-3 text-center">
      <TvMinimal size={44} strokeWidth={1.5} aria-hidden="true" className="text-ink-3" />
      <p className="text-h3 font-[650]">{t(isDown ? 'remote.noLine' : 'remote.none')}</p>
      <p className="max-w-[30ch] text-base text-ink-2">{t(isDown ? 'remote.noLineText' : 'remote.noneText')}</p>
    </div>
  );
}

interface ControlsProps extends Pick<Steered, 'reach'> {
  screen: PrompterScreen;
  onWish: (wish: PrompterWish) => void;
}

/** Dimmed, and without effect, while the prompter cannot be reached; then it is said why. */
function Controls({ screen, reach, onWish }: ControlsProps) {
  const t = useWords('prompter');
  const { title, section, isRunning, pastSec, leftSec, speed } = screen;
  const isOff = reach !== 'there';
  const icon = { size: 30, 'aria-hidden': true } as const;
  return (
    <>
      <header className="shrink-0 text-center">
        <p className="truncate text-sm text-ink-3">{title}</p>
        <p className="mt-1 truncate text-h2 font-bold">{section || t('untitled')}</p>
        <p className="mt-1 text-read text-ink-2 tnum">
          {t('pastLeft', { past: formatMoment(pastSec), left: formatMoment(leftSec) })}
        </p>
        <p aria-live="polite" className="mt-2 text-base font-semibold text-warn empty:hidden">
          {reach === 'silent' && t('remote.silent')}
          {reach === 'no-line' && `${t('remote.noLine')}. ${t('remote.noLineText')}`}
        </p>
      </header>
      <div className="flex min-h-0 grow items-center justify-center py-4">
        <button
          type="button"
          aria-label={t(isRunning ? 'pause' : 'play')}
          disabled={isOff}
          onClick={() => onWish('toggle')}
          className={classes(
            isOff && 'opacity-40',
            'flex aspect-square h-full max-h-[240px] min-h-[120px] items-center justify-center rounded-full active:scale-95',
            isRunning ? 'bg-surface-3 text-ink' : 'bg-primary text-on-primary',
          )}
        >
          {isRunning ? <Pause size={72} aria-hidden="true" /> : <Play size={72} aria-hidden="true" />}
        </button>
      </div>
      <fieldset disabled={isOff} className="grid shrink-0 grid-cols-3 gap-3 disabled:opacity-40">
        <Key label={t('previousSection')} icon={<SkipBack {...icon} />} onPress={() => onWish('previous-section')} />
        <Key label={t('remote.start')} icon={<RotateCcw {...icon} />} onPress={() => onWish('start')} />
        <Key label={t('nextSection')} icon={<SkipForward {...icon} />} onPress={() => onWish('next-section')} />
        <Key label={t('slower')} icon={<Minus {...icon} />} onPress={() => onWish('slower')} />
        <output aria-label={t('speed')} className="flex items-center justify-center text-center text-base tnum">
          {t('perMinute', { count: speed })}
        </output>
        <Key label={t('faster')} icon={<Plus {...icon} />} onPress={() => onWish('faster')} />
      </fieldset>
    </>
  );
}

function Key({ label, icon, onPress }: { label: string; icon: ReactNode; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex h-[76px] flex-col items-center justify-center gap-1 rounded-card bg-surface-2 text-ink active:bg-surface-3"
    >
      {icon}
      <span className="text-xs text-ink-2">{label}</span>
    </button>
  );
}

/** How the prompter stands that can be steered, and what is wished of it. */
function useSteering(): Steered & Pick<Steering, 'wish'> {
  const [now, setNow] = useState<Steered>({ screen: null, reach: 'there' });
  const steering = useRef<Steering | null>(null);
  useEffect(() => {
    const opened = openSteering(setNow);
    steering.current = opened;
    return () => opened.end();
  }, []);
  return { ...now, wish: (wished) => steering.current?.wish(wished) };
}
