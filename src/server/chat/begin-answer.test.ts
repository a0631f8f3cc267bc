import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import { createQuota } from '../billing/create-quota.ts';
import { createHub } from '../live/hub.ts';
import { makeChatBoard } from '../testing/chat-board.ts';
import { useModelChat, type ModelChat } from '../../../tests/ai-stub/model-chat.ts';
import { noFacts, type AnswerWriter } from './answers/answer.ts';
import { begin } from './begin-answer.ts';
import { lookToAsk } from './look-at-chat.ts';

let { stub, app, owner, board } = {} as ModelChat;
useModelChat((chat) => void ({ stub, app, owner, board } = chat));

const credits = async () => {
  const { rows } = await app.deps.database.db.execute<{ tokens: string }>(
    `select tokens from credit_entries where account_id = '${owner.person.id}' order by at, tokens`,
  );
  return rows.map(({ tokens }) => Number(tokens));
};

describe('a question that cannot be kept', () => {
  it('is told to nobody: its answer ends, what that took is charged, and none of it stands anywhere', async () => {
    const deps = {
      ...app.deps,
      hub: createHub(),
      runs: new Map(),
      answering: new Map(),
      boardsOfChats: new Map(),
      quota: createQuota(app.deps),
      readKnowledge: async () => [],
    };
    const { canvasId, boardId, chatId: nodeId } = board;
    const place = { boardId, nodeId, canvasId, projectId: null };
    const question = { actorId: owner.person.id, text: '언제?', language: undefined };
    const seen = await lookToAsk(deps, place, { actorId: owner.person.id });
    let hasBegun = false;
    const writer: AnswerWriter = {
      async write(say, signal) {
        hasBegun = true;
        await say('들려서는 안 되는 말');
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      },
      facts: () => ({ ...noFacts, spentTokens: hasBegun ? 7_000 : 0 }),
    };
    const how = { engine: { kind: 'model', name: 'stub' } as const, isWebSearch: false, runId: randomUUID() };
    // Another chat's conversation has taken the id meanwhile.
    const other = await makeChatBoard(app, owner);
    const conversationId = randomUUID();
    await owner.post('/api/ai-chat', {
      message: '다른 곳',
      canvasId: other.canvasId,
      nodeId: other.chatId,
      conversationId,
    });
    const before = await credits();
    const beginning = begin(deps, place, { ...question, conversationId }, writer, { ...how, tail: seen.tail });
    await expect(beginning).rejects.toMatchObject({ code: 'not-found' });
    const isEarly = app.deps.database.kind === 'embedded';
    await expect.poll(() => deps.answering.size).toBe(0);
    expect([hasBegun, deps.runs.size]).toEqual([isEarly, 0]);
    expect(await credits()).toEqual(isEarly ? [...before, 7_000] : before);
    expect(JSON.stringify(await other.messages())).not.toContain('들려서는');
  });
});

describe('a chat that is remembered', () => {
  const ask = (canvasId: string, client = owner) =>
    client.post('/api/ai-chat', { message: '언제까지 쓰나?', canvasId, nodeId: board.chatId });

  it('is read where it stands now, not where it stood when it was asked before', async () => {
    await board.wire(await board.note('첫 보드의 원두'));
    expect((await ask(board.canvasId)).statusCode).toBe(200);
    expect((await ask(board.canvasId)).statusCode).toBe(200);
    const other = await makeChatBoard(app, owner);
    const note = await other.note('둘째 보드의 원두');
    await board.change({ do: 'remove-node', id: board.chatId });
    await other.change(
      { do: 'add-node', node: blankNode({ id: board.chatId, type: 'ai_chat', title: 'AI Chat' }) },
      { do: 'add-edge', edge: blankEdge({ id: randomUUID(), source: note, target: board.chatId }) },
    );
    const asked = stub.calls.length;
    expect((await ask(board.canvasId)).statusCode).toBe(404);
    expect(stub.calls).toHaveLength(asked);
    expect((await ask(other.canvasId)).statusCode).toBe(200);
    expect(stub.calls.at(-1)?.text).toContain('둘째 보드의 원두');
    expect(stub.calls.at(-1)?.text).not.toContain('첫 보드의 원두');
  });

  it('is nobody else’s for that: a stranger is told that there is none, and no model is asked', async () => {
    await ask(board.canvasId);
    const asked = stub.calls.length;
    expect((await ask(board.canvasId, await app.signIn('Stranger'))).statusCode).toBe(404);
    expect(stub.calls).toHaveLength(asked);
  });
});
