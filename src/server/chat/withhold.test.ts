import { expect, it } from 'vitest';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { withhold } from './withhold.ts';

const share = (nodeId: string): NonNullable<ChatMessage['receipt']>['context'][number] => ({
  nodeId,
  title: `title of ${nodeId}`,
  kind: 'text',
  share: 'off',
  passages: 0,
  tokens: 0,
});
const answer: ChatMessage = {
  id: 'answer',
  conversationId: 'talk',
  parentId: 'question',
  versions: ['first', 'answer'],
  nodeId: 'chat',
  canvasId: 'canvas',
  projectId: null,
  messageText: 'secret words',
  isAi: true,
  isWebSearch: false,
  citations: [],
  quotes: [],
  messageIndex: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  runId: 'run',
  status: 'running',
  confidence: 0.9,
  receipt: {
    engine: { kind: 'model', name: 'secret model' },
    context: [share('seen'), share('hidden')],
    inputTokens: 1,
    outputTokens: 1,
    tookMs: 1,
  },
  askedBy: 'Mina',
  errorCode: null,
  metadata: { note: 'secret fact' },
  firstAnswer: 'secret beginning',
};
const question: ChatMessage = { ...answer, isAi: false, status: null, receipt: null, messageText: 'secret question' };
const of = (...messages: string[]) => ({ messages: new Set(messages), nodes: new Set(['hidden']) });

it.each([
  ['an answer', answer, 'done'],
  ['a question that names what is hidden', question, null],
] as const)('%s that is withheld keeps its place and its asker, and no word', (_, message, status) => {
  const told = withhold(message, of('answer'));
  expect(told).toMatchObject({ isWithheld: true, id: 'answer', parentId: 'question', askedBy: 'Mina', status });
  expect(told).toMatchObject({ messageText: '', citations: [], receipt: null, metadata: {}, runId: null });
  expect(JSON.stringify(told)).not.toMatch(/secret|title of/);
});

it.each([
  ['nothing is withheld', of(), ['seen'], 'secret beginning'],
  ['the first version is withheld', of('first'), ['seen'], undefined],
  ['a message elsewhere is withheld', of('other'), ['seen'], 'secret beginning'],
] as const)('an answer is told where %s, with no name of what is hidden', (_, withheld, ids, firstAnswer) => {
  const told = withhold(answer, withheld);
  expect(told.messageText).toBe('secret words');
  expect(told.receipt?.context.map(({ nodeId }) => nodeId)).toEqual(ids);
  expect(told.firstAnswer).toBe(firstAnswer);
  expect(told).not.toHaveProperty('isWithheld');
});
