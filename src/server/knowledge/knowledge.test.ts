import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { readActiveKnowledge } from './knowledge.service.ts';

const URL = '/api/global-ai-knowledge';

let app: TestApp;
let admin: SignedInClient;
let user: SignedInClient;

beforeAll(async () => {
  app = await makeApp();
  admin = await app.signIn('Admin');
  user = await app.signIn('User');
});
afterAll(() => app.close());

const create = (body: object) => admin.post(URL, body);
const list = async (client = user): Promise<KnowledgeItem[]> => (await client.get(URL)).json();
const whole = { title: '기본 답변 원칙', content: '추측하지 않는다.' };

describe('the global AI knowledge', () => {
  it('is read by whoever is signed in, highest priority first', async () => {
    for (const priority of [20, 100, 80]) await create({ ...whole, title: `p${priority}`, priority });
    expect((await list()).map((item) => item.title)).toEqual(['p100', 'p80', 'p20']);
    expect((await app.visitor.get(URL)).statusCode).toBe(401);
  });

  it('is added with its defaults: system_prompt, no category, priority 0, active', async () => {
    const made = await create(whole);
    expect([made.statusCode, made.json()]).toEqual([
      200,
      expect.objectContaining({ ...whole, type: 'system_prompt', category: null, priority: 0, isActive: true }),
    ]);
  });

  it('trims title, content and category; an empty category is null', async () => {
    const made = await create({ title: ' a ', content: '\n b ', category: '  ', type: 'context' });
    expect(made.json()).toMatchObject({ title: 'a', content: 'b', category: null, type: 'context' });
    expect((await create({ ...whole, category: ' 광고 ' })).json().category).toBe('광고');
  });

  it.each([
    ['12', 12],
    ['7.9', 7],
    ['-3', -3],
    ['abc', 0],
    ['', 0],
    [null, 0],
    [{}, 0],
    [{ toString: 1, valueOf: 1 }, 0],
    [[5], 0],
    [Number.MAX_SAFE_INTEGER, 1_000_000],
  ])('reads the priority %j as %d', async (priority, read) => {
    expect((await create({ ...whole, priority })).json().priority).toBe(read);
  });

  it.each([
    [{}],
    [{ title: 'a' }],
    [{ content: 'b' }],
    [{ title: '  ', content: 'b' }],
    [{ title: 'a', content: '\n' }],
  ])('refuses %j: Title and content are required', async (body) => {
    const answer = await create(body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Title and content are required']);
  });

  it.each([
    [{ ...whole, type: 'other' }],
    [{ ...whole, id: randomUUID() }],
    [{ ...whole, isActive: 'yes' }],
    [{ ...whole, title: 'x'.repeat(301) }],
    [{ ...whole, content: 'x'.repeat(100_001) }],
    [{ ...whole, content: '\u0000' }],
    [{ ...whole, category: 'x'.repeat(201) }],
  ])('refuses %j and adds nothing', async (body) => {
    const before = (await list()).length;
    expect((await create(body)).statusCode).toBe(400);
    expect(await list()).toHaveLength(before);
  });

  it('is changed and deleted at once by administrators', async () => {
    const { id } = (await create(whole)).json<KnowledgeItem>();
    const changed = await admin.put(`${URL}/${id}`, { ...whole, title: '새 원칙', isActive: false, priority: '5' });
    expect([changed.statusCode, changed.json()]).toMatchObject([200, { id, title: '새 원칙', isActive: false }]);
    expect((await admin.remove(`${URL}/${id}`)).statusCode).toBe(204);
    expect((await list()).some((item) => item.id === id)).toBe(false);
    expect((await admin.remove(`${URL}/${id}`)).statusCode).toBe(404);
    expect((await admin.put(`${URL}/${id}`, whole)).statusCode).toBe(404);
    expect((await admin.put(`${URL}/no-id`, whole)).statusCode).toBe(404);
  });

  it('is changed by nobody else', async () => {
    const item = (await create(whole)).json<KnowledgeItem>();
    for (const [client, code] of [
      [user, 403],
      [app.visitor, 401],
    ] as const) {
      expect((await client.post(URL, whole)).statusCode).toBe(code);
      expect((await client.put(`${URL}/${item.id}`, { ...whole, title: 'x' })).statusCode).toBe(code);
      expect((await client.remove(`${URL}/${item.id}`)).statusCode).toBe(code);
    }
    expect(await list()).toContainEqual(item);
  });

  it('tells the AI the active items only', async () => {
    const on = (await create({ ...whole, title: 'on', priority: 900 })).json<KnowledgeItem>();
    const off = (await create({ ...whole, title: 'off', priority: 901, isActive: false })).json<KnowledgeItem>();
    const active = await readActiveKnowledge(app.deps);
    const ids = active.map((item) => item.id);
    expect([ids.includes(on.id), ids.includes(off.id)]).toEqual([true, false]);
    const priorities = active.map((item) => item.priority);
    expect(priorities).toEqual(priorities.toSorted((a, b) => b - a));
  });
});
