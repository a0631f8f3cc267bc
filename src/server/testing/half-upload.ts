import { request } from 'node:http';
import { expect } from 'vitest';
import type { TestApp } from './make-app.ts';
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
  let isOver = false;
  const sending = request(`${app.url}${pathname}${search}`, { method: 'PUT', headers });
  sending.on('response', (answer) => answer.resume());
  sending.on('error', () => undefined);
  sending.on('close', () => void (isOver = true));
  sending.write('the first ');
  const rows = () =>
    app.deps.database.query<{ key: string }>('select object_key as key from files where id = $1', [fileId]);
  await expect.poll(async () => (await rows())[0]?.key).not.toBe(`files/${fileId}`);
  return {
    uploadURL,
    isOver: () => isOver,
    isStored: async () =>
      (await app.deps.database.query(`select from files where id = $1 and state = 'stored'`, [fileId])).length > 0,
  };
}
