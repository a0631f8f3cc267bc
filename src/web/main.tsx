import { App } from './App.tsx';
import { onUnauthorized } from './lib/api.ts';
import { createNotices } from './lib/notices.ts';
import { createQueryClient } from './lib/query.ts';
import { forgetUser } from './lib/session.ts';
import { mount } from './shell/mount.tsx';
import './styles.css';

const notices = createNotices();
const client = createQueryClient();
onUnauthorized(() => forgetUser(client));

await mount(<App client={client} notices={notices} />);
