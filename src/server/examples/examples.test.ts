import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { errorsOf } from '#contract/base/finding.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { marksIn } from '#contract/chat/citations.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import { recipes } from '#contract/recipes/kinds/index.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import { suggestedIn } from '#contract/chat/suggested.ts';
import { exampleWords } from './example-words.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { must } from '../testing/studio.ts';
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
    edges: { source: string; target: string; depth?: string }[];
  }>();

const made = new Map<string, Promise<{ id: string; title: string }>>();
/** The example in this language, made at the first asking. */
function exampleIn(language: 'ko' | 'en') {
  const asked =
    made.get(language) ??
    owner.post('/api/canvases/example', { language }).then((answer) => must<{ id: string; title: string }>(answer));
  made.set(language, asked);
  return asked;
}

/** Of each question that the board suggests the words that have to be quoted, and the beginning of the title that they are of. */
const wanted = {
  ko: [
    [['협찬 브리프', '시작 10초 안에']],
    [
      ['레퍼런스 1', '출근 3분 전에 라떼를 만들 수 있을까요?'],
      ['레퍼런스 2', '이 선반, 사실 한 번 무너졌습니다.'],
    ],
    [
      ['협찬 브리프', '473ml'],
      ['협찬 브리프', '250만 원'],
    ],
  ],
  en: [
    [['Sponsor brief', 'within the first 10 seconds']],
    [
      ['Reference 1', 'Can you make a latte three minutes before you leave for work?'],
      ['Reference 2', 'To be honest, this shelf fell down once.'],
    ],
    [
      ['Sponsor brief', '2,500,000 KRW'],
      ['Sponsor brief', 'two are included'],
    ],
  ],
} as const;

describe('the example board works without any key', () => {
  it.each(['ko', 'en'] as const)(
    'in %s its references are read, and its chat answers what it suggests from the sources that hold it',
    async (language) => {
      const { id, title } = await exampleIn(language);
      expect(title).toBe(exampleWords[language].title);
      await expect
        .poll(async () => (await boardOf(id)).nodes.filter((n) => n.type === 'file').map((n) => n.metadata), {
          timeout: 60_000,
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
      const script = nodes.find((n) => n.type === 'text');
      expect(edges.map((e) => [e.source, e.target, e.depth ?? 'full'])).toEqual([
        [group?.id, chat?.id, 'full'],
        [chat?.id, script?.id, 'off'],
      ]);
      expect((await owner.get('/api/notifications')).json()).toMatchObject({ unread: 0, items: [] });
      expect(nodes.filter((n) => n.parentId === group?.id)).toHaveLength(3);
      const { questions } = exampleWords[language];
      expect(suggestedIn(chat?.metadata['suggested'])).toEqual(questions);
      const offered = await owner.get(`/api/nodes/${chat?.id}/suggested-questions?language=${language}`);
      expect(offered.json()).toEqual({ questions });
      for (const [place, message] of questions.entries()) {
        const answer = await owner.post('/api/ai-chat', { message, canvasId: id, nodeId: chat?.id });
        const { response, citations } = answer.json<{ response: string; citations: Citation[] }>();
        const right = wanted[language][place] ?? [];
        for (const [title, words] of right)
          expect(citations, response).toContainEqual(
            expect.objectContaining({
              title: expect.stringMatching(`^${title}`) as string,
              quote: expect.stringContaining(words) as string,
            }),
          );
        const from = new Set(right.map(([title]) => title));
        expect(citations.filter((one) => ![...from].some((title) => one.title.startsWith(title)))).toEqual([]);
      }
    },
  );

  it.each(['ko', 'en'] as const)(
    'in %s its script is what the recipe makes: no rule is broken, and what a line cites stands in the source to the letter',
    async (language) => {
      const { id } = await exampleIn(language);
      const scriptOf = async () => (await boardOf(id)).nodes.find((one) => one.type === 'text');
      await expect.poll(async () => (await scriptOf())?.metadata['citations'], { timeout: 60_000 }).toBeDefined();
      const { title = '', content = '', metadata = {} } = (await scriptOf()) ?? {};
      const { topic, lines } = exampleWords[language].script;
      expect(title).toContain(topic);
      const chosen = recipeIn(metadata);
      expect(chosen?.id).toBe('short-script');
      expect(errorsOf(recipes['short-script'].check?.(content, chosen?.values ?? {}) ?? []), content).toEqual([]);
      const citations = metadata['citations'] as Citation[];
      const cited = lines.flatMap((line) => ('from' in line ? line.from : []));
      expect(citations.map((one) => [one.quote, one.isVerbatim])).toEqual(cited.map((words) => [words, true]));
      expect(marksIn(content)).toEqual(citations.map(({ mark }) => mark));
      expect(new Set(citations.map(({ nodeId }) => nodeId)).size).toBe(2);
      expect(madeFromIn(metadata)).toHaveLength(3);
    },
  );

  it('a foreign language is refused', async () => {
    expect((await owner.post('/api/canvases/example', { language: 'fr' })).statusCode).toBe(400);
  });
});
