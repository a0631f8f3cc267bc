import { describe, expect, it } from 'vitest';
import type { Originality } from '#contract/recipes/originality.api.ts';
import { useModelChat, type ModelChat } from '../../../../tests/ai-stub/model-chat.ts';

const COPIED = '냉동 채소와 두부, 달걀을 기본으로 담아 두면 버리는 음식이 눈에 띄게 줄어든다.';
const OWN = '저는 일요일마다 반찬을 네 가지씩 만들어 두고 평일에는 데우기만 해요.';

let { stub, app, owner, board } = {} as ModelChat;
useModelChat((chat) => void ({ stub, app, owner, board } = chat));

const ofNote = async (nodeId: string) =>
  (await owner.get(`/api/nodes/${nodeId}/originality`)).json<Originality>().sentences;

describe('a note that a person wrote', () => {
  it('is compared with a source that is wired to it, and not with one that is not', async () => {
    const sourceId = await board.note(COPIED, { title: '장보기' });
    const noteId = await board.note(COPIED, { title: '내 글' });
    expect(await ofNote(noteId)).toEqual([]);
    await board.wire(sourceId, noteId);
    expect(await ofNote(noteId)).toMatchObject([{ rule: 'copied', nodeId: sourceId, sourceTitle: '장보기' }]);
  });

  it('is compared with what feeds the chat that it is wired to, and never with itself', async () => {
    const sourceId = await board.note(COPIED);
    const noteId = await board.note(`${OWN} ${COPIED}`);
    await board.wire(sourceId);
    await board.wire(noteId);
    expect(await ofNote(noteId)).toMatchObject([{ nodeId: sourceId }]);
  });

  it('is original in its own words', async () => {
    const noteId = await board.note(OWN);
    await board.wire(await board.note(COPIED), noteId);
    expect(await ofNote(noteId)).toEqual([]);
  });
});

describe('an answer', () => {
  const ask = async (said: string) => {
    stub.script(() => ({ pieces: [said] }));
    const place = { canvasId: board.canvasId, nodeId: board.chatId };
    const answer = await owner.post('/api/ai-chat', { ...place, message: '장은 어떻게 보나요?' });
    return answer.json<{ message: { runId: string } }>().message.runId;
  };
  const ofAnswer = (runId: string, who = owner) => who.get(`/api/ai-runs/${runId}/originality`);

  it('that repeats a wired source is marked with it; one in its own words is not', async () => {
    const sourceId = await board.note(COPIED, { title: '장보기' });
    await board.wire(sourceId);
    const copied = (await ofAnswer(await ask(`${COPIED} ${OWN}`))).json<Originality>();
    expect(copied.sentences).toMatchObject([{ nodeId: sourceId, sourceTitle: '장보기' }]);
    expect((await ofAnswer(await ask(OWN))).json<Originality>().sentences).toEqual([]);
  });

  it('that shows words of others by its form is compared without them', async () => {
    const sourceId = await board.note(COPIED, { title: '댓글' });
    await board.wire(sourceId);
    stub.script(() => ({ pieces: [JSON.stringify({ replies: [{ comment: 1, reply: OWN }] })] }));
    const recipe = { id: 'comment-replies', values: { comments: COPIED } };
    const place = { canvasId: board.canvasId, nodeId: board.chatId };
    const answer = await owner.post('/api/ai-chat', { ...place, message: '댓글 답글', recipe });
    const { runId, messageText } = answer.json<{ message: { runId: string; messageText: string } }>().message;
    expect(messageText).toContain(`> ${COPIED}`);
    expect((await ofAnswer(runId)).json<Originality>().sentences).toEqual([]);
  });

  it('is nobody else’s to compare', async () => {
    await board.wire(await board.note(COPIED));
    const runId = await ask(COPIED);
    expect((await ofAnswer(runId, await app.signIn('Stranger'))).statusCode).toBe(404);
  });
});
