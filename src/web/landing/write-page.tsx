import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Settings } from '#contract/account/system.api.ts';
import { company } from './content.ts';
import { LandingPage } from './LandingPage.tsx';
import { said } from './words.ts';

/** What the build does, in the browser and from the sources as they are now: for the development server only. */
export async function writePage(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const language = new URLSearchParams(location.search).get('lang') === 'en' ? 'en' : 'ko';
  document.documentElement.lang = language;
  document.title = said[language].words.documentTitle;
  const settings = await fetch('/api/settings').then((answer) => answer.json() as Promise<Settings>);
  const join = {
    signupUrl: settings.signupUrl,
    contactUrl: settings.contactUrl ?? `mailto:${company[language].mail}`,
  };
  flushSync(() => createRoot(root).render(<LandingPage said={said[language]} join={join} />));
}
