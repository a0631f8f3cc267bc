import type { ReactElement } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { chat } from '../../words/chat.ts';
import { conversations } from '../../words/conversations.ts';
import { faults } from '../../words/faults.ts';
import { showWords } from '../../words/index.ts';
import { drawn } from '../../lib/test-view.tsx';
import { AnswerEnd, LostLine } from './AnswerEnd.tsx';
import { AnswerNotes } from './AnswerNotes.tsx';
import { plainly, type FailedQuestion } from '../conversation.ts';
import { Unanswered } from './Unanswered.tsx';

beforeAll(() => showWords('ko', { chat: chat.ko, conversations: conversations.ko, faults: faults.ko }));

const nothing = () => undefined;
const show = (element: ReactElement) => {
  return drawn(element);
};
const buttons = (body: Element) => [...body.querySelectorAll('button')].map((button) => button.textContent);

it.each([
  ['at the limit of its model', { status: 'done', metadata: { cut: 'length' } }, chat.ko.cut.length, ['이어서 쓰기']],
  ['by a filter', { status: 'done', metadata: { cut: 'filtered' } }, chat.ko.cut.filtered, ['이어서 쓰기']],
  ['by a stop', { status: 'stopped', metadata: {} }, '여기서 멈췄어요', ['이어서 쓰기', '다시 보내기']],
  [
    'by its provider',
    { status: 'failed', metadata: {}, errorCode: 'provider-error' },
    '쓰던 내용은 남겨 두었어요',
    ['다시 보내기', '이어서 쓰기'],
  ],
] as const)('an answer that was ended %s says so, and can be gone on with', (_, known, words, offered) => {
  const answer = { messageText: '반쪽 답', errorCode: null, isWebSearch: false, ...known };
  const body = show(<AnswerEnd answer={answer} onAskAgain={nothing} onGoOn={nothing} />);
  expect(body.textContent).toContain(words);
  expect(buttons(body)).toEqual(offered);
  expect(buttons(show(<AnswerEnd answer={answer} onAskAgain={null} onGoOn={null} />))).toEqual([]);
});

it('an answer without a word says so, and can be asked again but not gone on with', () => {
  const answer = { messageText: '', errorCode: null, isWebSearch: false, status: 'done', metadata: { cut: 'empty' } };
  const body = show(<AnswerEnd answer={{ ...answer, status: 'done' }} onAskAgain={nothing} onGoOn={nothing} />);
  expect(body.textContent).toContain(chat.ko.cut.empty);
  expect(buttons(body)).toEqual(['다시 보내기']);
});

it('an answer that is whole says nothing of its end', () => {
  const answer = { messageText: '답', status: 'done', metadata: {}, errorCode: null, isWebSearch: false } as const;
  expect(show(<AnswerEnd answer={answer} onAskAgain={nothing} onGoOn={nothing} />).innerHTML).toBe('');
});

const failed = (known: { messageText?: string; isWebSearch?: boolean; metadata?: Record<string, unknown> }) => {
  const answer = { messageText: '', isWebSearch: false, metadata: {}, ...known };
  return show(
    <AnswerEnd
      answer={{ ...answer, status: 'failed', errorCode: 'provider-error' }}
      onAskAgain={nothing}
      onGoOn={nothing}
    />,
  ).textContent;
};

it.each([
  ['', false],
  ['  \n', false],
  ['반쪽', true],
])('of an answer that failed with %j written it is said that this is kept: %j', (messageText, isKept) => {
  expect(failed({ messageText }).includes('쓰던 내용은 남겨 두었어요.')).toBe(isKept);
});

it('a web search that failed names the search, or the AI provider where that was it', () => {
  const bySearch = failed({ isWebSearch: true, metadata: { failedSearch: 'searxng' } });
  expect(bySearch).toContain('웹 검색에 실패했어요. 다시 시도해 주세요.');
  expect(bySearch).toContain('웹 검색 서비스(SearXNG)에 문제가 생겼어요.');
  expect(bySearch).not.toContain('AI 제공자');
  expect(failed({ isWebSearch: true })).toContain('AI 제공자에 문제가 생겨 답을 마치지 못했어요.');
});

it('a lost line says that the answer goes on, and can be looked for at once', () => {
  const body = show(<LostLine onRejoin={nothing} />);
  expect(body.textContent).toContain('연결이 끊겼어요');
  expect(buttons(body)).toEqual(['지금 다시 연결']);
});

it.each([
  ['2026-11-26T05:53:00.000Z', '2026-11-26T05:53:00.000Z'],
  ['2026-11-26T05:53:01.000Z', '2026-11-26T05:54:00.000Z'],
  ['2026-11-26T05:59:47.000Z', '2026-11-26T06:00:00.000Z'],
])('a provider that takes requests again at %s is said to at a minute when it does', (retryAt, told) => {
  const minute = new Date(told).toLocaleTimeString('ko', { timeStyle: 'short' });
  expect(show(<AnswerNotes metadata={{ retryAt }} />).textContent).toBe(`${minute}부터 다시 물어볼 수 있어요.`);
});

const aFailed = (known: Partial<FailedQuestion> = {}): FailedQuestion => ({
  ...plainly('원두는 언제까지 써?'),
  key: 'k',
  askedAt: 0,
  after: -1,
  code: null,
  answerId: null,
  ...known,
});
const showFailed = (failed: FailedQuestion, mayAsk = true) => {
  const may = mayAsk ? nothing : null;
  return show(<Unanswered failed={failed} onAskAgain={may} onTakeBack={may} onForget={nothing} />);
};

it('a question that never arrived stands with its words, to send again, to take back or to throw away', () => {
  const body = showFailed(aFailed());
  expect(body.textContent).toContain('원두는 언제까지 써?');
  expect(body.querySelector('[role=alert]')?.textContent).toContain('서버에 닿지 않았어요');
  const offered = buttons(body.querySelector('[role=alert]') ?? body);
  expect(offered).toEqual(['다시 보내기', '입력창으로 가져오기', '버리기']);
});

it('while another answer is on its way it waits, and can be thrown away only', () => {
  expect(buttons(showFailed(aFailed(), false).querySelector('[role=alert]') ?? showFailed(aFailed()))).toEqual([
    '버리기',
  ]);
});

it('a web search of which nobody knows yet at what it failed blames nobody', () => {
  const known = { answerId: 'a', code: 'key-refused' };
  expect(showFailed(aFailed({ ...known, isWebSearch: true })).textContent).not.toMatch(/제공자|서비스/);
  expect(showFailed(aFailed(known)).textContent).toContain('AI 제공자가 키를 거절했어요.');
});

it('a question that the server keeps is not said twice', () => {
  const body = showFailed(aFailed({ answerId: 'a', code: 'ai-unavailable' }));
  expect(body.textContent).not.toContain('원두는 언제까지 써?');
  expect(buttons(body)).toEqual(['다시 보내기']);
});
