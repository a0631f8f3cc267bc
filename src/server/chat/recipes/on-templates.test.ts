import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { Board, BoardNode } from '#contract/board/board.schema.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { creatorTemplateIds, type CreatorTemplateId } from '#contract/canvases/template-ids.ts';
import { isTemplateLine } from '#contract/canvases/template-lines.ts';
import { recipeIds, recipes, type RecipeId } from '#contract/recipes/kinds/index.ts';
import { writable } from '../../recipes/writings.ts';
import type { Recipe } from '#contract/recipes/recipe.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import type { SignedInClient } from '../../testing/test-client.ts';

const REFERENCE = [
  '한 달 식비가 62만 원이었어요.',
  '배달을 끊고 장을 주 1회만 봤더니 38만 원이 됐습니다.',
  '밀프렙은 일요일에 두 시간이면 충분합니다.',
  '냉동 채소를 사면 버리는 것이 줄어요.',
].join('\n');
const TITLE = '자취 식비 반으로 줄인 법';
const FORM = { topic: '식비 줄이기', creator: '하나', task: '쇼츠 쓰기', comments: '장은 어디서 봐요?' };
const FORM_OF_SCRIPT = { topic: FORM.topic };
const OF_MAIL: readonly string[] = ['sponsor-brief', 'sponsor-reply'];

const named = /\/ 를 누르고 ‘([^’]+)’/g;
const valuesOf = ({ fields }: Recipe) =>
  Object.fromEntries(Object.entries(FORM).filter(([name]) => fields.some((field) => field.name === name)));

let app: TestApp;
let owner: SignedInClient;
beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('Owner');
});
afterAll(() => app.close());

describe.each(creatorTemplateIds)('the board %s', (template: CreatorTemplateId) => {
  let canvasId: string;
  let nodes: readonly BoardNode[];
  let chat: BoardNode;
  beforeAll(async () => {
    canvasId = (await owner.post('/api/canvases', { title: '보드', useTemplate: template })).json<{ id: string }>().id;
    ({ nodes } = (await owner.get(`/api/canvases/${canvasId}/board`)).json<Board>());
    const found = nodes.find(({ type }) => type === 'ai_chat');
    if (!found) throw new Error('no chat');
    chat = found;
  });

  const say = async (message: string, recipe?: object) =>
    (await owner.post('/api/ai-chat', { canvasId, nodeId: chat.id, message, ...(recipe && { recipe }) })).json<{
      message: ChatMessage;
    }>().message;
  const make = (id: RecipeId) => say(recipes[id].name.ko, { id, values: valuesOf(recipes[id]) });
  const change = (...changes: object[]) =>
    owner.post(`/api/canvases/${canvasId}/changes`, {
      changes: changes.map((one) => ({ id: randomUUID(), change: one })),
    });
  /** What the board leads to and what can be made of the form alone. */
  const offered = () => {
    const names = nodes.flatMap(({ content }) => [...content.matchAll(named)].map(([, name]) => name));
    return recipeIds.filter((id) => names.includes(recipes[id].name.ko) || writable[id].needsNoSources);
  };

  it('makes nothing of its own blanks and instructions, and says what to do', async () => {
    for (const id of offered()) {
      const { messageText, citations, metadata } = await make(id);
      expect(citations).toEqual([]);
      if (id === 'prompt') continue;
      expect(messageText).not.toContain('{{');
      expect(messageText.split('\n').filter(isTemplateLine)).toEqual([]);
      if (writable[id].needsNoSources) continue;
      expect(metadata).not.toHaveProperty('recipe');
      expect(messageText).toMatch(OF_MAIL.includes(id) ? /메일이나 제안서가 없어요/ : /만들 재료가 없어요|연결된 카드/);
    }
  });

  it('answers no question with them', async () => {
    const wired = nodes.filter(({ type, parentId }) => parentId !== null && (type === 'text' || type === 'sticky'));
    const [longest = ''] = wired.flatMap(({ content }) => content.split('\n')).toSorted((a, b) => b.length - a.length);
    for (const question of [longest.replace(/\{\{[^}]*\}\}|- (?:\[ \])?/g, ''), '요약해 줘']) {
      const { messageText, citations } = await say(question);
      expect(citations).toEqual([]);
      expect(messageText).not.toContain('{{');
    }
  });

  it('quotes a reference beside them, and nothing else, in everything that can be made', async () => {
    const reference = blankNode({ id: randomUUID(), type: 'text', title: TITLE, content: REFERENCE });
    await change(
      { do: 'add-node', node: reference },
      { do: 'add-edge', edge: blankEdge({ id: randomUUID(), source: reference.id, target: chat.id }) },
    );
    for (const id of recipeIds) {
      const { messageText, citations, metadata } = await make(id);
      if (OF_MAIL.includes(id)) {
        expect(messageText).toContain('메일이나 제안서가 없어요');
        continue;
      }
      expect(metadata).toMatchObject({ recipe: { id } });
      expect(citations.filter(({ nodeId }) => nodeId !== reference.id)).toEqual([]);
      // A prompt has places of its own.
      if (id === 'prompt') continue;
      expect(messageText).not.toContain('{{');
      expect(messageText.split('\n').filter(isTemplateLine)).toEqual([]);
      const tags = [...messageText.matchAll(/#([\p{L}\p{N}_]+)/gu)].map(([, tag = '']) => tag);
      expect(tags.filter((tag) => !`${TITLE} ${REFERENCE}`.includes(tag))).toEqual([]);
    }
  });
});

it('a card of a board is quoted by what was filled in, and by nothing else of it', async () => {
  const canvasId = (await owner.post('/api/canvases', { title: '보드', useTemplate: 'long-form' })).json<{
    id: string;
  }>().id;
  const { nodes } = (await owner.get(`/api/canvases/${canvasId}/board`)).json<Board>();
  const [plan, chat] = [
    nodes.find(({ title }) => title === '기획 한 장'),
    nodes.find(({ type }) => type === 'ai_chat'),
  ];
  const content = plan?.content.replace('{{주제}}', '자취 식비를 반으로 줄인 이야기') ?? '';
  await owner.post(`/api/canvases/${canvasId}/changes`, {
    changes: [{ id: randomUUID(), change: { do: 'patch-node', id: plan?.id, patch: { content } } }],
  });
  const recipe = { id: 'long-script', values: FORM_OF_SCRIPT };
  const { message } = (
    await owner.post('/api/ai-chat', { canvasId, nodeId: chat?.id, message: '롱폼 대본', recipe })
  ).json<{ message: ChatMessage }>();
  expect(message.citations.map(({ quote }) => quote)).toEqual(['주제: 자취 식비를 반으로 줄인 이야기']);
  expect(message.messageText).not.toContain('{{');
});
