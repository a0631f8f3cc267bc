import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Board, BoardNode } from '#contract/board/board.schema.ts';
import { creatorTemplateIds, type CreatorTemplateId } from '#contract/canvases/template-ids.ts';
import { isTemplateLine } from '#contract/canvases/template-lines.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { startAiStub, type AiStub } from '../../../../tests/ai-stub/start-ai-stub.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import type { SignedInClient } from '../../testing/test-client.ts';

let stub: AiStub;
let app: TestApp;
let owner: SignedInClient;
beforeAll(async () => {
  stub = await startAiStub();
  app = await makeApp({ env: stub.env });
  owner = await app.signIn('Owner');
});
afterAll(async () => {
  await app.close();
  await stub.close();
});
beforeEach(() => stub.reset());

async function open(template: CreatorTemplateId) {
  const canvasId = (await owner.post('/api/canvases', { title: '보드', useTemplate: template })).json<{ id: string }>()
    .id;
  const { nodes } = (await owner.get(`/api/canvases/${canvasId}/board`)).json<Board>();
  const chat = nodes.find(({ type }) => type === 'ai_chat');
  const nodeOf = (title: string): BoardNode => {
    const node = nodes.find((one) => one.title === title);
    if (!node) throw new Error(title);
    return node;
  };
  return {
    nodeOf,
    write: (title: string, change: (content: string) => string) =>
      owner.post(`/api/canvases/${canvasId}/changes`, {
        changes: [
          {
            id: randomUUID(),
            change: { do: 'patch-node', id: nodeOf(title).id, patch: { content: change(nodeOf(title).content) } },
          },
        ],
      }),
    ask: async (message: string, recipe?: object): Promise<ChatMessage> =>
      (await owner.post('/api/ai-chat', { canvasId, nodeId: chat?.id, message, ...(recipe && { recipe }) })).json<{
        message: ChatMessage;
      }>().message,
  };
}
/** What stood between the sources of everything that a model was sent. */
const sent = () =>
  stub.calls.flatMap(({ text }) => [...text.matchAll(/<sources>\n([\s\S]*?)\n<\/sources>/g)].map(([, read]) => read));
const script = { id: 'short-script', values: { topic: '식비 줄이기' } };

describe.each(creatorTemplateIds)('what a model reads on the board %s before anybody has written on it', (template) => {
  it.each([
    ['asked', undefined],
    ['told to write', script],
  ])('holds none of its words, %s', async (_, recipe) => {
    const board = await open(template);
    await board.ask('쇼츠 세 줄로 정리해 줘', recipe);
    expect(sent()).not.toEqual([]);
    for (const read of sent()) {
      expect(read).not.toContain('{{');
      expect(read?.split('\n').filter((line) => isTemplateLine(line.replace(/^\[\d+\] /, '')))).toEqual([]);
    }
  });
});

it('of a card that is filled in by half a model reads what a person wrote, and the result knows the card', async () => {
  const board = await open('long-form');
  await board.write('기획 한 장', (content) =>
    `${content}\n- [x] 62만 원이 38만 원이 된 일`.replace('{{주제}}', '자취 식비를 반으로 줄인 이야기'),
  );
  const { metadata } = await board.ask('숏폼 대본', script);
  for (const read of sent())
    expect(read).toContain('[1] - 주제: 자취 식비를 반으로 줄인 이야기\n\n- [x] 62만 원이 38만 원이 된 일\n</source>');
  expect(madeFromIn(metadata).map(({ nodeId }) => nodeId)).toEqual([board.nodeOf('기획 한 장').id]);
});

it('whoever asks about its blanks asks about what the template says', async () => {
  const board = await open('long-form');
  await board.ask('기획 한 장의 빈칸에 뭘 쓰면 좋을까?');
  expect(sent()[0]).toContain('- 주제: {{주제}}');
});
