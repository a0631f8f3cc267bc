import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createNotices } from './lib/notices.ts';
import { createQueryClient } from './lib/query.ts';
import { forgetUser } from './lib/session.ts';
import './styles.css';
import { prepareWords } from './words/index.ts';

const notices = createNotices();
const client = createQueryClient({ onUnauthorized: () => forgetUser(client) });

void import('./fonts.css');
// The door is the first screen of most visits: it comes along with the words, not behind them.
if (location.pathname === '/access') void import('./access/AccessScreen.tsx');
await prepareWords();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App client={client} notices={notices} />
    </StrictMode>,
  );
}
