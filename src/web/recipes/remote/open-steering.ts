import type { PrompterScreen, PrompterWish } from '#contract/live/prompter.ts';
import { PROMPTER_BEAT } from '../prompter/prompter-beat.ts';
import { openLiveSocket } from '../../lib/live-socket.ts';
import { openPersonLine, type Say } from '../../shell/person-line.ts';

export interface Steered {
  /** How the prompter stood when it was heard last; null while there is none. */
  screen: PrompterScreen | null;
  /** Whether a wish arrives: not where the prompter has fallen silent, nor where this line is down. */
  reach: 'there' | 'silent' | 'no-line';
}

export interface Steering {
  /** Does nothing where the wish would not arrive. */
  wish: (wish: PrompterWish) => void;
  end: () => void;
}

/** Looks for a prompter of the same person, and tells how it stands and whether it can be reached. */
export function openSteering(onChange: (now: Steered) => void, open = openLiveSocket): Steering {
  let say: Say | null = null;
  let now: Steered = { screen: null, reach: 'there' };
  let isOver = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const become = (change: Partial<Steered>) => {
    now = { ...now, ...change };
    onChange(now);
  };
  const seek = () => say?.({ do: 'prompter', signal: { is: 'seek' } });
  /** Asks again for as long as nothing is heard. */
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      if (now.screen) become({ reach: 'silent' });
      seek();
      listen();
    }, PROMPTER_BEAT.silentMs);
  };
  const drop = () => {
    if (isOver) return;
    say = null;
    clearTimeout(silence);
    become({ reach: 'no-line' });
  };
  const endLine = openPersonLine({
    open() {
      const socket = open();
      socket.addEventListener('close', drop);
      return socket;
    },
    onOpen(next) {
      say = next;
      become({ reach: now.screen ? 'silent' : 'there' });
      seek();
      listen();
    },
    onMessage(message) {
      if (message.say !== 'prompter') return;
      const { signal } = message;
      if (signal.is === 'screen') become({ screen: signal.screen, reach: 'there' });
      if (signal.is === 'end') become({ screen: null, reach: 'there' });
      if (signal.is === 'screen' || signal.is === 'end') listen();
    },
  });
  return {
    wish(wish) {
      if (now.reach === 'there') say?.({ do: 'prompter', signal: { is: 'wish', wish } });
    },
    end() {
      isOver = true;
      clearTimeout(silence);
      endLine();
    },
  };
}
