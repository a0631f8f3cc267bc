import { all } from './page.ts';

/**
 * The first screen is painted before the rest of the page is laid out. Once it stands in its fonts, the bands below follow,
 * one at a time and only while nothing else is to be done. Whoever follows an anchor meanwhile needs the true heights above
 * it: then all of them are laid out at once, before the browser scrolls.
 */
export function layOutBands(): void {
  const bands = all('.band');
  const layOutNext = () => {
    bands.shift()?.setAttribute('data-ready', '');
    if (bands.length > 0) whenIdle(layOutNext);
  };
  const layOutAll = () => {
    for (const band of bands.splice(0)) band.setAttribute('data-ready', '');
  };
  const begin = () => void document.fonts.ready.then(() => whenIdle(layOutNext));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  if (window.location.hash !== '') layOutAll();
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="#"]') !== null) layOutAll();
  });
}

const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 1_000 });
  else setTimeout(act);
};
