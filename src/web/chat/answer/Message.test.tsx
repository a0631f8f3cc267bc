import { beforeAll, expect, it } from 'vitest';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { CHAT } from '#contract/limits.ts';
import { chat } from '../../words/chat.ts';
import { faults } from '../../words/faults.ts';
import { showWords } from '../../words/index.ts';
import { unsafeAddresses } from '../../lib/test-addresses.ts';
import { drawn } from '../../lib/test-view.tsx';
import { Citations } from '../evidence/Citations.tsx';
import { CiteChip } from '../evidence/CiteChip.tsx';
import { Confidence } from './Confidence.tsx';
import { Answer, type AnswerFacts } from './Message.tsx';
import { referencesOf } from '../evidence/references.ts';

beforeAll(() => {
  showWords('ko', { chat: chat.ko, faults: faults.ko });
});

const aCitation = (mark: number, known: Partial<Citation> = {}): Citation => ({
  mark,
  passageId: `p${mark}`,
  sourceId: `s${mark}`,
  nodeId: 'n',
  kind: 'youtube',
  title: `영상 ${mark}`,
  quote: '원두 탓이 아니에요',
  isVerbatim: true,
  heading: null,
  page: null,
  startSec: 252,
  url: null,
  ...known,
});
const anAnswer = (known: Partial<AnswerFacts> = {}): AnswerFacts => ({
  messageText: '첫 잔 [1]',
  citations: [aCitation(1)],
  metadata: {},
  isWebSearch: false,
  status: 'done',
  confidence: 0.9,
  receipt: null,
  errorCode: null,
  ...known,
});

const nothing = () => undefined;
const show = (element: React.ReactElement) => {
  return drawn(element);
};
const showAnswer = (known: Partial<AnswerFacts>, onAskAgain: (() => void) | null = nothing) =>
  show(
    <Answer
      answer={anAnswer(known)}
      sourceCount={2}
      onAskAgain={onAskAgain}
      shownEvidence={null}
      onOpenEvidence={nothing}
    />,
  );

it.each([
  ['done', '모릅니다.'],
  ['running', '모릅니다 .'],
] as const)('leaves no space where a number named nothing, once it is whole: %s', (status, shown) => {
  expect(showAnswer({ messageText: '모릅니다 .', citations: [], status }).textContent).toContain(shown);
});

it('lists the first two sources and says how many more there are', () => {
  const citations = [1, 2, 3, 4].map((mark) => aCitation(mark));
  const body = show(
    <Citations references={referencesOf({ citations, metadata: {} }, 'ko')} count={2} onOpen={nothing} />,
  );
  expect([...body.querySelectorAll('.chat-pill')].map((pill) => pill.textContent)).toEqual([
    '1 영상 영상 1',
    '2 영상 영상 2',
    '+2개 더',
  ]);
});

it.each([
  ['the compact project chat', CHAT.citationsCompact, 3, '+4개 더'],
  ['the full project chat', CHAT.citationsFull, 5, '+2개 더'],
] as const)('%s lists its first sources, then a count of the rest', (_, count, shown, rest) => {
  const citations = [1, 2, 3, 4, 5, 6, 7].map((mark) => aCitation(mark));
  const body = show(
    <Citations references={referencesOf({ citations, metadata: {} }, 'ko')} count={count} onOpen={nothing} />,
  );
  const pills = [...body.querySelectorAll('.chat-pill')].map((pill) => pill.textContent);
  expect(pills).toHaveLength(shown + 1);
  expect(pills.at(-1)).toBe(rest);
});

it('a web answer carries the labels of the web search and of its sources, which are links to their addresses', () => {
  const pages = [1, 2, 3].map((n) => ({ url: `https://page${n}.example/post`, title: `글 ${n}` }));
  const body = showAnswer({ isWebSearch: true, citations: [], messageText: '요즘은 이래요 [2].', metadata: { pages } });
  expect(body.textContent).toContain('웹 검색 결과');
  expect(body.textContent).toContain('출처');
  const links = [...body.querySelectorAll('a.chat-pill')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://page1.example/post',
    'https://page2.example/post',
  ]);
  expect(links.every((link) => link.getAttribute('rel')?.includes('noopener'))).toBe(true);
  expect(links.map((link) => link.querySelector('img')?.getAttribute('src'))).toEqual([
    '/api/site-icons?site=https%3A%2F%2Fpage1.example',
    '/api/site-icons?site=https%3A%2F%2Fpage2.example',
  ]);
  expect(body.textContent).toContain('+1개 더');
});

it('only a web answer is called a web search result', () => {
  expect(showAnswer({}).textContent).not.toContain('웹 검색 결과');
});

it('an answer on its way shows words and skeletons, and nothing of its foot', () => {
  const body = showAnswer({ status: 'running', messageText: '', citations: [] });
  expect(body.querySelector('article')?.getAttribute('aria-busy')).toBe('true');
  expect(body.querySelectorAll('.skeleton')).toHaveLength(2);
  expect(body.textContent).toContain('소스에서 답을 찾는 중이에요');
  expect(body.textContent).not.toContain('복사');
});

it('cuts the text of a source at 50 characters', () => {
  const title = '가'.repeat(60);
  const body = show(
    <Citations
      references={referencesOf({ citations: [aCitation(1, { title })], metadata: {} }, 'ko')}
      count={2}
      onOpen={nothing}
    />,
  );
  expect(body.textContent).toContain(`${'가'.repeat(50)}…`);
  expect(body.textContent).not.toContain('가'.repeat(51));
});

it('lists nothing where nothing is cited', () => {
  expect(show(<Citations references={[]} count={2} onOpen={nothing} />).textContent).toBe('');
});

it.each([
  [{ startSec: 252 }, '4:12'],
  [{ startSec: null, page: 2 }, '2쪽'],
  [{ startSec: null, heading: '추출 비율' }, '추출 비율'],
  [{ startSec: null, kind: 'website' }, '본문'],
] as const)('names a chip by the number of its source and its place: %j', (place, label) => {
  const [reference] = referencesOf({ citations: [aCitation(3, place)], metadata: {} }, 'ko');
  const chip = show(<CiteChip reference={reference!} isOpen={false} onOpen={nothing} />).querySelector('button');
  expect(chip?.textContent).toBe(`1 ${label}`);
  expect(chip?.getAttribute('aria-label')).toBe(`출처 1, ${label}, 영상 3 열기`);
});

it('links the page of a web answer to its address, and shows an unsafe address as text only', () => {
  const pages = ['https://a.example/x', ...unsafeAddresses].map((url, i) => ({ url, title: `쪽 ${i}` }));
  const chips = referencesOf({ citations: [], metadata: { pages } }, 'ko').map((reference) =>
    show(<CiteChip reference={reference} isOpen={false} onOpen={nothing} />).querySelector('.cite-chip'),
  );
  expect(chips[0]?.getAttribute('href')).toBe('https://a.example/x');
  expect(chips[0]?.getAttribute('rel')).toContain('noopener noreferrer');
  for (const chip of chips.slice(1)) expect([chip?.localName, chip?.getAttribute('href')]).toEqual(['span', null]);
});

it.each([
  [[aCitation(1), aCitation(2)], '인용 2개 모두 원문과 일치'],
  [[aCitation(1), aCitation(2, { isVerbatim: false })], '원문과 맞지 않는 인용이 1개 있어요'],
])('says whether the quotes match their sources', (citations, words) => {
  expect(showAnswer({ citations }).textContent).toContain(words);
});

it('does not say that quotes match where the cited passages do not bear the answer out', () => {
  const { textContent } = showAnswer({ citations: [aCitation(1)], confidence: 0.2 });
  expect(textContent).toContain('답의 일부를 출처에서 확인하지 못했어요');
  expect(textContent).not.toContain('원문과 일치');
});

it('says which engine answered, and why the embedded one quotes', () => {
  const receipt = { context: [], inputTokens: null, outputTokens: null, tookMs: 1 };
  const byModel = showAnswer({ receipt: { ...receipt, engine: { kind: 'model', name: 'm-1' } } });
  expect(byModel.textContent).toContain('m-1 모델이 답했어요.');
  const embedded = showAnswer({ receipt: { ...receipt, engine: { kind: 'embedded', name: 'quote' } } });
  expect(embedded.textContent).toContain('내장 엔진이 답했어요. AI 모델을 연결하면 답을 새로 써 드려요.');
  expect(embedded.querySelector('a[href="/settings"]')?.textContent).toBe('설정에서 연결하기');
});

it.each([
  ['embedded', 'quote', '이번 달 AI 크레딧을 다 써서 연결된 글을 그대로 인용해요.'],
  ['web-search', 'searxng', '이번 달 AI 크레딧을 다 써서 모델이 답을 쓰지 않았어요.'],
] as const)(
  'says under an answer without credits that these are why, and nothing of a key: %s',
  (kind, name, words) => {
    const receipt = { context: [], inputTokens: null, outputTokens: null, tookMs: 1, engine: { kind, name } };
    const { textContent } = showAnswer({ receipt, metadata: { fallback: 'no-credits' } });
    expect(textContent).toContain(words);
    expect(textContent).not.toContain('AI 키가 없어');
  },
);

it('says that no response was received when an answer is empty', () => {
  expect(showAnswer({ messageText: ' ', citations: [] }).textContent).toContain('답을 받지 못했어요');
});

it('keeps what a stopped answer had written', () => {
  const body = showAnswer({ status: 'stopped' });
  expect(body.textContent).toContain('첫 잔');
  expect(body.textContent).toContain('여기서 멈췄어요');
});

it('says why an answer failed and offers to send the question again', () => {
  const body = showAnswer({ status: 'failed', messageText: '', citations: [], errorCode: 'ai-unavailable' });
  const alert = body.querySelector('[role=alert]');
  expect(alert?.textContent).toContain('요청을 처리하다 문제가 생겼어요');
  expect(alert?.textContent).toContain('AI가 지금 답하지 못해요');
  expect(alert?.querySelector('button')?.textContent).toBe('다시 보내기');
});

it.each([
  [0.8, 'green', '신뢰도 높음'],
  [0.6, 'yellow', '신뢰도 보통'],
  [0.59, 'red', '신뢰도 낮음'],
  [null, 'grey', '신뢰도 정보 없음'],
] as const)('shows a confidence of %s in colour and in words', (value, colour, words) => {
  const element = show(<Confidence value={value} />).querySelector('[data-confidence]');
  expect(element?.getAttribute('data-confidence')).toBe(colour);
  expect(element?.textContent).toBe(words);
});

it('marks an answer whose sources have changed since, by their titles, with the way to ask again', () => {
  const staleSources = [{ sourceId: 's1', nodeId: 'n', title: '드립 커피', textHash: 'h', readAt: null }];
  const said = showAnswer({ staleSources }).querySelector('aside');
  expect(said?.textContent).toContain('이 답을 쓴 뒤에 소스가 바뀌었어요');
  expect(said?.textContent).toContain('드립 커피');
  expect(said?.textContent).toContain('새 내용으로 다시 물어보기');
  expect(showAnswer({ staleSources }, null).querySelector('aside')?.textContent).not.toContain('다시 물어보기');
  expect(showAnswer({}).querySelector('aside')).toBeNull();
});

it('shows of a note what the answer quotes of it as it was, and what stands there now', () => {
  const changed = [
    { was: '물은 92도예요.', is: '물은 88도예요.' },
    { was: '원두는 20그램이에요.', is: null },
  ];
  const stale = { sourceId: 'n', nodeId: 'n', title: '물 온도', textHash: null, readAt: null, changed };
  const said = showAnswer({ staleSources: [stale] }).querySelector('aside');
  expect([...(said?.querySelectorAll('del') ?? [])].map((was) => was.textContent)).toEqual(
    changed.map(({ was }) => was),
  );
  expect([...(said?.querySelectorAll('dd') ?? [])].map((one) => one.textContent)).toEqual([
    '물은 92도예요.',
    '물은 88도예요.',
    '원두는 20그램이에요.',
    '이 문장은 지금 없어요',
  ]);
});

it('shows what has changed in a source, and of a note, of which no earlier text is kept, only that it has', () => {
  const stale = { sourceId: 's1', nodeId: 'n', title: '드립 커피', readAt: null };
  const buttonsFor = (textHash: string | null) =>
    [
      ...show(
        <Answer
          answer={anAnswer({ staleSources: [{ ...stale, textHash }] })}
          sourceCount={2}
          onAskAgain={null}
          shownEvidence={null}
          onOpenEvidence={() => undefined}
          onShowChanges={() => undefined}
        />,
      ).querySelectorAll('aside button'),
    ].map((button) => button.textContent);
  expect(buttonsFor('h')).toEqual(['달라진 곳 보기']);
  expect(buttonsFor(null)).toEqual([]);
});
