import { request } from 'node:http';
import type { TestApp } from './make-app.ts';
import { until } from './source-board.ts';
import { must } from './studio.ts';
import type { SignedInClient } from './test-client.ts';

interface Begun {
  uploadURL: string;
  fileId: string;
}

/** Sends the first half of a file over a real connection to the address that `call` gives; resolves once the server takes it. */
export async function sendHalf(app: TestApp, client: SignedInClient, call: string) {
  const { uploadURL, fileId } = must<Begun>(await client.post(call, { name: 'half.txt', size: 20 }));
  const { pathname, search } = new URL(uploadURL, app.url);
  const headers = { cookie: client.cookie, origin: app.url, 'content-type': 'text/plain', 'content-length': 20 };
  const sending = request(`${app.url}${pathname}${search}`, { method: 'PUT', headers });
  sending.on('response', (answer) => answer.resume());
  sending.on('error', () => undefined);
  const over = new Promise<void>((resolve) => sending.on('close', () => resolve()));
  sending.write('the first ');
  const rows = () =>
    app.deps.database.query<{ key: string }>('select object_key as key from files where id = $1', [fileId]);
  await until('the upload to be taken', async () => (await rows())[0]?.key !== `files/${fileId}`);
  return {
    uploadURL,
    /** Resolves when the server has cut it off, or answered. */
    over,
    isStored: async () =>
      (await app.deps.database.query(`select from files where id = $1 and state = 'stored'`, [fileId])).length > 0,
  };
}
