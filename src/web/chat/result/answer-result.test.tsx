import { environmentManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useSyncExternalStore } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ChatMessage, Citation } from '#contract/chat/chat.schema.ts';
import type { Claim } from '#contract/chat/claims.ts';
import { createNotices, NoticesContext } from '../../lib/notices.ts';
import { keepDraft, readDraft } from '../../lib/use-draft.ts';
import { eventually, named, openTestPage, press, pressKey, show, type } from '../../recipes/test-screen.ts';
import { wordsOf } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';
import { draftKeyOf } from '../composer/draft-keys.ts';
import { emptyConversation, plainly, type Question, type Conversation, type LiveAnswer } from '../conversation.ts';
import type { Chat } from '../use-chat.ts';

const page = openTestPage();
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);
const query = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
vi.stubGlobal('matchMedia', () => query);
Object.assign(page.window, { matchMedia: () => query });
beforeAll(async () => {
  environmentManager.setIsServer(() => false);
  showWords('ko', wordsOf('ko'));
  const { renderer } = await import('../markdown/Markdown.tsx');
  renderer.ahead();
  await import('../markdown/RenderedMarkdown.tsx');
});
let close: () => Promise<void>;
afterEach(() => close());

const ID = '0198c0de-0000-7000-8000-000000000001';
const KEY = draftKeyOf('chat', 'talk');
const recipe = { id: 'long-script', values: { topic: '홈카페', minutes: 1, speed: 300 } };
const engine = { kind: 'model', name: 'm' } as const;
const cited = (mark: number, nodeId: string, quote = '분쇄도를 두 칸 곱게 갈았어요.'): Citation => ({
  mark,
  passageId: `p${mark}`,
  sourceId: nodeId,
  nodeId,
  kind: 'website',
  title: nodeId === 'a' ? '쓴 이유' : '추출 비율',
  quote,
  isVerbatim: true,
  heading: null,
  page: null,
  startSec: null,
  url: null,
});
const share = (nodeId: string, title: string) => ({
  nodeId,
  title,
  kind: 'website',
  share: 'whole',
  passages: 3,
  tokens: 500,
});
const context = {
  engine: { ...engine, prices: null },
  budgetTokens: null,
  context: [share('a', '쓴 이유'), share('b', '추출 비율')],
  beside: { ruleTokens: 200, historyTokens: 34, history: { whole: 0, shortened: 0, left: 0, by: 'summary' } },
};
const HOOK = '## 훅\n\n첫 잔이 쓰다면 원두 탓이 아니에요 [1]. 원두는 38퍼센트예요 [1].\n\n';
const BODY = '## 본론\n\n물은 열여섯 배예요 [2].';
const live: LiveAnswer = {
  ...plainly('대본'),
  recipe,
  key: 'k',
  askedAt: Date.now(),
  after: -1,
  runId: 'run',
  answerId: 'answer',
  questionId: null,
  engine,
  text: HOOK,
  hasGap: false,
  isLost: false,
};
const kept = (part: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'answer',
  conversationId: 'talk',
  parentId: null,
  versions: ['answer'],
  nodeId: 'chat',
  canvasId: 'board',
  projectId: null,
  messageText: HOOK + BODY,
  isAi: true,
  isWebSearch: false,
  citations: [cited(1, 'a'), cited(2, 'b')],
  messageIndex: 1,
  createdAt: '2026-01-01T00:00:00Z',
  runId: 'run',
  status: 'done',
  confidence: null,
  receipt: { engine, context: [], inputTokens: 1_000, outputTokens: 234, tookMs: 2_000 },
  errorCode: null,
  metadata: { recipe },
  ...part,
});

const asked: [string, Partial<Question>][] = [];
const heard: string[] = [];
/** What the server keeps of the answer on its way. */
let readings: number;
let running: { messageText: string; citations: Citation[] };
let become: (next: { live: LiveAnswer | null; kept?: ChatMessage }) => Promise<void>;
beforeEach(() => {
  asked.length = 0;
  heard.length = 0;
  keepDraft(KEY, '');
  readings = 0;
  running = { messageText: '', citations: [] };
  vi.stubGlobal('fetch', async (address: string) =>
    String(address).includes('ai-runs') ? (readings++, Response.json(running)) : Response.json(context),
  );
});

async function open(first: { live: LiveAnswer | null; kept?: ChatMessage }, mayAsk = true): Promise<void> {
  const { AnswerResult } = await import('./AnswerResult.tsx');
  let now = first;
  let tell = (): void => undefined;
  const chatOf = (conversation: Conversation): Chat => ({
    chatId: 'chat',
    place: { canvasId: 'board' },
    conversationId: 'talk',
    conversation,
    isLoading: false,
    loadError: null,
    reload: () => undefined,
    isAnswering: conversation.live !== null,
    ask: (question, options = {}) => void asked.push([question, options]),
    retry: () => undefined,
    forget: () => undefined,
    answerAgain: () => undefined,
    stop: () => void heard.push('stop'),
    rejoin: () => undefined,
  });
  function Shown() {
    const at = useSyncExternalStore(
      (seen) => ((tell = seen), () => undefined),
      () => now,
      () => now,
    );
    const messages = at.kept ? [at.kept] : [];
    const viewed = at.live ? { live: at.live, kept: null } : { live: null, kept: at.kept ?? kept() };
    return (
      <AnswerResult
        chat={chatOf({ ...emptyConversation, messages, live: at.live })}
        {...{ viewed, mayAsk }}
        nodeId="chat"
        wiredKey=""
        onKeepAnswer={undefined}
        shownEvidence={null}
        onOpenEvidence={({ passageId }) => heard.push(`evidence ${passageId}`)}
        onFollow={() => heard.push('follow')}
        onClose={() => heard.push('close')}
      />
    );
  }
  close = await show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <NoticesContext value={createNotices()}>
        <Shown />
      </NoticesContext>
    </QueryClientProvider>,
  );
  become = (next) =>
    act(async () => {
      now = next;
      tell();
    });
}

const view = () => named('[role=dialog]', '홈카페 · 롱폼 대본');
const field = () => named('textarea', '고칠 점') as HTMLInputElement;
const rows = () => [...named('section', '인용').querySelectorAll('li')].map((one) => one.textContent);
const status = () => view().querySelector('h2')?.nextElementSibling?.textContent;

it('the sources count their citations while it is written, and the others say so at the end', async () => {
  running = { messageText: HOOK, citations: [cited(1, 'a')] };
  await open({ live });
  await eventually(() => expect(rows()).toEqual(['1쓴 이유1인용 1개', '추출 비율']));
  expect(view().querySelectorAll('[data-at] button.cite-chip').length).toBe(2);
  const before = readings;
  running = { messageText: '생각', citations: [cited(1, 'b')] };
  await become({ live: { ...live, text: HOOK + BODY } });
  expect(named('section', '인용').textContent).toContain('인용 1개는 어느 소스인지 찾고 있어요.');
  await eventually(() => expect(readings).toBeGreaterThan(before));
  await eventually(() => expect(rows()).toEqual(['쓴 이유', '추출 비율']));
  await become({ live: null, kept: kept({ citations: [cited(1, 'a')], messageText: HOOK }) });
  expect(rows()[0]).toBe('1쓴 이유1인용 1개');
});

it('what reading takes is told as an estimate while it is written, and what it took when it is known', async () => {
  await open({ live });
  await eventually(() => expect(status()).toContain('읽기 예상 1,234토큰'));
  await become({ live: { ...live, engine: { kind: 'embedded', name: 'quote' } } });
  expect(status()).not.toContain('예상');
  await become({ live: null, kept: kept() });
  expect(status()).toContain('1,234토큰 사용');
  const receipt = { engine, context: [], inputTokens: null, outputTokens: null, tookMs: 2_000 };
  await become({ live: null, kept: kept({ receipt: { ...receipt, cost: { amount: 18, currency: 'KRW' } } }) });
  expect(status()).toContain('비용 ₩18');
  await become({ live: null, kept: kept({ receipt }) });
  expect(status()).not.toMatch(/토큰|비용/);
});

it('what is typed meanwhile is the draft of the chat, waits for the end, and has the result made again', async () => {
  await open({ live });
  await type(field(), '훅을 질문으로');
  expect(readDraft(KEY)).toBe('훅을 질문으로');
  expect(view().textContent).toContain('다 쓰거나 멈추면 보낼 수 있어요.');
  await pressKey(field(), 'Enter', 'Enter');
  expect(named('button', '보내기').hasAttribute('disabled')).toBe(true);
  expect(asked).toEqual([]);
  const before = field();
  await become({ live: null, kept: kept({ status: 'stopped' }) });
  expect(field()).toBe(before);
  expect(field().value).toBe('훅을 질문으로');
  await pressKey(field(), 'Enter', 'Enter');
  expect(asked).toEqual([['훅을 질문으로', { mentions: [], recipe }]]);
  expect(heard).toEqual(['follow']);
  expect(readDraft(KEY) ?? '').toBe('');
});

it('Esc in the field leaves it and stops nothing, the next one stops; F there is a letter', async () => {
  await open({ live });
  const focus = vi.fn();
  Object.assign(view(), { focus });
  await pressKey(field(), 'f', 'KeyF');
  await pressKey(field(), 'Escape', 'Escape');
  expect(heard).toEqual([]);
  expect(focus).toHaveBeenCalledTimes(1);
  await pressKey(view(), 'Escape', 'Escape');
  expect(heard).toEqual(['stop']);
});

it('nothing can be wished by those who only read, and of what no model wrote', async () => {
  await open({ live }, false);
  expect(view().querySelector('textarea')).toBeNull();
  await close();
  await open({ live: { ...live, engine: { kind: 'embedded', name: 'quote' } } });
  expect(view().querySelector('textarea')).toBeNull();
});

it.each<[string, Partial<ChatMessage>, boolean]>([
  ['stopped', { status: 'stopped' }, true],
  ['cut at the limit of its model', { metadata: { recipe, cut: 'length' } }, true],
  ['whole', {}, false],
])('a result that is %s says how it ended and can be gone on with where it is not whole', async (_, part, isOpen) => {
  await open({ live: null, kept: kept(part) });
  expect(status()).toContain(isOpen ? '여기까지 쓰고 멈췄어요' : '다 썼어요');
  if (!isOpen) return expect(() => named('button', '이어서 쓰기')).toThrow();
  await press(named('button', '이어서 쓰기'));
  expect(heard).toEqual(['close']);
  expect(asked).toEqual([['바로 앞의 답이 끊긴 곳에서 이어서 써 주세요.', { mentions: [] }]]);
});

it('a sentence that is not borne out is marked in its line, opens its passage, and is one of the checks', async () => {
  const words = '원두는 38퍼센트예요';
  const start = HOOK.indexOf(words);
  const claim: Claim = {
    start,
    end: start + words.length,
    reason: 'figure',
    said: '38퍼센트',
    instead: '34퍼센트',
    found: { ...cited(1, 'a'), passageId: ID, sourceId: ID, nodeId: ID },
  };
  await open({ live: null, kept: kept({ metadata: { recipe, claims: [claim] } }) });
  await eventually(() =>
    expect([...view().querySelectorAll('[data-at] .claim')].map((one) => one.textContent)).toEqual([
      `${words}원문은 34퍼센트`,
    ]),
  );
  expect(view().querySelector('[data-check=claims]')?.textContent).toContain('확인할 문장 1개');
  await press(named('button', '원문은 34퍼센트: 쓴 이유에서 열기'));
  expect(heard).toEqual([`evidence ${ID}`]);
});
