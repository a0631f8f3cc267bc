import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourcesApi } from '#contract/sources/sources.api.ts';
import { startReplay, type Replay } from '../../../tests/replay/replay-server.ts';
import { API_KEY } from '../../../tests/replay/youtube-services.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';

let replay: Replay;
let apps: Record<'page' | 'api', TestApp>;
beforeAll(async () => {
  replay = await startReplay();
  const api = { YOUTUBE_API_KEY: API_KEY, YOUTUBE_API_BASE_URL: `${replay.url}/youtube/v3` };
  apps = { page: await makeApp({ env: replay.env }), api: await makeApp({ env: { ...replay.env, ...api } }) };
});
afterAll(async () => {
  await apps.page.close();
  await apps.api.close();
  await replay.close();
});

async function read(app: TestApp, list: string) {
  const owner = await app.signIn('Jiwoo');
  const made = await owner.post('/api/canvases', { title: '캔버스', useTemplate: 'blank' });
  const { boardId } = (await owner.get(`/api/canvases/${made.json<{ id: string }>().id}/board`)).json<{
    boardId: string;
  }>();
  return owner.get(`/api/boards/${boardId}/playlist?list=${list}`);
}
const ids = ['maruReplay1', 'maruChapter'];

describe('a playlist', () => {
  it.each([
    ['its page', 'page', 'PLmaruKitchen01'],
    ['its page of 2026', 'page', 'PLmaruKitchenNew'],
    ['the Data API, page by page', 'api', 'PLmaruKitchen01'],
  ] as const)('is read from %s: each video once, without what is private', async (_name, by, list) => {
    const before = replay.requests.length;
    const answer = await read(apps[by], list);
    const { title, videos, isCut } = sourcesApi.readPlaylist.answer.parse(answer.json());
    expect([title, videos.map(({ videoId }) => videoId), isCut]).toEqual(['홈카페 첫걸음', ids, false]);
    expect(replay.requests.slice(before).includes('GET /playlist')).toBe(by === 'page');
  });

  it('that cannot be read says why', async () => {
    expect((await read(apps.page, 'PLgone0000')).json()).toMatchObject({ code: 'nothing-readable' });
    expect((await read(apps.page, 'WL')).json()).toMatchObject({ code: 'not-this-source' });
  });
});
