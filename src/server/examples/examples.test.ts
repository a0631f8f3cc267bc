import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { suggestedIn } from '#contract/chat/suggested.ts';
import { exampleWords } from '#contract/canvases/example-words.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('Owner');
});
afterAll(() => app.close());

const boardOf = async (canvasId: string) =>
  (await owner.get(`/api/canvases/${canvasId}/board`)).json<{
    nodes: BoardNode[];
    edges: { source: string; target: string }[];
  }>();

describe('the example board works without any key', () => {
  it.each([
    ['ko', '시작 10초 안에'],
    ['en', 'within the first 10 seconds'],
  ] as const)(
    'in %s its references are read, and its chat answers what the guide proposes',
    async (language, quote) => {
      const made = await owner.post('/api/canvases/example', { language });
      expect(made.statusCode).toBe(200);
      const { id, title } = made.json<{ id: string; title: string }>();
      expect(title).toBe(exampleWords[language].title);
      await expect
        .poll(async () => (await boardOf(id)).nodes.filter((n) => n.type === 'file').map((n) => n.metadata), {
          timeout: 30_000,
        })
        .toSatisfy(
          (all: BoardNode['metadata'][]) => all.length === 3 && all.every((one) => one['isProcessing'] === false),
        );
      const { nodes, edges } = await boardOf(id);
      expect(nodes.filter((n) => n.type === 'file').map((n) => n.metadata['processingError'])).toEqual(
        Array(3).fill(undefined),
      );
      const group = nodes.find((n) => n.type === 'group');
      const chat = nodes.find((n) => n.type === 'ai_chat');
      expect(edges.map((e) => [e.source, e.target])).toEqual([[group?.id, chat?.id]]);
      expect((await owner.get('/api/notifications')).json()).toMatchObject({ unread: 0, items: [] });
      expect(nodes.filter((n) => n.parentId === group?.id)).toHaveLength(3);
      const { questions } = exampleWords[language];
      expect(suggestedIn(chat?.metadata['suggested'])).toEqual(questions);
      const answers = [];
      for (const message of questions) {
        const answer = await owner.post('/api/ai-chat', { message, canvasId: id, nodeId: chat?.id });
        answers.push(answer.json<{ response: string; citations: unknown[] }>());
      }
      expect(answers[0]?.response).toContain(quote);
      for (const answer of answers) expect(answer.citations).not.toEqual([]);
    },
  );

  it('a foreign language is refused', async () => {
    expect((await owner.post('/api/canvases/example', { language: 'fr' })).statusCode).toBe(400);
  });
});
