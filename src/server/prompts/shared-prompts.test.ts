import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Prompt } from '#contract/prompts/prompts.schema.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, makeStaff, makeStudio, must, type PlaceUrl } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const URL = '/api/prompts';

let app: TestApp;
/** A viewer of the organisation, who keeps the prompt. */
let keeper: SignedInClient;
let colleague: SignedInClient;
let owner: SignedInClient;
let stranger: SignedInClient;
let orgId: string;
let orgUrl: PlaceUrl;
let id: string;

beforeAll(async () => {
  app = await makeApp();
  const staff = await makeStaff(app);
  ({ owner, viewer: keeper, editor: colleague } = staff);
  stranger = await app.signIn('Stranger');
});
afterAll(() => app.close());

beforeEach(async () => {
  const studio = await makeStudio(owner, '새벽 스튜디오');
  ({ orgUrl } = studio);
  orgId = studio.org.id;
  await join(orgUrl, owner, keeper, 'viewer');
  await join(orgUrl, owner, colleague, 'editor');
  const made = must<Prompt>(await keeper.post(URL, { name: '비밀', text: '아직 나누지 않은 글' }));
  ({ id } = must<Prompt>(await keeper.put(`${URL}/${made.id}`, { name: '훅', text: '{{제목}}의 훅' })));
});

const share = (to: string | null, by = keeper) => by.put(`${URL}/${id}/org`, { orgId: to });
const seenBy = async (client: SignedInClient) =>
  must<Prompt[]>(await client.get(URL)).find((prompt) => prompt.id === id) ?? null;

describe('a shared prompt', () => {
  it('is seen by the members of the organisation, with whose it is, and by nobody else', async () => {
    expect(await seenBy(colleague)).toBeNull();
    const shared = must<Prompt>(await share(orgId));
    expect(shared).toMatchObject({ isMine: true, org: { id: orgId, name: '새벽 스튜디오' } });
    expect(await seenBy(colleague)).toEqual({ ...shared, isMine: false, ownerName: 'Viewer' });
    expect(await seenBy(stranger)).toBeNull();
  });

  it('can be shared from the start', async () => {
    const made = must<Prompt>(await keeper.post(URL, { name: '새 훅', text: '새 글', orgId }));
    expect(made.org).toEqual({ id: orgId, name: '새벽 스튜디오' });
    expect(must<Prompt[]>(await colleague.get(URL)).map(({ name }) => name)).toContain('새 훅');
  });

  it('is changed, deleted, shared on and looked back at by its owner only, not even by the owner of the organisation', async () => {
    must(await share(orgId));
    const [version] = must<{ id: string }[]>(await keeper.get(`${URL}/${id}/versions`));
    for (const client of [colleague, owner]) {
      const answers = await Promise.all([
        client.put(`${URL}/${id}`, { name: 'x', text: 'x' }),
        client.remove(`${URL}/${id}`),
        client.put(`${URL}/${id}/org`, { orgId: null }),
        client.get(`${URL}/${id}/versions`),
        client.post(`${URL}/${id}/versions/${version?.id}/restore`),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
      expect(answers.map(({ body }) => body).join()).not.toContain('아직 나누지 않은 글');
    }
    expect(await seenBy(keeper)).toMatchObject({ name: '훅', text: '{{제목}}의 훅', org: { id: orgId } });
  });

  it('is pinned and used by each member for himself', async () => {
    must(await share(orgId));
    must(await colleague.put(`${URL}/${id}/pin`, { isPinned: true }));
    must(await colleague.post(`${URL}/${id}/use`));
    expect(await seenBy(colleague)).toMatchObject({ isPinned: true, usedAt: expect.any(String) as string });
    expect(await seenBy(keeper)).toMatchObject({ isPinned: false, usedAt: null });
    expect((await stranger.put(`${URL}/${id}/pin`, { isPinned: true })).statusCode).toBe(404);
    expect((await stranger.post(`${URL}/${id}/use`)).statusCode).toBe(404);
  });

  it("is nobody else's again when it is taken back, however it was pinned", async () => {
    must(await share(orgId));
    must(await colleague.put(`${URL}/${id}/pin`, { isPinned: true }));
    expect(must<Prompt>(await share(null)).org).toBeNull();
    expect(await seenBy(colleague)).toBeNull();
    expect((await colleague.post(`${URL}/${id}/use`)).statusCode).toBe(404);
    expect((await colleague.put(`${URL}/${id}`, { name: 'x', text: 'x' })).statusCode).toBe(404);
  });

  it('goes to no organisation of others: foreign and absent ones answer alike', async () => {
    const foreign = must<{ id: string }>(await stranger.post('/api/orgs', { name: '남의 조직' }));
    const words = async (to: string) => {
      const { statusCode, body } = await share(to);
      return [statusCode, body.replace(/"requestId":"[^"]*"/, '')];
    };
    expect(await words(foreign.id)).toEqual(await words(randomUUID()));
    expect((await share(foreign.id)).statusCode).toBe(404);
    expect((await share('no-id')).statusCode).toBe(400);
    const before = must<Prompt[]>(await keeper.get(URL));
    const made = await keeper.post(URL, { name: 'x', text: 'x', orgId: foreign.id });
    expect(made.statusCode).toBe(404);
    expect(must<Prompt[]>(await keeper.get(URL))).toEqual(before);
    expect(await seenBy(stranger)).toBeNull();
    expect((await seenBy(keeper))?.org).toBeNull();
  });

  it('is no longer seen by whoever has left, nor by the others when its owner has left', async () => {
    must(await share(orgId));
    const members = must<{ id: string; userId: string }[]>(await owner.get(`${orgUrl}/members`));
    const leave = async (client: SignedInClient) =>
      must(await client.remove(`${orgUrl}/members/${members.find((m) => m.userId === client.person.id)?.id}`));
    await leave(colleague);
    expect([await seenBy(colleague), (await seenBy(owner))?.name]).toEqual([null, '훅']);
    await leave(keeper);
    expect(await seenBy(owner)).toBeNull();
    expect((await owner.post(`${URL}/${id}/use`)).statusCode).toBe(404);
    expect(await seenBy(keeper)).toMatchObject({ isMine: true, org: null });
    await join(orgUrl, owner, keeper, 'viewer');
    expect(await seenBy(owner)).toBeNull();
    expect(await seenBy(keeper)).toMatchObject({ isMine: true, org: null });
  });

  it('stays with its owner when the organisation is deleted', async () => {
    must(await share(orgId));
    must(await owner.remove(orgUrl));
    expect(await seenBy(keeper)).toMatchObject({ name: '훅', org: null });
    expect(await seenBy(owner)).toBeNull();
  });

  it('goes with the account of its owner', async () => {
    const leaver = await app.signIn(`Leaver${randomUUID().slice(0, 8)}`);
    await join(orgUrl, owner, leaver, 'viewer');
    const made = must<Prompt>(await leaver.post(URL, { name: '떠날 글', text: '떠날 글' }));
    must(await leaver.put(`${URL}/${made.id}/org`, { orgId }));
    must(await colleague.post(`${URL}/${made.id}/use`));
    const confirm = { confirm: leaver.person.email };
    must(await leaver.send({ method: 'DELETE', url: '/api/account', payload: confirm }));
    expect(must<Prompt[]>(await colleague.get(URL)).some((prompt) => prompt.id === made.id)).toBe(false);
  });
});
