import { all } from './page.ts';

/** A pressed film plays over the pictures, until a step is chosen. Only then is anything asked of its host. */
export function playFilms(): void {
  const [player] = all('[data-player]');
  const films = all<HTMLAnchorElement>('[data-film]');
  if (!player) return;
  const stop = () => {
    for (const frame of player.querySelectorAll('iframe')) frame.remove();
    for (const film of films) film.removeAttribute('aria-current');
  };
  for (const step of all('[data-demo] input')) step.addEventListener('click', stop);
  for (const film of films) {
    film.addEventListener('click', (event) => {
      const { film: address, title } = film.dataset;
      if (!address || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      stop();
      player.append(frameOf(address, title ?? ''));
      player.scrollIntoView({ block: 'nearest' });
      for (const other of films) {
        if (other.dataset['film'] === address) other.setAttribute('aria-current', 'true');
      }
    });
  }
}

function frameOf(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
  // The host plays for pages that say where they are only.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.className = 'absolute inset-0 size-full border-0';
  return frame;
}
