import type { PrompterScreen, PrompterWish } from '#contract/live/prompter.ts';
import { PROMPTER_BEAT } from './prompter-beat.ts';
import { openPersonLine, type Say } from '../../shell/person-line.ts';

/** How soon a telephone hears of a change. */
const LOOK_MS = 250;

interface OfferParts {
  screen: () => PrompterScreen;
  onWish: (wish: PrompterWish) => void;
  /** A telephone is there. */
  onHeard: () => void;
  /** Calls back when the page goes, and returns how to stop that. */
  onLeave: (left: () => void) => () => void;
  open?: Parameters<typeof openPersonLine>[0]['open'];
}

/** Lets other tabs of the same person steer a prompter; returns how to end that, which they are told. */
export function offerSteering({ screen, onWish, onHeard, onLeave, open }: OfferParts): () => void {
  let say: Say | null = null;
  let told = '';
  let toldAt = -Infinity;
  const tell = (isAsked: boolean) => {
    const now = screen();
    const words = JSON.stringify(now);
    const isDue = performance.now() - toldAt >= PROMPTER_BEAT.everyMs;
    if (words === told && !isAsked && !isDue) return;
    told = words;
    toldAt = performance.now();
    say?.({ do: 'prompter', signal: { is: 'screen', screen: now } });
  };
  const endLine = openPersonLine({
    ...(open && { open }),
    onOpen(next) {
      say = next;
      tell(true);
    },
    onMessage(message) {
      if (message.say !== 'prompter') return;
      const { signal } = message;
      if (signal.is === 'seek' || signal.is === 'wish') onHeard();
      if (signal.is === 'seek') tell(true);
      if (signal.is === 'wish') onWish(signal.wish);
    },
  });
  const look = setInterval(() => tell(false), LOOK_MS);
  const sayEnd = () => say?.({ do: 'prompter', signal: { is: 'end' } });
  const stay = onLeave(sayEnd);
  return () => {
    clearInterval(look);
    stay();
    sayEnd();
    endLine();
  };
}
