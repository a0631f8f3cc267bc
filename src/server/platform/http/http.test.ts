import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApp, type TestApp } from '../../testing/make-app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await makeApp();
});
afterAll(() => product.close());

test('it is ready when the database answers', async () => {
  const answer = await product.visitor.get('/api/health');
  expect(answer.json()).toMatchObject({ status: 'ready' });
  expect((await product.visitor.get('/api/openapi.json')).json().paths['/api/canvases']).toBeDefined();
  expect((await product.visitor.get('/api/settings')).json()).toMatchObject({ ai: { kind: 'embedded' } });
});
