import { describe, expect, it } from 'vitest';
import type { ChatEvent, ChatMessage } from '#contract/chat/chat.schema.ts';
import {
  converse,
  emptyConversation,
  mentionsOf,
  plainly,
  settledMessages,
  unheardAnswer,
  type Conversation,
  type ConversationAction,
} from './conversation.ts';

const ids = {
  run: '01900000-0000-7000-8000-000000000001',
  q: '01900000-0000-7000-8000-000000000002',
  a: '01900000-0000-7000-8000-000000000003',
};
const engine = { kind: 'embedded', name: 'quote' } as const;

const aMessage = (known: Partial<ChatMessage>): ChatMessage => ({
  id: ids.q,
  conversationId: ids.run,
  parentId: null,
  versions: [known.id ?? ids.q],
  nodeId: ids.run,
  canvasId: ids.run,
  projectId: null,
  messageText: '질문',
  isAi: false,
  isWebSearch: false,
  citations: [],
  messageIndex: 0,
  createdAt: '2026-01-01T00:00:00Z',
  runId: null,
  status: null,
  confidence: null,
  receipt: null,
  errorCode: null,
  metadata: {},
  ...known,
});
const question = aMessage({});
const answer = (known: Partial<ChatMessage> = {}) =>
  aMessage({ id: ids.a, isAi: true, messageIndex: 1, messageText: '첫 잔', runId: ids.run, status: 'done', ...known });

const heard = (event: ChatEvent): ConversationAction => ({ do: 'heard', event });
const start = heard({
  event: 'start',
  runId: ids.run,
  conversationId: ids.run,
  questionId: ids.q,
  answerId: ids.a,
  engine,
});
const delta = (at: number, text: string) => heard({ event: 'delta', at, text });
const play = (actions: readonly ConversationAction[], from: Conversation = emptyConversation) =>
  actions.reduce(converse, from);
const moment = { key: 'k', askedAt: Date.parse(question.createdAt), after: -1 };
const asked: ConversationAction = { do: 'asked', ...plainly('질문'), ...moment };
const lost: ConversationAction = { do: 'lost', code: null, isFinal: false };

it('appends the pieces of an answer in their order', () => {
  expect(play([asked, start, delta(0, '첫 '), delta(2, '잔')]).live).toMatchObject({
    text: '첫 잔',
    runId: ids.run,
    engine,
  });
});

it('counts a piece once that is heard twice, and takes what is new of one that overlaps', () => {
  const state = play([asked, start, delta(0, '첫 '), delta(2, '잔'), delta(0, '첫 '), delta(1, ' 잔이')]);
  expect(state.live?.text).toBe('첫 잔이');
});

it('puts what was taken back away, and goes on behind what stands in its place', () => {
  const state = play([asked, start, delta(0, '생각들'), heard({ event: 'replace', text: '첫' }), delta(1, ' 잔')]);
  expect(state.live).toMatchObject({ text: '첫 잔', hasGap: false });
});

it('marks a gap and leaves the piece after it out', () => {
  const state = play([asked, start, delta(0, '첫 '), delta(9, '잔')]);
  expect(state.live).toMatchObject({ text: '첫 ', hasGap: true });
  expect(play([delta(2, '잔이 쓴 이유')], state).live).toMatchObject({ text: '첫 잔이 쓴 이유', hasGap: false });
});

it('puts the finished answer in the place of the live one', () => {
  const state = play([
    asked,
    start,
    { do: 'loaded', messages: [question] },
    delta(0, '첫'),
    heard({ event: 'done', message: answer() }),
  ]);
  expect(state).toEqual({ messages: [question, answer()], live: null, unanswered: [] });
});

it('shows the question beside a finished answer before the store has been read again', () => {
  const state = play([asked, start, heard({ event: 'done', message: answer() })]);
  expect(state.messages).toMatchObject([
    { id: ids.q, isAi: false, messageText: '질문', messageIndex: 0 },
    { id: ids.a },
  ]);
});

it('shows question and answer once while both the stream and the store have them', () => {
  const running = answer({ status: 'running', messageText: '첫' });
  const state = play([asked, start, { do: 'loaded', messages: [running, question] }, delta(0, '첫 잔')]);
  expect(settledMessages(state)).toEqual([]);
  expect(state.live?.text).toBe('첫 잔');
});

it('recognises its answer in the store before the stream has said a word', () => {
  const running = answer({ status: 'running', messageText: '' });
  const state = play([asked, { do: 'loaded', messages: [question, running] }]);
  expect(state.live).toMatchObject({ answerId: ids.a, questionId: ids.q, runId: ids.run });
  expect(settledMessages(state)).toEqual([]);
});

it('believes the store that the answer is over when the line ended without a word', () => {
  expect(play([asked, start, { do: 'loaded', messages: [question, answer()] }]).live).toBeNull();
});

describe('a question without an answer', () => {
  it('stays while others are asked and answered, until it is asked again', () => {
    const state = play([asked, lost]);
    expect(state).toMatchObject({ live: null, unanswered: [{ question: '질문', code: null, answerId: null }] });
    const next: ConversationAction = { do: 'asked', ...plainly('다른 질문'), ...moment, key: 'other' };
    const later = play([next, start, heard({ event: 'done', message: answer() })], state);
    expect(later.unanswered).toMatchObject([{ key: 'k', question: '질문' }]);
    expect(play([asked], later).unanswered).toEqual([]);
  });

  it('keeps how it was asked', () => {
    const mentions = [{ nodeId: ids.q, title: '첫 잔', kind: 'youtube' }];
    const named: ConversationAction = { do: 'asked', ...plainly('질문', true), ...moment, mentions, edits: ids.q };
    expect(play([named, lost]).unanswered).toMatchObject([{ isWebSearch: true, mentions, edits: ids.q }]);
  });

  it('is forgotten when the store shows that it did arrive', () => {
    const state = play([asked, lost]);
    expect(play([{ do: 'loaded', messages: [question] }], state).unanswered).toEqual([]);
    const old = aMessage({ createdAt: '2025-12-31T00:00:00Z' });
    expect(play([{ do: 'loaded', messages: [old] }], state).unanswered).toHaveLength(1);
  });

  it('is not taken for the same words that were asked a moment before', () => {
    const before = [question, answer()];
    const twice: ConversationAction = { do: 'asked', ...plainly('질문'), ...moment, after: 1 };
    const state = play([{ do: 'loaded', messages: before }, twice, lost, { do: 'loaded', messages: before }]);
    expect(state.unanswered).toHaveLength(1);
    const arrived = [...before, aMessage({ id: 'q2', messageIndex: 2 })];
    expect(play([{ do: 'loaded', messages: arrived }], state).unanswered).toEqual([]);
  });

  it('is told once: by the kept message as soon as the store has it', () => {
    const state = play([asked, start, heard({ event: 'error', code: 'ai-unavailable', message: '' })]);
    expect(state.unanswered).toMatchObject([{ code: 'ai-unavailable', answerId: ids.a }]);
    expect(play([{ do: 'loaded', messages: [question, answer({ status: 'failed' })] }], state).unanswered).toEqual([]);
  });

  it('is told once also where the store was read before the line said that the answer failed', () => {
    const read: ConversationAction = { do: 'loaded', messages: [question, answer({ status: 'failed' })] };
    const failed = heard({ event: 'error', code: 'ai-unavailable', message: '' });
    for (const actions of [
      [asked, read, start, failed],
      [asked, read, start, { do: 'lost', code: 'ai-unavailable', isFinal: true } as const],
    ])
      expect(play(actions)).toMatchObject({ live: null, unanswered: [] });
  });

  it('is taken back or thrown away by its key', () => {
    expect(play([asked, lost, { do: 'forgotten', keys: ['k'] }]).unanswered).toEqual([]);
  });
});

describe('an answer whose line is lost', () => {
  const broken = play([asked, start, delta(0, '첫 잔'), lost]);

  it('keeps what has come, and is still on its way', () => {
    expect(broken.live).toMatchObject({ text: '첫 잔', isLost: true, runId: ids.run });
    expect(broken.unanswered).toEqual([]);
  });

  it('goes on where it broke off', () => {
    expect(play([delta(3, '이 쓴 이유')], broken).live).toMatchObject({ text: '첫 잔이 쓴 이유', isLost: false });
    const over = play([{ do: 'loaded', messages: [question, answer({ messageText: '첫 잔이 쓴 이유' })] }], broken);
    expect(over.live).toBeNull();
  });

  it('is over where the server refuses to go on', () => {
    const refused = play([asked, start, { do: 'lost', code: 'not-found', isFinal: true }]);
    expect(refused).toMatchObject({ live: null, unanswered: [{ code: 'not-found', answerId: ids.a }] });
  });
});

it('finds a running answer that nobody listens to, and continues it from its length', () => {
  const running = answer({ status: 'running', messageText: '첫 잔' });
  const state = play([{ do: 'loaded', messages: [question, running] }]);
  const unheard = unheardAnswer(state);
  expect(unheard).toEqual({ message: running, question });
  const followed = play([{ do: 'followed', message: running, question }, delta(3, '이 쓴 이유')], state);
  expect(followed.live?.text).toBe('첫 잔이 쓴 이유');
  expect(unheardAnswer(followed)).toBeNull();
});

describe('another version', () => {
  const older = [question, answer()];
  const edited = { ...plainly('고친 질문'), edits: ids.q };
  const again = { ...plainly('질문'), again: { runId: ids.run, answerId: ids.a, questionId: ids.q } };
  const [q2, a2] = ['01900000-0000-7000-8000-000000000004', '01900000-0000-7000-8000-000000000005'] as const;
  const began = heard({
    event: 'start',
    runId: ids.run,
    conversationId: ids.run,
    questionId: q2,
    answerId: a2,
    engine,
  });
  const from: Conversation = { messages: older, live: null, unanswered: [] };

  it('of a question stands in the place of the former one and of all that followed', () => {
    const state = play([{ do: 'asked', ...edited, ...moment }, began], from);
    expect(settledMessages(state)).toEqual([]);
    expect(state.live).toMatchObject({ question: '고친 질문', questionId: q2 });
    const done = aMessage({ id: a2, parentId: q2, isAi: true, messageIndex: 3, messageText: '새 답', status: 'done' });
    const after = play([heard({ event: 'done', message: done })], state);
    expect(after.messages.map(({ messageText }) => messageText)).toEqual(['고친 질문', '새 답']);
  });

  it('of an answer leaves its question, which is not said twice', () => {
    const state = play([{ do: 'asked', ...again, ...moment }], from);
    expect(settledMessages(state)).toEqual([]);
    expect(state.live).toMatchObject({ question: '질문', questionId: ids.q });
    const done = aMessage({
      id: a2,
      parentId: ids.q,
      isAi: true,
      messageIndex: 2,
      messageText: '새 답',
      status: 'done',
    });
    const after = play([heard({ event: 'done', message: done })], state);
    expect(after.messages.map(({ id }) => id)).toEqual([ids.q, a2]);
  });

  it('that does not come leaves what was there, and can be asked again in the same way', () => {
    const state = play(
      [
        { do: 'asked', ...again, ...moment },
        { do: 'lost', code: 'conflict', isFinal: true },
      ],
      from,
    );
    expect(settledMessages(state)).toEqual(older);
    expect(state.unanswered).toMatchObject([again]);
    expect(play([{ do: 'loaded', messages: older }], state).unanswered).toHaveLength(1);
    expect(play([asked], state).unanswered).toEqual([]);
  });
});

it('a question tells the sources that it names; what is none is passed over', () => {
  const named = { nodeId: ids.q, title: '첫 잔', kind: 'youtube' };
  expect(mentionsOf(aMessage({ metadata: { mentions: [named, null, { nodeId: 7 }] } }))).toEqual([named]);
  expect(mentionsOf(aMessage({ metadata: { mentions: 'none' } }))).toEqual([]);
});
