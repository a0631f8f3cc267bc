import { expect, it } from 'vitest';
import { createPlayback, type Playback } from './playback.ts';
import { reelOf, type Reel } from './reel.ts';

/** A screen whose frames come when the test says so. */
function openScreen() {
  let frame: ((nowMs: number) => void) | null = null;
  let nowMs = 1_000;
  return {
    frames: {
      request(next: (nowMs: number) => void) {
        frame = next;
        return 1;
      },
      cancel: () => (frame = null),
    },
    isIdle: () => frame === null,
    /** Frames of a tenth of a second. */
    pass(sec: number) {
      for (let i = 0; i <= Math.round(sec * 10); i += 1) this.frameAfter(i === 0 ? 0 : 100);
    },
    frameAfter(ms: number) {
      nowMs += ms;
      const due = frame;
      frame = null;
      due?.(nowMs);
    },
  };
}

const reel: Reel = reelOf('가나다라마바사아자차.\n'.repeat(6), 300);

function begun(): { screen: ReturnType<typeof openScreen>; playback: Playback } {
  const screen = openScreen();
  return { screen, playback: createPlayback(reel, screen.frames) };
}

it('stands still until it is started, counts down from three, then runs with the clock', () => {
  const { screen, playback } = begun();
  const seen: string[] = [];
  playback.subscribe(() => {
    const state = playback.state();
    const told = state.phase === 'counting' ? String(state.count) : state.phase;
    if (seen.at(-1) !== told) seen.push(told);
  });
  expect([playback.state(), screen.isIdle()]).toEqual([{ phase: 'paused', sec: 0 }, true]);
  playback.toggle();
  screen.pass(3.05);
  expect(seen).toEqual(['3', '2', '1', 'playing']);
  screen.pass(1);
  expect(playback.state().sec).toBeCloseTo(1, 0);
});

it('pauses where it is, and keeps no frames running then', () => {
  const { screen, playback } = begun();
  playback.toggle();
  screen.pass(4);
  playback.toggle();
  const { sec } = playback.state();
  expect(screen.isIdle()).toBe(true);
  screen.pass(2);
  expect(playback.state()).toEqual({ phase: 'paused', sec });
  expect(sec).toBeGreaterThan(0.5);
});

it('stops at the end, and begins again from there', () => {
  const { screen, playback } = begun();
  playback.seek(reel.totalSec - 0.5);
  playback.toggle();
  screen.pass(5);
  expect(playback.state()).toEqual({ phase: 'paused', sec: reel.totalSec });
  playback.toggle();
  expect(playback.state()).toMatchObject({ phase: 'counting', sec: 0 });
});

it('does not run on while the screen showed nothing', () => {
  const { screen, playback } = begun();
  playback.toggle();
  screen.pass(3.2);
  const { sec } = playback.state();
  screen.frameAfter(60_000);
  expect(playback.state().sec - sec).toBeLessThanOrEqual(0.5);
});

it('stays within the script wherever it is sent', () => {
  const { playback } = begun();
  playback.seek(-5);
  expect(playback.state().sec).toBe(0);
  playback.seek(9_999);
  expect(playback.state().sec).toBe(reel.totalSec);
});

it('goes on at the same word when the speed changes', () => {
  const { playback } = begun();
  const slow = reelOf('가나다라마바사아자차.\n'.repeat(6), 150);
  playback.seek(reel.lines[3]!.startSec + 1);
  playback.show(slow);
  expect(playback.state().sec).toBeCloseTo(slow.lines[3]!.startSec + 2, 6);
  expect(playback.reel()).toBe(slow);
});

it('does not start where there is nothing to say', () => {
  const screen = openScreen();
  const playback = createPlayback(reelOf('', 300), screen.frames);
  playback.toggle();
  expect(playback.state().phase).toBe('paused');
});
