import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OURS } from '#contract/limits.ts';
import type { Prompt, PromptVersion } from '#contract/prompts/prompts.schema.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const URL = '/api/prompts';
const AT = Date.parse('2026-03-01T00:00:00.000Z');

let app: TestApp;
let nowMs = AT;
let person: SignedInClient;
let stranger: SignedInClient;

beforeAll(async () => {
  app = await makeApp({ clock: { now: () => nowMs } });
  person = await app.signIn('Person');
  stranger = await app.signIn('Stranger');
});
afterAll(() => app.close());

const later = () => (nowMs += 60_000);
const list = async (client = person) => must<Prompt[]>(await client.get(URL));
const keep = async (name: string, text = '{{제목}}으로 써 줘', client = person) =>
  must<Prompt>(await client.post(URL, { name, text }));
const change = async (id: string, name: string, text: string) =>
  must<Prompt>(await person.put(`${URL}/${id}`, { name, text }));
const versionsOf = async (id: string) => must<PromptVersion[]>(await person.get(`${URL}/${id}/versions`));

describe('a prompt', () => {
  it('is kept trimmed, for its keeper alone', async () => {
    const made = await keep('  훅 세 개 ', ' {{제목}}의 훅\n세 개 ');
    expect(made).toEqual({
      id: made.id,
      name: '훅 세 개',
      text: '{{제목}}의 훅\n세 개',
      isMine: true,
      ownerName: 'Person',
      org: null,
      isPinned: false,
      usedAt: null,
      updatedAt: new Date(nowMs).toISOString(),
    });
    expect(await list()).toContainEqual(made);
    expect(await list(stranger)).toEqual([]);
    expect((await app.visitor.get(URL)).statusCode).toBe(401);
  });

  it.each([
    [{ name: 'x' }],
    [{ text: 'x' }],
    [{ name: ' \n', text: 'x' }],
    [{ name: 'x', text: ' \n ' }],
    [{ name: 'x'.repeat(OURS.promptNameLength + 1), text: 'x' }],
    [{ name: 'x', text: 'x'.repeat(OURS.promptLength + 1) }],
    [{ name: 'x', text: 'a\u0000b' }],
    [{ name: 'x', text: '\ud800' }],
    [{ name: 'x', text: 'x', ownerId: randomUUID() }],
    [{ name: 'x', text: 'x', orgId: 'no-id' }],
    [{ name: 'x', text: Array.from({ length: OURS.promptVariables + 1 }, (_, i) => `{{v${i}}}`).join(' ') }],
  ])('is refused as %j, and nothing is kept', async (body) => {
    const before = await list();
    expect((await person.post(URL, body)).statusCode).toBe(400);
    expect(await list()).toEqual(before);
  });

  it('takes the longest text of the most variables', async () => {
    const variables = Array.from({ length: OURS.promptVariables }, (_, i) => `{{v${i}}}`).join(' ');
    const made = await keep('긴 것', variables.padEnd(OURS.promptLength, '가'));
    expect(made.text).toHaveLength(OURS.promptLength);
    must(await person.remove(`${URL}/${made.id}`));
  });

  it('keeps words that look like a query or a page as they are', async () => {
    const text = `'); drop table prompts; -- <img src=x onerror=alert(1)> {{__proto__}} $1`;
    const made = await keep(`Robert'); --`, text);
    expect((await list()).find(({ id }) => id === made.id)).toMatchObject({ name: `Robert'); --`, text });
    must(await person.remove(`${URL}/${made.id}`));
  });

  it('is deleted with its history and its marks', async () => {
    const { id } = await keep('지울 것');
    await change(id, '지울 것', '다른 글');
    must(await person.put(`${URL}/${id}/pin`, { isPinned: true }));
    expect((await person.remove(`${URL}/${id}`)).statusCode).toBe(204);
    expect((await list()).some((prompt) => prompt.id === id)).toBe(false);
    expect((await person.remove(`${URL}/${id}`)).statusCode).toBe(404);
    const left = await app.deps.database.query(
      'select 1 from prompt_versions where prompt_id = $1 union all select 1 from prompt_marks where prompt_id = $1',
      [id],
    );
    expect(left).toEqual([]);
  });

  it('answers alike to a stranger and to everybody when it is not there', async () => {
    const made = await keep('남의 것', '비밀스러운 글');
    const { id } = await change(made.id, '남의 것', '새 글');
    const [version] = await versionsOf(id);
    const calls = (promptId: string, versionId: string) => [
      stranger.put(`${URL}/${promptId}`, { name: 'x', text: 'x' }),
      stranger.put(`${URL}/${promptId}/pin`, { isPinned: true }),
      stranger.put(`${URL}/${promptId}/org`, { orgId: null }),
      stranger.post(`${URL}/${promptId}/use`),
      stranger.get(`${URL}/${promptId}/versions`),
      stranger.post(`${URL}/${promptId}/versions/${versionId}/restore`),
      stranger.remove(`${URL}/${promptId}`),
    ];
    const before = await list();
    const said = async (promptId: string, versionId: string) =>
      (await Promise.all(calls(promptId, versionId))).map(({ statusCode, body }) => [
        statusCode,
        body.replace(/"requestId":"[^"]*"/, ''),
      ]);
    const foreign = await said(id, version?.id ?? '');
    expect(foreign.map(([status]) => status)).toEqual(Array(7).fill(404));
    expect(foreign).toEqual(await said(randomUUID(), randomUUID()));
    expect(foreign).toEqual(await said('no-id', 'no-id'));
    expect(await list()).toEqual(before);
    expect(await versionsOf(id)).toEqual([version]);
  });
});

describe('the order of prompts', () => {
  it("has the pinned first, then the last used, and is everybody's own", async () => {
    const own = await app.signIn('Orderly');
    const made: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      later();
      made.push((await keep(name, name, own)).id);
    }
    const [a, b] = made;
    const names = async () => (await list(own)).map(({ name }) => name).join('');
    expect(await names()).toBe('dcba');
    later();
    expect((await own.post(`${URL}/${b}/use`)).statusCode).toBe(204);
    expect(await names()).toBe('bdca');
    expect((await own.put(`${URL}/${a}/pin`, { isPinned: true })).statusCode).toBe(204);
    expect(await names()).toBe('abdc');
    later();
    must(await own.post(`${URL}/${a}/use`));
    expect((await list(own))[0]).toMatchObject({ isPinned: true, usedAt: new Date(nowMs).toISOString() });
    must(await own.put(`${URL}/${a}/pin`, { isPinned: false }));
    expect(await names()).toBe('abdc');
    expect((await list(own))[0]).toMatchObject({ isPinned: false, usedAt: new Date(nowMs).toISOString() });
  });
});

describe('the history of a prompt', () => {
  it('holds how it read before, with the time of these words, latest first', async () => {
    const { id, updatedAt } = await keep('첫 이름', '첫 글');
    expect(await versionsOf(id)).toEqual([]);
    const second = new Date(later()).toISOString();
    await change(id, '첫 이름', '둘째 글');
    later();
    await change(id, '셋째 이름', '둘째 글');
    expect(await versionsOf(id)).toMatchObject([
      { name: '첫 이름', text: '둘째 글', savedAt: second },
      { name: '첫 이름', text: '첫 글', savedAt: updatedAt },
    ]);
  });

  it('grows by nothing when nothing is changed, shared or pinned anew', async () => {
    const { id } = await keep('같은 이름', '같은 글');
    later();
    const same = await change(id, ' 같은 이름', '같은 글 ');
    must(await person.put(`${URL}/${id}/pin`, { isPinned: true }));
    must(await person.put(`${URL}/${id}/org`, { orgId: null }));
    expect(same.updatedAt).not.toBe(new Date(nowMs).toISOString());
    expect(await versionsOf(id)).toEqual([]);
  });

  it('is gone back to, and what is left goes into the history', async () => {
    const { id } = await keep('이름', '처음');
    await change(id, '새 이름', '나중');
    const [first] = await versionsOf(id);
    later();
    const restored = must<Prompt>(await person.post(`${URL}/${id}/versions/${first?.id}/restore`));
    expect(restored).toMatchObject({ id, name: '이름', text: '처음', updatedAt: new Date(nowMs).toISOString() });
    expect((await versionsOf(id)).map(({ text }) => text)).toEqual(['나중', '처음']);
  });

  it('keeps the last 20 versions, also of changes that come at once', async () => {
    const { id } = await keep('이름', '0');
    const texts = Array.from({ length: OURS.promptVersions + 4 }, (_, i) => `${i + 1}`);
    for (const text of texts) await change(id, '이름', text);
    const kept = (await versionsOf(id)).map(({ text }) => text);
    expect(kept).toEqual(['0', ...texts].slice(0, -1).toReversed().slice(0, OURS.promptVersions));
    await Promise.all(['a', 'b', 'c'].map((text) => change(id, '이름', text)));
    expect(await versionsOf(id)).toHaveLength(OURS.promptVersions);
  });

  it('is no way to the words of another prompt', async () => {
    const [mine, other] = [await keep('내 것', '내 글'), await keep('다른 것', '옛 글')];
    await change(other.id, '다른 것', '새 글');
    const [version] = await versionsOf(other.id);
    expect((await person.post(`${URL}/${mine.id}/versions/${version?.id}/restore`)).statusCode).toBe(404);
    expect((await list()).find(({ id }) => id === mine.id)?.text).toBe('내 글');
  });
});

describe('the limit of 200 prompts', () => {
  it('holds for each person, and for calls that come at once', async () => {
    const collector = await app.signIn('Collector');
    await app.deps.database.query(
      `insert into prompts (id, owner_id, name, text, updated_at)
       select gen_random_uuid(), $1, 'x', 'x', now() from generate_series(1, $2::integer)`,
      [collector.person.id, OURS.promptsPerPerson - 2],
    );
    const answers = await Promise.all([1, 2, 3, 4].map(() => collector.post(URL, { name: 'x', text: 'x' })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('200개까지') as string,
    });
    const own = await list(collector);
    expect(own).toHaveLength(OURS.promptsPerPerson);
    must(await collector.remove(`${URL}/${own[0]?.id}`));
    await keep('자리가 났다', 'x', collector);
    expect((await stranger.post(URL, { name: 'x', text: 'x' })).statusCode).toBe(200);
  });
});
