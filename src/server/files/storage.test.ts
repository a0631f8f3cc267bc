import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStripeStub, type StripeStub } from '../../../tests/stripe-stub/start-stripe-stub.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeDesk, type ProjectDesk } from '../testing/project-desk.ts';
import { must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const FREE_BYTES = 100 * 1024 * 1024;
let stripe: StripeStub;
let app: TestApp;
let owner: SignedInClient;
let desk: ProjectDesk;
let canvasId: string;
beforeAll(async () => {
  stripe = await startStripeStub();
  app = await makeApp({ env: stripe.env });
  owner = await app.signIn('Owner');
  desk = await makeDesk(owner);
  canvasId = must<{ id: string }>(await owner.post('/api/canvases', { title: 'a', useTemplate: 'blank' })).id;
  await app.deps.database.query(
    `insert into files (id, board_id, object_key, name, mime_type, size, state, created_at)
     values ($1, $2, 'files/large', 'a', 'video/mp4', $3, 'stored', now())`,
    [randomUUID(), desk.project.boardId, FREE_BYTES - 100],
  );
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

it('an account takes no more than its plan holds, on projects and canvases together', async () => {
  const begin = (size: number) => desk.begin({ name: 'a.txt', size });
  const full = await begin(101);
  expect(full.statusCode).toBe(402);
  expect(full.json()).toMatchObject({
    code: 'plan-limit',
    message: '저장 공간이 부족해요. 쓰지 않는 파일을 지우거나 플랜을 올려 주세요.',
  });
  expect((await owner.post(`/api/canvases/${canvasId}/upload-pdf`, { name: 'a.txt', size: 101 })).statusCode).toBe(402);
  const { uploadURL } = must<{ uploadURL: string }>(await begin(60));
  expect((await owner.post(`/api/canvases/${canvasId}/upload-pdf`, { name: 'a.txt', size: 60 })).statusCode).toBe(402);
  expect((await desk.put(uploadURL, 'x'.repeat(61))).statusCode).toBe(413);
  expect((await desk.put(uploadURL, 'x'.repeat(60))).statusCode).toBe(200);
});

it('an upload of which nothing was said may take what room there is', async () => {
  const { uploadURL } = must<{ uploadURL: string }>(await desk.begin());
  expect((await desk.put(uploadURL, 'x'.repeat(41))).statusCode).toBe(413);
  expect((await desk.begin()).statusCode).toBe(402);
  expect((await desk.put(uploadURL, 'x'.repeat(40))).statusCode).toBe(200);
});
