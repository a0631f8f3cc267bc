import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PrompterScreen, PrompterSignal, PrompterWish } from '#contract/live/prompter.ts';
import { offerSteering } from '../prompter/offer-steering.ts';
import { openSteering, type Steered } from './open-steering.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const screen: PrompterScreen = { title: '대본', section: '훅', isRunning: false, pastSec: 0, leftSec: 60, speed: 300 };

/** A line whose other end is the test. */
function line() {
  const sent: PrompterSignal[] = [];
  const heard: [string, (message: { data: unknown }) => void][] = [];
  let isUp = false;
  const tell = (what: string, data?: unknown) => {
    for (const [name, hear] of heard) if (name === what) hear({ data });
  };
  const open = () => {
    heard.length = 0;
    return {
      addEventListener: (what: string, hear: (message: { data: unknown }) => void) => void heard.push([what, hear]),
      send(text: string) {
        const said = JSON.parse(text) as { do: string; signal: PrompterSignal };
        if (isUp && said.do === 'prompter') sent.push(said.signal);
      },
      close: () => tell('close'),
    };
  };
  return {
    sent,
    open,
    rise: () => ((isUp = true), tell('open')),
    fall: () => ((isUp = false), tell('close')),
    say: (signal: PrompterSignal) => tell('message', JSON.stringify({ say: 'prompter', signal })),
  };
}

describe('a telephone', () => {
  function start() {
    const wire = line();
    const seen: Steered[] = [];
    const steering = openSteering((now) => seen.push(now), wire.open);
    wire.rise();
    return { wire, steering, now: () => seen.at(-1) };
  }

  it('steers the prompter that it finds', () => {
    const { wire, steering, now } = start();
    expect(now()).toEqual({ screen: null, reach: 'there' });
    wire.say({ is: 'screen', screen });
    expect(now()).toEqual({ screen, reach: 'there' });
    steering.wish('toggle');
    expect(wire.sent).toEqual([{ is: 'seek' }, { is: 'wish', wish: 'toggle' }]);
    wire.say({ is: 'end' });
    expect(now()).toEqual({ screen: null, reach: 'there' });
    steering.end();
  });

  it('says when the prompter has fallen silent, wishes nothing of it, and finds it again', () => {
    const { wire, steering, now } = start();
    wire.say({ is: 'screen', screen });
    vi.advanceTimersByTime(6_000);
    expect(now()).toEqual({ screen, reach: 'silent' });
    steering.wish('toggle');
    expect(wire.sent).toEqual([{ is: 'seek' }, { is: 'seek' }]);
    wire.say({ is: 'screen', screen });
    expect(now()?.reach).toBe('there');
    steering.end();
  });

  it('says when its own line is down, and steers again once the prompter has answered', () => {
    const { wire, steering, now } = start();
    wire.say({ is: 'screen', screen });
    wire.fall();
    expect(now()).toEqual({ screen, reach: 'no-line' });
    steering.wish('toggle');
    vi.advanceTimersByTime(1_500);
    wire.rise();
    expect(now()?.reach).toBe('silent');
    wire.say({ is: 'screen', screen });
    expect(now()?.reach).toBe('there');
    expect(wire.sent).toEqual([{ is: 'seek' }, { is: 'seek' }]);
    steering.end();
  });

  it('without a prompter keeps looking, and is not called silent', () => {
    const { wire, steering, now } = start();
    vi.advanceTimersByTime(20_000);
    expect(now()).toEqual({ screen: null, reach: 'there' });
    expect(wire.sent).toHaveLength(4);
    steering.end();
    vi.advanceTimersByTime(20_000);
    expect(wire.sent).toHaveLength(4);
  });
});

describe('a prompter', () => {
  function start() {
    const wire = line();
    const wishes: PrompterWish[] = [];
    const standing = { ...screen };
    let leave = () => undefined as void;
    const end = offerSteering({
      screen: () => standing,
      onWish: (wish) => wishes.push(wish),
      onHeard: () => undefined,
      onLeave: (left) => ((leave = left), () => (leave = () => undefined)),
      open: wire.open,
    });
    wire.rise();
    return { wire, wishes, standing, end, leave: () => leave() };
  }

  it('says how it stands at once, when it is asked, when that changes, and at every beat', () => {
    const { wire, standing, end } = start();
    expect(wire.sent).toHaveLength(1);
    wire.say({ is: 'seek' });
    expect(wire.sent).toHaveLength(2);
    standing.pastSec = 1;
    vi.advanceTimersByTime(250);
    expect(wire.sent).toHaveLength(3);
    vi.advanceTimersByTime(10_000);
    expect(wire.sent).toHaveLength(8);
    end();
  });

  it('does what is wished', () => {
    const { wire, wishes, end } = start();
    wire.say({ is: 'wish', wish: 'faster' });
    expect(wishes).toEqual(['faster']);
    end();
  });

  it('says that it ends, also where its tab is closed', () => {
    const one = start();
    one.leave();
    expect(one.wire.sent.at(-1)).toEqual({ is: 'end' });
    const other = start();
    other.end();
    expect(other.wire.sent.at(-1)).toEqual({ is: 'end' });
    vi.advanceTimersByTime(10_000);
    expect(other.wire.sent.at(-1)).toEqual({ is: 'end' });
    one.end();
  });

  it('stays within what one tab may say, however fast it runs', () => {
    const { wire, standing, end } = start();
    for (let i = 0; i < 400; i += 1) {
      standing.pastSec += 1;
      vi.advanceTimersByTime(25);
    }
    expect(wire.sent.length).toBeLessThan(60);
    end();
  });
});
