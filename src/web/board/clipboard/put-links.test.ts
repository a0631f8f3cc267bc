import { afterEach, expect, it, vi } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { noteForAi } from '#contract/board/note-for-ai.ts';
import { createNotices } from '../../lib/notices.ts';
import { readLinks } from '../../editor/commands/add-link.ts';
import { readLinksOf } from '../../editor/commands/read-links-of.ts';
import { openTestBoard } from '../../editor/test-server.ts';
import { putLinks } from './put-links.ts';

afterEach(() => vi.unstubAllGlobals());

const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as Parameters<
  typeof putLinks
>[1]['t'];

async function board(...nodes: BoardNode[]) {
  vi.stubGlobal('window', new EventTarget());
  const { editor } = await openTestBoard(nodes);
  editor.camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
  const notices = createNotices();
  const here = {
    t,
    notices,
    sentenceOf: String,
    sayMade: (count: number) => void notices.show({ tone: 'done', title: `made ${count}` }),
  };
  return {
    editor,
    here,
    said: () => notices.current().map(({ title, text }) => [title, text].filter(Boolean).join(': ')),
  };
}
const noteOf = (node?: BoardNode) => node && noteForAi(node.metadata);
const answer = (status: number, body: object) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })),
  );

it('several links become a laid-out group in one step', async () => {
  const { editor, here, said } = await board();
  const links = readLinks('https://a.kr/1\nhttps://a.kr/2\nhttps://youtu.be/dQw4w9WgXcQ') ?? [];
  await putLinks(editor, here, links, { language: 'ko' });
  const [group, ...members] = [...editor.nodes()];
  expect(group).toMatchObject({ type: 'group', title: 'links 3' });
  expect(members.map(({ type, parentId }) => [type, parentId])).toEqual([
    ['website', group?.id],
    ['website', group?.id],
    ['youtube_transcript', group?.id],
  ]);
  expect(said()).toEqual(['made 3']);
  editor.undo();
  expect([...editor.nodes()]).toEqual([]);
});

it('what the AI is to know about links that are brought stands on each of them', async () => {
  const { editor, here } = await board();
  const links = (readLinks('https://a.kr/1 https://youtu.be/dQw4w9WgXcQ') ?? []).map((link) => ({
    ...link,
    note: '우유 온도 이야기만',
  }));
  await putLinks(editor, here, links, { language: 'ko' });
  const [, ...members] = [...editor.nodes()];
  expect(members.map(noteOf)).toEqual(['우유 온도 이야기만', '우유 온도 이야기만']);
  await putLinks(editor, here, links.slice(0, 1), { language: 'ko' });
  expect(noteOf([...editor.nodes()].at(-1))).toBe('우유 온도 이야기만');
});

it('several links that are dropped on a group become its members', async () => {
  const at = { x: 200, y: 200 };
  const { editor, here } = await board(
    blankNode({ id: 'g', type: 'group', position: { x: 0, y: 0 }, size: { width: 2_000, height: 1_400 } }),
  );
  await putLinks(editor, here, readLinks('https://a.kr/1 https://a.kr/2') ?? [], { language: 'ko', at });
  const others = [...editor.nodes()].filter(({ id }) => id !== 'g');
  expect(others.map(({ type, parentId }) => [type, parentId])).toEqual([
    ['website', 'g'],
    ['website', 'g'],
  ]);
});

it('a playlist becomes a group of its videos under its title', async () => {
  const { editor, here, said } = await board();
  const videos = ['maruReplay1', 'maruChapter'].map((videoId) => ({ videoId, title: videoId }));
  answer(200, { title: '홈카페 첫걸음', videos, isCut: true });
  const links = readLinksOf('youtube', 'https://youtube.com/playlist?list=PLmaruKitchen01') ?? [];
  await putLinks(editor, here, links, { language: 'ko' });
  const [group, ...members] = [...editor.nodes()];
  expect(group).toMatchObject({ type: 'group', title: '홈카페 첫걸음' });
  expect(members.map(({ metadata }) => [metadata['url'], metadata['isProcessing']])).toEqual([
    ['https://www.youtube.com/watch?v=maruReplay1', true],
    ['https://www.youtube.com/watch?v=maruChapter', true],
  ]);
  expect(said()).toEqual(['playlistRead 홈카페 첫걸음 2: playlistCut 2']);
  editor.undo();
  expect([...editor.nodes()]).toEqual([]);
});

it('a playlist that cannot be read says why and puts nothing', async () => {
  const { editor, here, said } = await board();
  answer(422, { code: 'nothing-readable', message: '막혔어요.', requestId: 'x' });
  await putLinks(editor, here, readLinks('https://www.youtube.com/playlist?list=PLmaruKitchen01') ?? [], {
    language: 'ko',
  });
  expect([...editor.nodes()]).toEqual([]);
  expect(said()[0]).toContain('playlistFailed');
});
