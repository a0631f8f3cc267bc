import { LANDING } from '#contract/limits.ts';
import { all } from './page.ts';

const GAP_PX = 8;

/** Names of icon buttons, shown 700 ms after the pointer or the focus came, at once within 300 ms of another. */
export function showTips(): void {
  const tip = document.createElement('div');
  tip.setAttribute('aria-hidden', 'true');
  tip.className =
    'fixed z-(--z-toast) hidden -translate-x-1/2 rounded-[6px] bg-ink px-2 py-1 text-xs font-medium text-bg shadow-pop pointer-events-none data-open:block';
  document.body.append(tip);
  let timer = 0;
  let closedAt = -Infinity;
  const open = (of: HTMLElement) => {
    const box = of.getBoundingClientRect();
    tip.textContent = of.getAttribute('aria-label') ?? of.innerText.trim();
    tip.style.left = `${box.left + box.width / 2}px`;
    tip.style.top = `${box.bottom + GAP_PX}px`;
    tip.toggleAttribute('data-open', true);
  };
  const close = () => {
    window.clearTimeout(timer);
    if (tip.hasAttribute('data-open')) closedAt = performance.now();
    tip.removeAttribute('data-open');
  };
  for (const element of all('[data-tip]')) {
    const come = () => {
      const isSoonAfter = performance.now() - closedAt < LANDING.tooltipSkipMs;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => open(element), isSoonAfter ? 0 : LANDING.tooltipDelayMs);
    };
    element.addEventListener('pointerenter', (event) => event.pointerType === 'touch' || come());
    element.addEventListener('focus', () => element.matches(':focus-visible') && come());
    for (const leaving of ['pointerleave', 'pointerdown', 'blur'] as const) element.addEventListener(leaving, close);
  }
  window.addEventListener('scroll', close, { passive: true });
  document.addEventListener('keydown', (event) => event.key === 'Escape' && close());
}
