import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { suggestedFor } from '#contract/chat/suggested.ts';
import { creatorTemplateIds } from '#contract/canvases/template-ids.ts';
import { templateChanges } from '../canvases/templates.ts';
import { useModelChat, type ModelChat } from '../../../tests/ai-stub/model-chat.ts';
import { makeChatBoard, type ChatBoard } from '../testing/chat-board.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const suggestedTo = async (client: SignedInClient, chatId: string, language = 'ko') =>
  (await client.get(`/api/nodes/${chatId}/suggested-questions?language=${language}`)).json<{ questions: string[] }>()
    .questions;
const keep = (board: ChatBoard, suggested: readonly string[]) =>
  board.change({ do: 'patch-node', id: board.chatId, patch: { metadata: { suggested: [...suggested] } } });

const VIDEO = [
  { text: '커피가 쓰기만 한가요? 저는 바리스타 도윤입니다.', startSec: 0 },
  { text: '종이 필터는 뜨거운 물로 먼저 적십니다.', startSec: 40 },
];
const BRIEF = [
  { text: '제작비는 180만 원입니다. 초안은 3월 4일까지입니다.', heading: '일정과 비용' },
  { text: '경쟁 브랜드는 보여 주지 않습니다.', heading: '꼭 지킬 것' },
];

describe('questions to begin a chat with, without a model', () => {
  let app: TestApp;
  let owner: SignedInClient;
  beforeAll(async () => {
    app = await makeApp();
    owner = await app.signIn('Owner');
  });
  afterAll(() => app.close());

  const wiredBoard = async () => {
    const board = await makeChatBoard(app, owner);
    const video = await board.source('드립 커피', VIDEO, { kind: 'youtube' });
    const brief = await board.source('브리프.pdf', BRIEF, { kind: 'file' });
    await board.wire(video.nodeId);
    await board.wire(brief.nodeId);
    return board;
  };
  const ask = async (board: ChatBoard, question: string) =>
    (await board.ask(question)).json<{ citations: { title: string; quote: string }[] }>().citations;

  it('are such as the form of the sources suggests, and each is answered', async () => {
    const board = await wiredBoard();
    const questions = await suggestedTo(owner, board.chatId);
    expect(questions).toEqual([
      '영상은 첫 10초를 어떻게 시작하나요?',
      '제작비는 얼마인가요?',
      '‘일정과 비용’에는 뭐라고 적혀 있나요?',
    ]);
    const answers = [];
    for (const question of questions) answers.push((await ask(board, question))[0]);
    expect(answers).toMatchObject([
      { title: '드립 커피', quote: expect.stringContaining('쓰기만 한가요') as string },
      { title: '브리프.pdf', quote: expect.stringContaining('180만 원') as string },
      { title: '브리프.pdf', quote: expect.stringContaining('180만 원') as string },
    ]);
  });

  it('are of those that are kept only the ones that the sources answer', async () => {
    const board = await wiredBoard();
    await keep(board, ['초안은 언제까지인가요?', '보증 기간은 얼마인가요?', '어느 쪽이 더 좋은가요?']);
    const questions = await suggestedTo(owner, board.chatId);
    expect(questions[0]).toBe('초안은 언제까지인가요?');
    expect(questions.join()).not.toMatch(/보증|어느 쪽/);
    await keep(board, suggestedFor('드립 커피', 'ko'));
    expect((await suggestedTo(owner, board.chatId)).join()).not.toContain('공통');
  });

  it('are none where nothing is wired', async () => {
    const board = await makeChatBoard(app, owner);
    await keep(board, ['초안은 언제까지인가요?']);
    expect(await suggestedTo(owner, board.chatId)).toEqual([]);
  });

  const nextIds = () => {
    let count = 0;
    return () => `0192f0c1-0000-7000-8000-${String(++count).padStart(12, '0')}`;
  };
  /** What a note of a template proposes to ask: the lines of its list up to those that need a model, or words in quotation marks. */
  const proposedIn = ({ content }: BoardNode): string[] => {
    const [free = ''] = content.split(/AI 모델이 있으면:|With an AI model:/);
    if (/^(?:이렇게 물어보세요|Ask like this)/.test(content))
      return [...free.matchAll(/^• (.+)$/gm)].map(([, question = '']) => question);
    return [...content.matchAll(/"([^"\n]+\?)"/g)].map(([, question = '']) => question);
  };
  const proposals = (['default', ...creatorTemplateIds] as const).flatMap((template) =>
    (['ko', 'en'] as const).flatMap((language) =>
      templateChanges(template, language, nextIds()).flatMap((change) =>
        change.do === 'add-node' && change.node.type === 'sticky'
          ? proposedIn(change.node).map((question) => [template, language, question] as const)
          : [],
      ),
    ),
  );

  it('are proposed by four templates in each language', () => expect(proposals).toHaveLength(8));

  it.each(proposals)(
    'the template %s in %s proposes one that is answered from the video: %s',
    async (_, __, question) => {
      const board = await wiredBoard();
      const citations = await ask(board, question);
      expect(citations.length).toBeGreaterThan(0);
      expect(new Set(citations.map(({ title }) => title))).toEqual(new Set(['드립 커피']));
    },
  );
});

describe('questions to begin a chat with, where a model answers', () => {
  let chat: ModelChat;
  useModelChat((made) => {
    chat = made;
  });

  it('are those that are kept', async () => {
    const { owner, board } = chat;
    const kept = suggestedFor('드립 커피', 'ko');
    await keep(board, kept);
    expect(await suggestedTo(owner, board.chatId)).toEqual(kept);
  });
});
