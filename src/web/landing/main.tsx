import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { LOGIN_CHANNEL as AgreedChannel } from '#contract/account/account.schema.ts';
import '../styles.css';
import { ThemeProvider } from '../ui/theme.tsx';
import { LandingPage } from './LandingPage.tsx';

/** The name that the contract gives as LOGIN_CHANNEL; importing it would bring its schemas along. */
const LOGIN_CHANNEL: typeof AgreedChannel = 'auth';

/** Whoever signs in meanwhile, in a popup or another tab, belongs on the dashboard, which stands at the same address. */
new BroadcastChannel(LOGIN_CHANNEL).addEventListener('message', (event: MessageEvent<{ type?: string } | null>) => {
  if (event.data?.type === 'AUTH_SUCCESS') window.location.reload();
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        <LandingPage />
      </ThemeProvider>
    </StrictMode>,
  );
}
