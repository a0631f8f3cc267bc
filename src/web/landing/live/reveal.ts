import { LANDING } from '#contract/limits.ts';
import { all, wantsLessMotion } from './page.ts';

/** Calls once for every element: first when it is known to lie out of sight, then when the share of it is seen. */
export function onceSeen(
  elements: readonly HTMLElement[],
  { onWaiting, onSeen }: { onWaiting: (element: HTMLElement) => void; onSeen: (element: HTMLElement) => void },
): void {
  const waiting = new Set<Element>();
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, isIntersecting } of entries) {
        const element = target as HTMLElement;
        if (!waiting.has(target) && !isIntersecting) {
          waiting.add(target);
          onWaiting(element);
        } else if (intersectionRatio >= LANDING.revealShare || !waiting.has(target)) {
          watch.unobserve(target);
          onSeen(element);
        }
      }
    },
    { threshold: [0, LANDING.revealShare] },
  );
  for (const element of elements) watch.observe(element);
}

/** What is out of sight waits, and fades and rises in when 15 % of it is seen. What is in sight from the start stays put. */
export function revealSections(): void {
  if (wantsLessMotion()) return;
  onceSeen(all('[data-reveal]'), {
    onWaiting: (element) => void (element.dataset['reveal'] = 'waiting'),
    onSeen: (element) => void (element.dataset['reveal'] = 'seen'),
  });
}
