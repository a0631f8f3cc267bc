import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAiStub, type AiStub } from '../../../../tests/ai-stub/start-ai-stub.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { blankEdge } from '#contract/board/blank.ts';
import { randomUUID } from 'node:crypto';
import { makeChatBoard, type ChatBoard } from '../../testing/chat-board.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { must } from '../../testing/studio.ts';

let stub: AiStub;
let app: TestApp;
let board: ChatBoard;
beforeAll(async () => {
  stub = await startAiStub();
  app = await makeApp({ env: { ...stub.env, AI_SMALL_MODEL: 'small' } });
  board = await makeChatBoard(app, await app.signIn('Jiwoo'));
});
afterAll(async () => {
  await app.close();
  await stub.close();
});

it('a source that goes in as its summary goes in as the small model wrote it, once that is there; its passages are cited', async () => {
  const sentences = (about: string) =>
    Array.from({ length: 8 }, (_, i) => `${about}에 대해 ${i + 1}번째로 적어 둔 꽤 긴 문장입니다.`).join(' ');
  const { nodeId, passageIds } = await board.source('원두', [
    sentences('볶기'),
    sentences('갈기'),
    sentences('내리기'),
  ]);
  const edge = blankEdge({ id: randomUUID(), source: nodeId, target: board.chatId, depth: 'summary' });
  await board.change({ do: 'add-edge', edge });
  stub.script((call) =>
    call.body['model'] === 'small'
      ? { pieces: ['볶기와 내리기를 설명한다 [1][3].\n근거 없는 말.'] }
      : { pieces: ['볶기를 설명해요 [1].'] },
  );
  const ask = async () => must<{ message: ChatMessage }>(await board.ask('무엇이 적혀 있나요?')).message;
  expect((await ask()).receipt?.context[0]).toMatchObject({ share: 'summary' });
  const made = () => app.deps.database.query('select 1 from model_summaries');
  await expect.poll(async () => (await made()).length).toBe(1);
  const { receipt, citations } = await ask();
  expect(receipt?.context[0]).toMatchObject({ share: 'summary', summaryBy: 'small', passages: 1 });
  const answering = stub.calls.filter(({ body }) => body['model'] !== 'small').at(-1);
  expect(answering?.text).toContain('[1] 볶기와 내리기를 설명한다.');
  expect(citations[0]?.passageId).toBe(passageIds[0]);
  expect(citations[0]?.quote).toContain('볶기에 대해');
  const summing = () =>
    stub.calls.filter(({ body, text }) => body['model'] === 'small' && !text.includes('<statements>'));
  const asked = summing().length;
  await ask();
  expect(summing()).toHaveLength(asked);
  const paid = await app.deps.database.query(`select 1 from credit_entries where purpose = 'summary'`);
  expect(paid).toHaveLength(1);
});
