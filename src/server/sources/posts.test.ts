import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSTS_HEADER } from '../../../tests/replay/posts.ts';
import { startReplay, type Replay } from '../../../tests/replay/replay-server.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeSourceBoard, type SourceBoard } from '../testing/source-board.ts';
import { readOembed } from './posts/oembed.ts';

let replay: Replay;
let apps: TestApp[];
let free: SourceBoard;
let paid: SourceBoard;
beforeAll(async () => {
  replay = await startReplay();
  const provider = {
    INSTAGRAM_PROVIDER_URL: `${replay.url}/posts?url={url}`,
    INSTAGRAM_PROVIDER_HEADER: POSTS_HEADER,
    INSTAGRAM_PROVIDER_CAPTION: 'data.caption',
    INSTAGRAM_PROVIDER_USERNAME: 'data.user.name',
    INSTAGRAM_PROVIDER_PICTURE: 'data.cover',
    INSTAGRAM_PROVIDER_TRANSCRIPT: 'data.lines',
  };
  apps = [await makeApp({ env: replay.env }), await makeApp({ env: { ...replay.env, ...provider } })];
  [free, paid] = (await Promise.all(apps.map((app) => makeSourceBoard(app, 'Jiwoo')))) as [SourceBoard, SourceBoard];
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await replay.close();
});

async function add(board: SourceBoard, url: string) {
  const type = url.includes('instagram') ? 'instagram_transcript' : 'website';
  const id = await board.add(type, { url }, 'Post');
  return { node: await board.settled(id), source: await board.source(id), id };
}
const insta = (path: string) => `https://www.instagram.com${path}`;

describe('a post of Instagram', () => {
  it.each([
    [
      'its page',
      '/p/MaruPost001/',
      'og-caption',
      '협찬 문의에 답하는 다섯 문장. 첫 문장은 감사, 둘째 문장은 일정입니다. 단가는 마지막에 적어요.',
    ],
    [
      'its embed page',
      '/reel/MaruEmbed01/',
      'embed-caption',
      '첫 3초에 결과를 먼저 보여 주세요.\n저장률이 "두 배"가 됩니다. #reels',
    ],
    [
      'the data of its embed page',
      '/p/MaruEmbed02/',
      'embed-caption',
      '협찬 메일은 다섯 문장이면 됩니다.\nDM은 받지 않아요.',
    ],
  ])('is told by %s, and says that it is the caption alone', async (_name, path, method, caption) => {
    const { node, source } = await add(free, insta(path));
    expect(node).toMatchObject({ title: '@maru.studio', metadata: { level: 'caption', username: 'maru.studio' } });
    expect([source.status, source.extractionMethod]).toEqual(['partial', method]);
    expect(source.passages.map(({ text }) => text)).toEqual([caption]);
  });

  it('that asks for a sign-in everywhere is a link and nothing more', async () => {
    const { node } = await add(free, insta('/reel/MaruLogin01/'));
    expect(node.metadata).toMatchObject({ level: 'link-only', processingProblem: 'login-required' });
  });

  it('is told whole, with what is said in it, by a provider that the operator pays', async () => {
    const { node, source } = await add(paid, insta('/reel/MaruLogin01/'));
    expect(node).toMatchObject({ title: '@maru.studio', metadata: { level: 'full', thumbnail: expect.any(String) } });
    expect([source.status, source.extractionMethod]).toEqual(['ready', 'provider']);
    expect(source.passages).toMatchObject([
      { text: '제공자의 캡션입니다.', startSec: null },
      { text: '결과를 먼저 보여 주세요. 그다음에 방법을 말합니다.', startSec: 0, endSec: 9 },
    ]);
  });

  it('becomes whole by what somebody brings, and keeps its caption', async () => {
    const { id } = await add(free, insta('/reel/MaruEmbed01/'));
    const payload = { text: '0:00 결과를 먼저 보여 주세요.\n0:05 그다음에 방법을 말합니다.' };
    await free.client.send({ method: 'PUT', url: `/api/nodes/${id}/source/transcript`, payload });
    expect((await free.node(id))?.metadata.level).toBe('full');
    const { passages } = await free.source(id);
    expect(passages.map(({ startSec }) => startSec)).toEqual([null, 0]);
    expect(passages[0]?.text).toContain('저장률이');
  });
});

describe('a post of another platform', () => {
  it('of TikTok is kept with its title, and says that it is the caption alone', async () => {
    const { node, source } = await add(free, 'https://www.tiktok.com/@maru.studio/video/7301234567890123456');
    expect(node).toMatchObject({
      title: '마루 스튜디오',
      type: 'website',
      metadata: {
        platform: 'tiktok',
        siteName: 'TikTok',
        level: 'caption',
        username: 'maru.studio',
        thumbnail: expect.any(String),
      },
    });
    expect(source.passages[0]?.text).toBe('아침 루틴 세 가지 #홈카페');
  });

  it('without a caption says that nothing is written there, and blames no sign-in', async () => {
    const { node } = await add(free, 'https://www.tiktok.com/@maru.studio/video/7000000000000000000');
    expect(node.metadata).toMatchObject({ processingProblem: 'nothing-readable', level: 'link-only' });
  });

  it('of X is kept whole', async () => {
    const { node, source } = await add(free, 'https://x.com/maru_studio/status/1750000000000000001');
    expect(node).toMatchObject({
      title: '마루 스튜디오',
      metadata: { platform: 'x', level: 'full', language: 'ko', username: 'maru_studio' },
    });
    expect(source.status).toBe('ready');
    expect(source.passages[0]?.text).toBe(
      '업로드 시간을 저녁 7시로 옮겼더니\n조회수가 38% 늘었습니다. pic.twitter.com/x',
    );
  });

  it('that is gone says so, and stays a link', async () => {
    const { node } = await add(free, 'https://x.com/maru_studio/status/404404404');
    expect(node.metadata).toMatchObject({ processingProblem: 'not-found', level: 'link-only', platform: 'x' });
  });

  it.each([{}, { html: 7, title: [] }, { html: '<p' }, { author_url: 'javascript:alert(1)' }])(
    'that tells nothing of use is taken for nothing: %j',
    (answer) => {
      expect(readOembed(answer, true)).toMatchObject({ text: null, username: null, author: null });
    },
  );
});
