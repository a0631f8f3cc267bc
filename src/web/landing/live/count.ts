import { LANDING } from '#contract/limits.ts';
import { all, wantsLessMotion } from './page.ts';
import { onceSeen } from './reveal.ts';

/** What a counter shows after so long: fast first, slow towards the end, the target itself when the time is up. */
export function countAt(target: number, elapsedMs: number, durationMs: number = LANDING.counterMs): number {
  const share = Math.min(1, Math.max(0, elapsedMs / durationMs));
  return Math.round(target * (1 - (1 - share) ** 3));
}

/** Counters run from 0 to their target in 1200 ms when they are seen; with reduced motion they show it all along. */
export function runCounters(): void {
  if (wantsLessMotion()) return;
  onceSeen(all('[data-count]'), {
    onWaiting: (element) => void (element.textContent = '0'),
    onSeen: run,
  });
}

function run(element: HTMLElement): void {
  const target = Number(element.dataset['count']);
  let startedAt: number | null = null;
  const step = (now: number) => {
    startedAt ??= now;
    element.textContent = String(countAt(target, now - startedAt));
    if (now - startedAt < LANDING.counterMs) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
