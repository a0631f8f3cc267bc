import { all, showState } from './page.ts';

/** What moves by itself can be stopped. */
export function stopAndGo(): void {
  for (const button of all('[data-marquee]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const isStill = all('.channels')
        .map((band) => band.toggleAttribute('data-still'))
        .includes(true);
      showState(button, isStill ? 'still' : 'moving');
    });
  }
}
