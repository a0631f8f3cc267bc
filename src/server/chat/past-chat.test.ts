import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { heldPieces } from '../../../tests/ai-stub/script.ts';
import { useModelChat, type ModelChat } from '../../../tests/ai-stub/model-chat.ts';
import type { ChatMessage, Conversation } from '#contract/chat/chat.schema.ts';
import { join, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let { stub, owner, board } = {} as ModelChat;
let editor: SignedInClient;
useModelChat((chat) => void ({ stub, owner, board } = chat), {
  prepare: async ({ app }) => void (editor = await app.signIn('Editor')),
});

const ask = async (message: string, pieces: string[] | ReturnType<typeof heldPieces>, conversationId: string) => {
  stub.script(() => ({ pieces }));
  const body = { canvasId: board.canvasId, nodeId: board.chatId, message, conversationId };
  return must<{ runId: string }>(await owner.post('/api/ai-chat', body));
};
/** A change of the board; answers the moment after it. */
async function moment(): Promise<number> {
  await board.addNode({ type: 'text', title: '노트' });
  return must<{ seq: number }>(await owner.get(`/api/canvases/${board.canvasId}/board`)).seq;
}
const past = (what: string, seq: number, more = '', who = owner) =>
  who.get(`/api/boards/${board.boardId}/history/${what}?seq=${seq}&nodeId=${board.chatId}${more}`);
const said = async (seq: number, talk: string) =>
  must<ChatMessage[]>(await past('messages', seq, `&conversationId=${talk}`)).map((one) => one.messageText);

it('a chat of the past holds what was said up to the moment, in the versions that were written by then', async () => {
  const [talk, later] = [randomUUID(), randomUUID()];
  const before = await moment();
  const { runId } = await ask('첫 잔이 왜 써?', ['분쇄도 때문이에요.'], talk);
  const answered = await moment();
  stub.script(() => ({ pieces: ['물이 뜨거워서요.'] }));
  must(await owner.post(`/api/ai-runs/${runId}/again`, {}));
  await ask('새 대화', ['네.'], later);
  const last = await moment();

  expect(await said(before, talk)).toEqual([]);
  expect(await said(answered, talk)).toEqual(['첫 잔이 왜 써?', '분쇄도 때문이에요.']);
  expect(await said(last, talk)).toEqual(['첫 잔이 왜 써?', '물이 뜨거워서요.']);
  const listed = await Promise.all(
    [before, answered, last].map(async (seq) =>
      must<Conversation[]>(await past('conversations', seq)).map(({ id }) => id),
    ),
  );
  expect(listed).toEqual([[], [talk], [later, talk]]);
  expect((await past('messages', last + 1, `&conversationId=${talk}`)).statusCode).toBe(404);
});

it('an answer that ended after the moment is not there, and a name given later takes what was said until then', async () => {
  const talk = randomUUID();
  const held = heldPieces();
  const running = ask('길게 써 줘', held, talk);
  await expect
    .poll(async () => (await owner.get(`/api/canvases/${board.canvasId}/conversations?nodeId=${board.chatId}`)).body)
    .toContain('"isAnswering":true');
  const during = await moment();
  held.say('긴 답변');
  held.end();
  await running;
  expect(await said(during, talk)).toEqual(['길게 써 줘']);
  const name = { id: randomUUID(), name: '답을 받은 뒤' };
  must(await owner.post(`/api/boards/${board.boardId}/history/marks`, name));
  expect(await said(during, talk)).toEqual(['길게 써 줘', '긴 답변']);
});

it('a chat that was removed is read by who was among its last audience', async () => {
  await join(`/api/boards/${board.boardId}`, owner, editor, 'editor');
  const talk = randomUUID();
  await ask('비밀 질문', ['비밀 답'], talk);
  const open = await moment();
  const read = async () => (await past('messages', open, `&conversationId=${talk}`, editor)).statusCode;
  expect(await read()).toBe(200);
  await board.change({ do: 'patch-node', id: board.chatId, patch: { audience: { to: 'named', people: [] } } });
  expect(await read()).toBe(404);
  await board.change({ do: 'remove-node', id: board.chatId });
  expect([await read(), await said(open, talk)]).toEqual([404, ['비밀 질문', '비밀 답']]);
});
