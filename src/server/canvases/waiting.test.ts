import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeChatBoard, type ChatBoard } from '../testing/chat-board.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let board: ChatBoard;
beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('Owner');
  board = await makeChatBoard(app, owner);
});
afterAll(() => app.close());

const TODAY = '2026-11-29';
const ask = async (client: SignedInClient, chats: readonly string[] = []) =>
  (await client.get(`/api/canvases/waiting?today=${TODAY}&chats=${chats.join(',')}`)).json<object[]>();
/** The card of a deal as its steps keep it. */
const card = (title: string, due: string, state: 'new' | 'agreed' | 'paid') =>
  board.note('## 광고 제안\n\n| 항목 | 내용 |\n| --- | --- |\n| 제품 | 드립백 |', {
    title,
    metadata: {
      recipe: { id: 'sponsor-brief', values: {} },
      deal: { state, dates: { new: '2026-11-20' }, due: state === 'new' ? { reply: due } : { upload: due } },
    },
  });

it('names failed sources by their canvas, deals whose day is near, and chats with an unsent question, to their owner only', async () => {
  const failed = { processingError: '페이지를 열 수 없어요.', processingProblem: 'unreachable' };
  const first = await board.addNode({ type: 'website', title: '첫 글', metadata: failed });
  await board.addNode({ type: 'website', title: '둘째 글', metadata: failed });
  await board.addNode({ type: 'website', title: '다시 읽는 글', metadata: { ...failed, isProcessing: true } });
  const near = await card('바리', '2026-12-02', 'new');
  const past = await card('지난', '2026-11-27', 'agreed');
  await card('먼', '2026-12-30', 'new');
  await card('끝난', '2026-11-30', 'paid');
  const place = { canvasId: board.canvasId, canvasTitle: '캔버스' };
  expect(await ask(owner, [board.chatId, randomUUID()])).toEqual([
    { kind: 'due', ...place, nodeId: near, title: '바리', what: 'reply', date: '2026-12-02' },
    { kind: 'due', ...place, nodeId: past, title: '지난', what: 'upload', date: '2026-11-27' },
    { kind: 'unread', ...place, nodeId: first, title: '첫 글', count: 2 },
    { kind: 'draft', ...place, nodeId: board.chatId },
  ]);
  const stranger = await app.signIn('Stranger');
  expect(await ask(stranger, [board.chatId, first])).toEqual([]);
  expect((await app.visitor.get(`/api/canvases/waiting?today=${TODAY}`)).statusCode).toBe(401);
  await owner.remove(`/api/canvases/${board.canvasId}`);
  expect(await ask(owner, [board.chatId])).toEqual([]);
});

it.each(['today=tomorrow', 'today=2026-11-29&chats=x', ''])('is not asked with %j', async (query) => {
  expect((await owner.get(`/api/canvases/waiting?${query}`)).statusCode).toBe(400);
});
