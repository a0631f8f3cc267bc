import { useEffect, useState } from 'react';
import { cut } from '#contract/base/letters.ts';
import type { PrompterScreen, PrompterWish } from '#contract/live/prompter.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { offerSteering } from './offer-steering.ts';
import type { Playback } from './playback.ts';
import { clocksAt } from './reel.ts';

const WORDS = 390;

export interface Remote {
  /** Whether telephones may steer. */
  isOn: boolean;
  /** Whether one has said something. */
  isHeard: boolean;
  turnOn: () => void;
}

interface RemoteParts {
  title: string;
  playback: Playback;
  speed: number;
  onWish: (wish: PrompterWish) => void;
}

/** Lets other tabs of the same person steer this prompter, from when it is turned on until the prompter is closed. */
export function useRemote({ title, playback, speed, onWish }: RemoteParts): Remote {
  const [isOn, setOn] = useState(false);
  const [isHeard, setHeard] = useState(false);
  const latest = useLatest({ screen: () => screenOf(title, playback, speed), onWish });
  useEffect(() => {
    if (!isOn) return;
    return offerSteering({
      screen: () => latest.current.screen(),
      onWish: (wish) => latest.current.onWish(wish),
      onHeard: () => setHeard(true),
      onLeave(left) {
        addEventListener('pagehide', left);
        return () => removeEventListener('pagehide', left);
      },
    });
  }, [isOn, latest]);
  return { isOn, isHeard, turnOn: () => setOn(true) };
}

function screenOf(title: string, playback: Playback, speed: number): PrompterScreen {
  const { phase, sec } = playback.state();
  const reel = playback.reel();
  const { section } = clocksAt(reel, sec);
  const past = Math.floor(sec);
  return {
    title: cut(title, WORDS),
    section: cut(reel.sections[section]?.title ?? '', WORDS),
    isRunning: phase !== 'paused',
    pastSec: past,
    leftSec: Math.max(0, Math.ceil(reel.totalSec) - past),
    speed,
  };
}
