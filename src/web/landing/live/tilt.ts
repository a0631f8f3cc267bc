import { all, wantsLessMotion } from './page.ts';

/** No card leans further, whatever its mark says. */
export const MOST_DEGREES = 4;

/** How a card leans when the pointer is at this share (0 to 1) of its width and height: away from the pointer. */
export function tiltAt(acrossShare: number, downShare: number, mostDegrees: number): { x: number; y: number } {
  const most = Math.min(MOST_DEGREES, Math.abs(mostDegrees));
  const lean = (share: number) => (Math.min(1, Math.max(0, share)) - 0.5) * 2 * most;
  return { x: 0 - lean(downShare), y: lean(acrossShare) };
}

/** Cards lean with a mouse or pen over them; never under a finger, never with reduced motion. */
export function followPointer(): void {
  if (wantsLessMotion()) return;
  for (const card of all('[data-tilt]')) {
    card.addEventListener('pointermove', (event) => {
      if (event.pointerType === 'touch') return;
      const box = card.getBoundingClientRect();
      const across = (event.clientX - box.left) / box.width;
      const down = (event.clientY - box.top) / box.height;
      const { x, y } = tiltAt(across, down, Number(card.dataset['tilt']));
      card.style.transform = `perspective(900px) rotateX(${x.toFixed(2)}deg) rotateY(${y.toFixed(2)}deg)`;
    });
    card.addEventListener('pointerleave', () => void (card.style.transform = ''));
  }
}
