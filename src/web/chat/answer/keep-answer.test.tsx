import { beforeAll, expect, it } from 'vitest';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { drawn } from '../../lib/test-view.tsx';
import { chat as chatWords } from '../../words/chat.ts';
import { common } from '../../words/common.ts';
import { conversations } from '../../words/conversations.ts';
import { faults } from '../../words/faults.ts';
import { showWords } from '../../words/index.ts';
import { emptyConversation } from '../conversation.ts';
import { MessageList } from '../MessageList.tsx';
import type { Chat } from '../use-chat.ts';

const nothing = () => undefined;

beforeAll(() => {
  showWords('ko', { chat: chatWords.ko, common: common.ko, conversations: conversations.ko, faults: faults.ko });
});

const aMessage = (id: string, known: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  conversationId: 'talk',
  parentId: null,
  versions: [id],
  nodeId: 'chat-node',
  canvasId: 'c',
  projectId: null,
  messageText: id,
  isAi: true,
  isWebSearch: false,
  citations: [],
  messageIndex: 0,
  createdAt: '2026-11-02T00:00:00.000Z',
  runId: `run of ${id}`,
  status: 'done',
  confidence: null,
  receipt: null,
  errorCode: null,
  metadata: {},
  ...known,
});

function draw(answer: ChatMessage): HTMLElement {
  const chat: Chat = {
    chatId: 'chat-node',
    place: { canvasId: 'c' },
    conversationId: 'talk',
    conversation: { ...emptyConversation, messages: [aMessage('가격은?', { isAi: false, runId: null }), answer] },
    isLoading: false,
    loadError: null,
    reload: nothing,
    isAnswering: false,
    ask: nothing,
    retry: nothing,
    forget: nothing,
    answerAgain: nothing,
    stop: nothing,
    rejoin: nothing,
  };
  return drawn(
    <MessageList
      chat={chat}
      mayAsk
      sourceCount={1}
      onKeepAnswer={{ keep: nothing, drag: nothing }}
      onTakeBack={nothing}
      onView={nothing}
      shownEvidence={null}
      onOpenEvidence={nothing}
    />,
  );
}

function keepButtons(answer: ChatMessage): Element[] {
  const body = draw(answer);
  expect(body.querySelector('button[aria-label="다시 쓰기"]')).not.toBeNull();
  return [...body.querySelectorAll('button')].filter((button) => button.textContent === '노트로 저장');
}

it('an answer that says something can be kept as a note', () =>
  expect(keepButtons(aMessage('가격은 4만 원이에요.'))).toHaveLength(1));

it('one that only says that nothing was found is not offered to be kept', () =>
  expect(keepButtons(aMessage('소스에는 가격이 나와 있지 않아요.', { holdsNothing: true }))).toHaveLength(0));

it('one that is withheld says so in its place, and nothing can be done with it', () => {
  const body = draw(aMessage('', { id: 'kept', isWithheld: true, runId: null }));
  const place = body.querySelector('[data-message="kept"]');
  expect(place?.textContent).toBe('숨긴 자료로 만든 답이에요');
  expect(place?.querySelectorAll('button')).toHaveLength(0);
});
