import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useSyncExternalStore, type ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { createNotices, NoticesContext } from '../../lib/notices.ts';
import { SHOWN_IN_PLACE } from '../../ui/shown-in-place.ts';
import { wordsOf } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';
import { named, openTestPage, press, pressKey, show } from '../test-screen.ts';
import type { ResultViewProps } from './ResultView.tsx';

const page = openTestPage();
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
beforeAll(() => showWords('ko', wordsOf('ko')));
let close: () => Promise<void>;
afterEach(() => close());

const LONG: ChosenRecipe = { id: 'long-script', values: { topic: '홈카페', minutes: 1, speed: 300, sponsor: '모카' } };
const HOOK = '# 홈카페\n\n## 훅 (0:00–0:03)\n\n첫 잔이 쓰다면 원두 탓이 아니에요 [1].\n화면: 쓴 표정\n\n';
const PROMISE = '## 약속 (0:03–0:07)\n\n오늘은 〔얻는 것〕까지 알려 드릴게요 [2].\n\n';
const BODY = '## 본론 (0:07–0:42)\n\n분쇄도를 두 칸';

const heard: string[] = [];
let grow: (text: string, status?: ResultViewProps['status'], more?: Partial<ResultViewProps>) => Promise<void>;

async function open(text: string, made: ChosenRecipe = LONG): Promise<void> {
  heard.length = 0;
  const { ResultView } = await import('./ResultView.tsx');
  const words = (said: string): ReactNode => said;
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const props = (shown: string, status: ResultViewProps['status'], more = {}): ResultViewProps => ({
    name: '홈카페',
    made,
    metadata: {},
    text: shown,
    status,
    clock: null,
    sources: [],
    comingCitations: status === 'writing' ? 2 : null,
    quotes: status === 'writing' ? null : { verbatim: 2, other: 0 },
    words,
    edits: null,
    foot: null,
    isBeside: false,
    onStop: () => void heard.push('stop'),
    onClose: () => void heard.push('close'),
    ...more,
  });
  const notices = createNotices();
  const grown = growing(props(text, 'writing'));
  function Growing() {
    return <ResultView {...useSyncExternalStore(grown.subscribe, grown.read, grown.read)} />;
  }
  close = await show(
    <QueryClientProvider client={client}>
      <NoticesContext value={notices}>
        <Growing />
      </NoticesContext>
    </QueryClientProvider>,
  );
  grow = (next, status = 'writing', more = {}) => act(async () => grown.set(props(next, status, more)));
}

/** What is shown now, and how it becomes something else. */
function growing<T>(first: T) {
  let now = first;
  const seen = new Set<() => void>();
  return {
    read: () => now,
    set: (next: T) => {
      now = next;
      seen.forEach((tell) => tell());
    },
    subscribe: (tell: () => void) => {
      seen.add(tell);
      return () => void seen.delete(tell);
    },
  };
}

const heads = () => [...page.body.querySelectorAll('[data-part] header')].map((one) => one.textContent);
const check = (id: string) => page.body.querySelector(`[data-check^=${id}]`);
const view = () => named('[role=dialog]', '홈카페');

it('sections appear with their seconds while the text grows, after them those that are still expected', async () => {
  await open('');
  expect(heads()).toEqual(['훅목표 3초', '약속목표 4초', '본론목표 35초', '근거목표 12초', '마무리목표 6초']);
  expect(page.body.textContent).toContain('소스를 읽고 쓸 준비를 하고 있어요');
  await grow(HOOK.slice(0, 33));
  expect(heads()[0]).toBe('훅1초 / 3초');
  await grow(HOOK + PROMISE + BODY);
  expect(heads().slice(0, 3)).toEqual(['훅3초', '약속3초 · 목표 4초', '본론1초 / 35초']);
  expect(heads().slice(3)).toEqual(['근거목표 12초', '마무리목표 6초']);
  expect(view().querySelector('h2')?.parentElement?.textContent).toContain('본론 쓰는 중3 / 5 구간');
  expect(page.body.querySelector('output')?.textContent).toBe('약속 다 썼어요, 3초');
  expect([...page.body.querySelectorAll('time')].map((one) => one.textContent)).toEqual(['00:00', '00:03', '00:07']);
});

it('a short without headings counts its lines', async () => {
  const made: ChosenRecipe = { id: 'short-script', values: { topic: '커피', seconds: 30, speed: 300 } };
  await open('커피가 쓰다고요?\n\n원두 탓이 아니에요.\n\n분쇄도를', made);
  expect(view().textContent).toContain('3번째 줄 쓰는 중');
  await grow('커피가 쓰다고요?\n\n원두 탓이 아니에요.\n\n분쇄도를 보세요.', 'done');
  expect(page.body.querySelectorAll('ol > li')).toHaveLength(3);
});

it('Esc stops while it is written and closes afterwards', async () => {
  await open(HOOK);
  await pressKey(view(), 'Escape');
  expect(heard).toEqual(['stop']);
  await grow(HOOK + PROMISE, 'done');
  await pressKey(view(), 'Escape');
  expect(heard).toEqual(['stop', 'close']);
  expect(() => named('button', '멈추기Esc')).toThrow();
});

it('what is stopped keeps what is there, without the heading that had only begun', async () => {
  await open(HOOK);
  await grow(`${HOOK}${PROMISE}## 본`, 'stopped');
  expect(heads()).toEqual(['훅3초', '약속3초 / 4초']);
  expect(page.body.textContent).toContain('여기까지 쓰고 멈췄어요');
  expect(page.body.querySelector('[data-part="1"]')?.textContent).not.toContain('본');
});

it('the view can be left without stopping what is written', async () => {
  await open(HOOK);
  await press(named('button', '작게 보기(계속 써요)'));
  await pressKey(view(), 'f', 'KeyF');
  expect(heard).toEqual(['close', 'close']);
});

it('what is edited in the view is taken back by its button and by Ctrl+Z, and told by no notice', async () => {
  await open(HOOK);
  expect(() => named('button', '되돌리기')).toThrow();
  const edits = { begin: () => undefined, open: null };
  await grow(HOOK, 'kept', { edits, onUndo: null });
  expect(named('button', '되돌리기').hasAttribute('disabled')).toBe(true);
  await pressKey(view(), 'z', 'KeyZ', { ctrlKey: true });
  await grow(HOOK, 'kept', { edits, onUndo: () => heard.push('undo') });
  expect(view().hasAttribute(SHOWN_IN_PLACE)).toBe(true);
  await press(named('button', '되돌리기'));
  await pressKey(view(), 'z', 'KeyZ', { ctrlKey: true });
  await pressKey(view(), 'z', 'KeyZ', { metaKey: true, shiftKey: true });
  expect(heard).toEqual(['undo', 'undo']);
});

it('checks appear as sections are finished: what is wrong at once, what is missing at the end', async () => {
  await open(HOOK + PROMISE.slice(0, -30));
  expect(check('quotes')?.textContent).toContain('다 쓰면 원문과 하나씩 비교해요.');
  expect(check('blanks')).toBeNull();
  expect(check('disclosure')?.getAttribute('data-state')).toBe('open');
  await grow(HOOK + PROMISE + BODY);
  expect(check('blanks')?.textContent).toContain('빈칸이 1개 남아 있어요');
  expect(page.body.textContent).not.toContain('부분이 없어요');
  await grow(HOOK + PROMISE + BODY, 'done');
  expect(check('quotes')?.textContent).toContain('인용 2개 원문과 일치');
  expect(check('disclosure')?.getAttribute('data-state')).not.toBe('open');
  expect(page.body.textContent).toContain('‘마무리’ 부분이 없어요');
});

it('a part with a blank is not finished before somebody fills it', async () => {
  const { readResult } = await import('./read-result.ts');
  const read = (text: string) =>
    readResult({ text, recipeId: LONG.id, values: LONG.values, speed: 300, isWriting: false, expected: [] });
  const [blank, filled] = [read(HOOK + PROMISE), read(HOOK + PROMISE.replace('〔얻는 것〕', '맛'))];
  expect([blank, filled].map(({ parts }) => parts.map(({ state }) => state))).toEqual([
    ['done', 'open'],
    ['done', 'done'],
  ]);
  close = async () => undefined;
});
