import { LANDING } from '#contract/limits.ts';
import { all } from './page.ts';

/** The shadow under the header and the call at the bottom depend on how far the page is scrolled. */
export function followScroll(): void {
  const headers = all('[data-header]');
  const calls = all('[data-floating]');
  const look = () => {
    for (const header of headers) header.toggleAttribute('data-scrolled', window.scrollY > LANDING.headerShadowPx);
    const isShown = window.scrollY > LANDING.floatingCtaPx;
    for (const call of calls) {
      call.toggleAttribute('data-shown', isShown);
      call.inert = !isShown;
    }
  };
  window.addEventListener('scroll', look, { passive: true });
  look();
}
