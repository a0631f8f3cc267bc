import type { LOGIN_CHANNEL as AgreedChannel } from '#contract/account/account.schema.ts';
import './landing.css';
import { layOutBands } from './live/bands.ts';
import { followChoices } from './live/choices.ts';
import { copyPrompts } from './live/copy.ts';
import { runCounters } from './live/count.ts';
import { playFilms } from './live/films.ts';
import { stopAndGo } from './live/marquee.ts';
import { closeMenus } from './live/menu.ts';
import { revealSections } from './live/reveal.ts';
import { followScroll } from './live/scrolled.ts';
import { followPointer } from './live/tilt.ts';
import { showTips } from './live/tips.ts';

/** The name that the contract gives as LOGIN_CHANNEL; importing it would bring its schemas along. */
const LOGIN_CHANNEL: typeof AgreedChannel = 'auth';

/** Whoever signs in meanwhile, in a popup or another tab, belongs on the dashboard, which stands at the same address. */
new BroadcastChannel(LOGIN_CHANNEL).addEventListener('message', (event: MessageEvent<{ type?: string } | null>) => {
  if (event.data?.type === 'AUTH_SUCCESS') window.location.reload();
});

// A build finds the page written into the document, with its letters; the development server writes it here.
if (import.meta.env.DEV) {
  void import('../fonts.css');
  await import('./write-page.tsx').then(({ writePage }) => writePage());
}

for (const start of [
  followScroll,
  closeMenus,
  followChoices,
  revealSections,
  runCounters,
  followPointer,
  stopAndGo,
  copyPrompts,
  playFilms,
  showTips,
  layOutBands,
]) {
  start();
}
