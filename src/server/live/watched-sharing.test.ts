import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import type { Invitation } from '#contract/orgs/orgs.schema.ts';
import type { Link } from '#contract/sharing/links.schema.ts';
import type { Sharing } from '#contract/sharing/sharing.schema.ts';
import { openLive } from '../testing/live-client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, makeStudio, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let mate: SignedInClient;
beforeAll(async () => {
  app = await makeApp({ listen: true });
  [owner, mate] = [await app.signIn('Owner'), await app.signIn('Mate')];
});
afterAll(() => app.close());

/** A tab that watches a board, and how it hears of one change after the other. */
async function watch(by: SignedInClient, boardId: string) {
  const tab = await openLive(app.url, { origin: app.url, cookie: by.cookie });
  let told = 0;
  const count = () => tab.heard.filter(({ say }) => say === 'sharing').length;
  const hears = async (change: () => Promise<unknown>) => {
    told = count();
    await change();
    await tab.until(() => count() > told);
  };
  await hears(async () => tab.say({ do: 'watch', boardId }));
  return { ...tab, hears };
}

describe('whoever looks at who is on a board', () => {
  it('is told when people, invitations, requests or links of a canvas change', async () => {
    const { id, boardId } = must<Canvas>(await owner.post('/api/canvases', { title: 'A', useTemplate: 'blank' }));
    const board = `/api/boards/${boardId}` as const;
    const { hears } = await watch(owner, boardId);
    const asked = await app.signIn('Asker');
    const post = (by: Pick<SignedInClient, 'post'>, path: string, body: object) => async () =>
      must(await by.post(path, body));
    let link: Link | undefined;
    await hears(async () => (link = must<Link>(await owner.post(`${board}/links`, { role: 'viewer' }))));
    const token = link?.url.slice(-22) ?? '';
    await hears(post(app.visitor, '/api/links/enter', { token, name: '모카' }));
    await hears(post(mate, '/api/links/enter', { token }));
    await hears(post(asked, '/api/access-requests', { canvasId: id, role: 'editor', note: '' }));
    const { requests } = must<Sharing>(await owner.get(`${board}/sharing`));
    await hears(post(owner, `${board}/access-requests/${requests[0]?.id}/accept`, {}));
    await hears(() => join(board, owner, mate, 'editor'));
    await hears(post(owner, `${board}/transfer`, { userId: mate.person.id }));
    await hears(async () => owner.remove(`${board}/transfer`));
    const { members } = must<Sharing>(await owner.get(`${board}/sharing`));
    const own = members.find(({ userId }) => userId === mate.person.id);
    await hears(async () => must(await owner.put(`${board}/members/${own?.id}`, { role: 'viewer' })));
    const invitation = must<Invitation>(
      await owner.post(`${board}/invitations`, { email: 'somebody@example.com', role: 'viewer' }),
    );
    await hears(async () => owner.remove(`${board}/invitations/${invitation.id}`));
    await hears(async () => owner.remove(`${board}/links/${link?.id}`));
    await hears(async () => owner.remove(`${board}/members/${own?.id}`));
  });

  it('is told the same of a project, and of who comes into its organisation, by the address of its board', async () => {
    const { project, orgUrl, projectUrl } = await makeStudio(owner);
    const { hears } = await watch(owner, project.boardId);
    await hears(() => join(orgUrl, owner, mate, 'viewer'));
    await hears(async () =>
      must(await owner.post(`${projectUrl}/members`, { userId: mate.person.id, role: 'viewer' })),
    );
  });

  it('is told nothing once he is not there any more, and nothing of boards of others', async () => {
    const { boardId } = must<Canvas>(await owner.post('/api/canvases', { title: 'A', useTemplate: 'blank' }));
    const { id } = await join(`/api/boards/${boardId}`, owner, mate, 'viewer');
    const tab = await watch(mate, boardId);
    await owner.remove(`/api/boards/${boardId}/members/${id}`);
    await tab.until(() => tab.heard.some(({ say }) => say === 'refused'));
    const stranger = await openLive(app.url, { origin: app.url, cookie: (await app.signIn('Stranger')).cookie });
    stranger.say({ do: 'watch', boardId });
    await stranger.until(() => stranger.heard.length > 0);
    expect(stranger.heard).toEqual([{ say: 'refused', boardId }]);
  });
});
