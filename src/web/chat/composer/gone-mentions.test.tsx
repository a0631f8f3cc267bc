import { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { Mention } from '#contract/chat/chat.schema.ts';
import { addressOf } from '../../lib/api.ts';
import { createNotices } from '../../lib/notices.ts';
import { keepDraft } from '../../lib/use-draft.ts';
import { chat } from '../../words/chat.ts';
import { common } from '../../words/common.ts';
import { conversations } from '../../words/conversations.ts';
import { faults } from '../../words/faults.ts';
import { showWords } from '../../words/index.ts';
import { drawn } from '../../lib/test-view.tsx';
import { ChatContext } from '../context/ContextBar.tsx';
import { draftKeyOf, mentionsKeyOf } from './draft-keys.ts';
import { Failure } from '../answer/Failure.tsx';
import { beginEdit, QuestionField } from './QuestionField.tsx';
import { useStillConnected } from './use-still-connected.ts';

const [nodeId, conversationId] = ['chat-node', 'talk'];
const place = { canvasId: 'c' };
const coffee: Mention = { nodeId: 'a', title: '드립 커피', kind: 'youtube' };
const beans: Mention = { nodeId: 'b', title: '원두 이야기', kind: 'website' };
const shareOf = (mention: Mention, share = 'whole') => ({ ...mention, share, passages: 1, tokens: 10 });
const readingOf = (...context: object[]) => ({
  engine: { kind: 'model', name: 'm', prices: null },
  budgetTokens: 9_000,
  context,
  beside: { ruleTokens: 1, historyTokens: 0, history: { whole: 0, shortened: 0, left: 0, by: 'first-sentences' } },
});
const contextOf = (...named: Mention[]) =>
  addressOf(chatApi.readContext, {
    params: { nodeId },
    query: { conversationId, ...(named.length > 0 && { mentions: named.map((one) => one.nodeId).join(',') }) },
  });

beforeEach(() => {
  showWords('ko', { chat: chat.ko, common: common.ko, conversations: conversations.ko, faults: faults.ko });
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
});

function show(element: ReactElement, known: Record<string, unknown> = {}, notices = createNotices()) {
  const client = new QueryClient();
  for (const [key, value] of Object.entries(known)) client.setQueryData(JSON.parse(key) as string[], value);
  return drawn(element, client, notices);
}
const nothing = () => undefined;

describe('a question that is edited', () => {
  const edit = (named: Mention[], ...connected: Mention[]) => {
    beginEdit('q', named);
    const known = { [JSON.stringify([contextOf(), 'edit:q'])]: readingOf(...connected.map((one) => shareOf(one))) };
    const reads = { place, nodeId, conversationId };
    return show(<QuestionField text="가격은?" messageId="q" reads={reads} onSend={nothing} onEnd={nothing} />, known);
  };

  it('shows the sources that it names, each to be taken out, and a way to name others', () => {
    const body = edit([coffee, beans], coffee, beans);
    expect([...body.querySelectorAll('li button')].map((button) => button.getAttribute('aria-label'))).toEqual([
      '‘드립 커피’ 빼기',
      '‘원두 이야기’ 빼기',
    ]);
    expect(body.querySelector('[aria-label="@ 읽을 소스 고르기"]')).not.toBeNull();
    expect(body.querySelector('[role=status]')).toBeNull();
  });

  it('marks one that is not connected any more, and says that it is left out', () => {
    const body = edit([coffee, beans], beans);
    expect(body.querySelector('[data-gone]')?.textContent).toBe('드립 커피연결 끊김');
    expect(body.querySelectorAll('[data-gone]')).toHaveLength(1);
    expect(body.querySelector('[role=status]')?.textContent).toBe(
      '더 연결되어 있지 않은 소스는 빼고 보내요: 드립 커피',
    );
  });

  it('says that everything connected is read where none of them is left', () => {
    const lines = [...edit([coffee], beans).querySelectorAll('[role=status] p')].map((line) => line.textContent);
    expect(lines).toEqual([
      '더 연결되어 있지 않은 소스는 빼고 보내요: 드립 커피',
      '고른 소스가 남지 않아 연결된 소스를 모두 읽어요.',
    ]);
  });
});

describe('the bar over a conversation whose draft names a source that is not connected any more', () => {
  it('tells of what is sent without it, and not that nothing could be loaded', () => {
    keepDraft(mentionsKeyOf(draftKeyOf(nodeId, conversationId)), JSON.stringify([coffee, beans]));
    const wired = [{ id: 'b', title: '원두 이야기', kind: 'website' as const }];
    const bar = <ChatContext {...{ place, nodeId, conversationId, wired }} wiredKey="w" isWanted onDepth={null} />;
    const { textContent } = show(bar, {
      [JSON.stringify([contextOf(), 'w'])]: readingOf(shareOf(beans), shareOf(coffee, 'off')),
      [JSON.stringify([contextOf(beans), 'w 0'])]: readingOf(shareOf(beans)),
    });
    expect(textContent).toContain('소스 1개');
    expect(textContent).not.toContain('불러오지 못했어요');
  });
});

describe('a question that is asked as it was before', () => {
  async function ask(named: Mention[], answer: () => Promise<Response>) {
    vi.stubGlobal('fetch', answer);
    const notices = createNotices();
    const asked = Promise.withResolvers<Mention[]>();
    const Asker = () => {
      useStillConnected({ chatId: nodeId, place, conversationId })(named, asked.resolve);
      return null;
    };
    show(<Asker />, {}, notices);
    const still = await asked.promise;
    return { still, told: notices.current().map(({ title, text }) => [title, text]) };
  }
  const connected = async () => Response.json(readingOf(shareOf(beans)));

  it('is asked of those of its sources that are still connected, and says which are not', async () => {
    expect(await ask([coffee, beans], connected)).toEqual({
      still: [beans],
      told: [['연결이 끊긴 소스는 빼고 물었어요', '드립 커피']],
    });
  });

  it('is asked as it is where all are connected, and where nobody can tell', async () => {
    expect(await ask([beans], connected)).toEqual({ still: [beans], told: [] });
    const broken = async () => new Response('', { status: 500 });
    expect(await ask([coffee], broken)).toEqual({ still: [coffee], told: [] });
  });

  it('says, where the server refuses it for that, in the words of the server what is the matter', () => {
    const body = show(<Failure code="not-connected" isWebSearch={false} onAskAgain={nothing} />);
    expect(body.textContent).toContain('@로 고른 소스 가운데 연결되어 있지 않은 것이 있어요. 다시 골라 주세요.');
  });
});
