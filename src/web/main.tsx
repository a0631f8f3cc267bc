import { App, fetchScreen } from './App.tsx';
import { onUnauthorized } from './lib/api.ts';
import { createNotices } from './lib/notices.ts';
import { createQueryClient } from './lib/query.ts';
import { askWhoIsThere, forgetUser } from './lib/session.ts';
import { mount } from './shell/mount.tsx';
import './styles.css';

const notices = createNotices();
const client = createQueryClient();
onUnauthorized((code) => {
  // Nothing on this page is the newcomer's; what its person typed is kept and waits.
  if (code === 'other-account') location.reload();
  else forgetUser(client);
});

// While the code of the screen is on its way.
void askWhoIsThere(client);
await mount(<App client={client} notices={notices} />, fetchScreen(window.location));
