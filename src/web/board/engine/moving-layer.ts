import { noteMotion, REST_MS } from '../../lib/motion.ts';
import { isCoarse } from '../../lib/coarse.ts';
import { titlePx } from './fit-text.ts';

/** Chromium keeps letters between the pixels as it drew them on the way, until the scale changes: this much nobody sees. */
const NUDGE = '1.0000001';
const TITLE_PX = 14;
/** As high as the head of a card has room for. */
const MOST_TITLE_PX = 34;

/** The layer of the cards is promoted while it moves only, so that text is crisp at rest. */
export function movingLayer(layer: HTMLElement | null | undefined): { move: (zoom: number) => void; stop: () => void } {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let isNudged = false;
  return {
    move(zoom) {
      noteMotion(performance.now());
      if (rest === undefined) layer?.classList.add('is-moving');
      clearTimeout(rest);
      rest = setTimeout(() => {
        rest = undefined;
        layer?.classList.remove('is-moving');
        isNudged = !isNudged;
        layer?.style.setProperty('scale', isNudged ? NUDGE : '1');
        // From far the titles keep their size on the screen, as the painted ones do.
        const px = titlePx(zoom, TITLE_PX, MOST_TITLE_PX);
        layer?.classList.toggle('is-far', px > TITLE_PX);
        layer?.style.setProperty('--far-title', `${px}px`);
        // Places for fingers keep their size on the screen.
        if (isCoarse()) layer?.style.setProperty('--unzoom', String(Math.max(1, 1 / zoom)));
      }, REST_MS);
    },
    stop: () => clearTimeout(rest),
  };
}
