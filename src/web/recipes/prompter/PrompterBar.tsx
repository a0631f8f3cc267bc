import {
  CaretsToAxisDashedVertical,
  Minus,
  Pause,
  Play,
  Plus,
  SkipBack,
  SkipForward,
  Wind,
  AArrowDown,
  AArrowUp,
} from 'lucide-react';
import { formatMoment } from '#contract/base/time.ts';
import type { PrompterWish } from '#contract/live/prompter.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords } from '../../words/index.ts';
import type { Playback } from './playback.ts';
import type { PrompterSettings } from './prompter-settings.ts';
import { clocksAt, wholeSec } from './reel.ts';
import { usePlayed } from './use-playback.ts';

interface PrompterBarProps {
  playback: Playback;
  settings: PrompterSettings;
  speed: number;
  onWish: (wish: PrompterWish) => void;
}

const icon = { size: 20, 'aria-hidden': true } as const;

/** Everything that keys do, to be pressed. It steps back while the script runs. */
export function PrompterBar({ playback, settings, speed, onWish }: PrompterBarProps) {
  const t = useWords('prompter');
  const isRunning = usePlayed(playback, ({ phase }) => phase !== 'paused');
  return (
    <div
      role="toolbar"
      aria-label={t('controls')}
      className={classes(
        'flex shrink-0 flex-wrap items-center justify-center gap-x-1 gap-y-1 border-t border-line px-2 pt-2 sm:gap-x-4 sm:px-3 pb-[max(8px,env(safe-area-inset-bottom))] transition-opacity duration-(--dur-base)',
        isRunning && 'opacity-40 focus-within:opacity-100 hover:opacity-100',
      )}
    >
      <Clock playback={playback} />
      <span className="flex items-center">
        <IconButton
          size="lg"
          label={t('previousSection')}
          hint="←"
          icon={<SkipBack {...icon} />}
          onClick={() => onWish('previous-section')}
        />
        <IconButton
          size="lg"
          label={t(isRunning ? 'pause' : 'play')}
          hint="Space"
          className="bg-surface-3 text-ink"
          icon={isRunning ? <Pause {...icon} /> : <Play {...icon} />}
          onClick={() => onWish('toggle')}
        />
        <IconButton
          size="lg"
          label={t('nextSection')}
          hint="→"
          icon={<SkipForward {...icon} />}
          onClick={() => onWish('next-section')}
        />
      </span>
      <span role="group" aria-label={t('speed')} className="flex items-center">
        <IconButton
          size="lg"
          label={t('slower')}
          hint="−"
          icon={<Minus {...icon} />}
          onClick={() => onWish('slower')}
        />
        <output className="min-w-[7em] text-center text-sm text-ink-2 tnum">{t('perMinute', { count: speed })}</output>
        <IconButton size="lg" label={t('faster')} hint="+" icon={<Plus {...icon} />} onClick={() => onWish('faster')} />
      </span>
      <span role="group" aria-label={t('size')} className="flex items-center">
        <IconButton
          size="lg"
          label={t('smaller')}
          hint="["
          icon={<AArrowDown {...icon} />}
          onClick={() => onWish('smaller')}
        />
        <IconButton
          size="lg"
          label={t('larger')}
          hint="]"
          icon={<AArrowUp {...icon} />}
          onClick={() => onWish('larger')}
        />
      </span>
      <span className="flex items-center">
        <IconButton
          size="lg"
          label={t('mirror')}
          hint="M"
          isOn={settings.isMirrored}
          icon={<CaretsToAxisDashedVertical {...icon} />}
          onClick={() => onWish('mirror')}
        />
        <IconButton
          size="lg"
          label={t('breaths')}
          hint="B"
          isOn={settings.hasBreaths}
          icon={<Wind {...icon} />}
          onClick={() => onWish('breaths')}
        />
      </span>
    </div>
  );
}

function Clock({ playback }: { playback: Playback }) {
  const t = useWords('prompter');
  const reel = usePlayed(playback, playback.reel);
  const sec = usePlayed(playback, (state) => wholeSec(playback.reel(), state.sec));
  const { pastSec, leftSec } = clocksAt(reel, sec);
  return (
    <span className="text-base text-ink-2 tnum">
      {t('pastLeft', { past: formatMoment(pastSec), left: formatMoment(Math.ceil(leftSec)) })}
    </span>
  );
}
