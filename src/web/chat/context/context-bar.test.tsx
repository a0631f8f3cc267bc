import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemApi } from '#contract/account/system.api.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import { addressOf } from '../../lib/api.ts';
import { chat } from '../../words/chat.ts';
import { conversations } from '../../words/conversations.ts';
import { showWords } from '../../words/index.ts';
import { drawn } from '../../lib/test-view.tsx';
import { Composer } from '../composer/Composer.tsx';
import { ChatContext } from './ContextBar.tsx';
import { draftKeyOf } from '../composer/draft-keys.ts';
import { readingOf } from '../reading.ts';
import { isWebSearchOn, turnWebSearch } from '../composer/use-web-search.ts';

beforeAll(() => showWords('ko', { chat: chat.ko, conversations: conversations.ko }));

const [nodeId, conversationId] = ['chat-node', 'talk'];
const draftKey = draftKeyOf(nodeId, conversationId);
const reading = {
  engine: { kind: 'model', name: 'm', prices: null },
  budgetTokens: 9_000,
  context: [{ nodeId: 'n', title: '드립 커피', kind: 'youtube', share: 'whole', passages: 1, tokens: 4_321 }],
  beside: { ruleTokens: 1, historyTokens: 0, history: { whole: 0, shortened: 0, left: 0, by: 'first-sentences' } },
};

const knowledge = { nodeId: 'k', title: '우리 말투', kind: 'knowledge', share: 'whole', passages: 1, tokens: 100 };

function bar(context = reading.context, said: readonly ('done' | 'running')[] = [], readAfter = 0): string {
  const client = new QueryClient();
  const address = addressOf(chatApi.readContext, { params: { nodeId }, query: { conversationId } });
  client.setQueryData([address, ` ${readAfter}`], { ...reading, context });
  const { queryKey } = readingOf({ canvasId: 'c' }, nodeId, conversationId);
  client.setQueryData<unknown>(
    queryKey,
    said.map((status) => ({ status })),
  );
  const wired = [{ id: 'n', title: '드립 커피', kind: 'youtube' as const }];
  return drawn(
    <ChatContext
      place={{ canvasId: 'c' }}
      {...{ nodeId, conversationId, wired }}
      wiredKey=""
      isWanted
      onDepth={null}
    />,
    client,
  ).textContent;
}

describe('the bar over a conversation', () => {
  afterEach(() => turnWebSearch(draftKey, false));

  it('says what the next question is answered from', () => {
    expect(bar()).toContain('소스 1개');
    expect(bar()).toContain('4,321토큰');
  });

  it('counts what the administrators want every chat to know as no source, and its tokens with the rest', () => {
    expect(bar([...reading.context, knowledge])).toContain('소스 1개4,421토큰');
    expect(bar([knowledge])).toContain('연결된 소스 0개');
    expect(bar([knowledge])).toContain('보낼 내용 보기');
  });

  it('is read again for the next question once an answer is there, not while it is written', () => {
    expect(bar(reading.context, ['done', 'running'], 1)).toContain('4,321토큰');
    expect(bar(reading.context, ['done', 'done'], 1)).not.toContain('토큰');
    expect(bar(reading.context, ['done', 'done'], 2)).toContain('4,321토큰');
  });

  it('says while web search is on that the question goes there, and names no source, no tokens and no context', () => {
    turnWebSearch(draftKey, true);
    expect(bar()).toBe(
      '이번 질문은 웹 검색으로 가요. 앞서 한 질문은 함께 보낼 수 있지만, 연결된 소스는 보내지 않아요.',
    );
  });

  it('of one conversation says nothing of a web search in another', () => {
    turnWebSearch(draftKeyOf(nodeId, 'another'), true);
    expect(isWebSearchOn(draftKey)).toBe(false);
    expect(bar()).toContain('소스 1개');
    turnWebSearch(draftKeyOf(nodeId, 'another'), false);
  });
});

describe('the field of a question', () => {
  afterEach(() => turnWebSearch(draftKey, false));

  const placeholder = (hasSources: boolean, engine?: 'embedded' | 'model', chatId: string | null = nodeId) => {
    const client = new QueryClient();
    if (engine) client.setQueryData([systemApi.settings.path], { ai: { kind: engine, name: 'm' } });
    return drawn(
      <Composer
        {...{ draftKey, hasSources }}
        offerKey="offer"
        recipeKey="recipe"
        isAnswering={false}
        reads={{
          place: chatId === null ? { projectId: 'p' } : { canvasId: 'c' },
          nodeId: chatId,
          conversationId,
          wiredKey: '',
        }}
        variant="node"
        onAsk={() => undefined}
        onStop={() => undefined}
      />,
      client,
    ).querySelector('textarea')?.placeholder;
  };

  it('says what the question is answered from: sources, none, or the web', () => {
    expect(placeholder(true)).toBe('연결된 소스에 대해 물어보세요');
    expect(placeholder(false)).toBe('소스 없이도 물어볼 수 있어요');
    turnWebSearch(draftKey, true);
    expect(placeholder(true)).toBe('웹에서 찾아볼 내용을 물어보세요');
    expect(placeholder(false)).toBe('웹에서 찾아볼 내용을 물어보세요');
  });

  it('says that sources are needed where no model answers, and only there', () => {
    expect(placeholder(false, 'embedded')).toBe('소스를 연결하면 그 문장으로 답해요');
    expect(placeholder(false, 'embedded', null)).toBe('파일이나 링크를 더하면 그 문장으로 답해요');
    expect(placeholder(false, 'model')).toBe('소스 없이도 물어볼 수 있어요');
    expect(placeholder(true, 'embedded')).toBe('연결된 소스에 대해 물어보세요');
  });
});
