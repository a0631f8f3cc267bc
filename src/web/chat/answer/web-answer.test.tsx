import type { ReactElement } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CheckedQuote } from '#contract/chat/chat.schema.ts';
import { chat } from '../../words/chat.ts';
import { evidence } from '../../words/evidence.ts';
import { showWords } from '../../words/index.ts';
import { drawn } from '../../lib/test-view.tsx';
import { Answer, type AnswerFacts } from './Message.tsx';
import { Pages } from './ReceiptPanel.tsx';
import { RenderedMarkdown } from '../markdown/RenderedMarkdown.tsx';
import { useQuotes } from '../evidence/use-quotes.tsx';

beforeAll(() => showWords('ko', { chat: chat.ko, evidence: evidence.ko }));

const nothing = () => undefined;
const show = (element: ReactElement) => {
  return drawn(element);
};
const text = '“세라믹 드리퍼는 2만 원” [1]';
const quoteOf = (verdict: CheckedQuote['verdict'], onPage?: CheckedQuote['onPage']): CheckedQuote => ({
  start: 0,
  end: text.indexOf(' [1]'),
  verdict,
  found: null,
  ...(onPage && { onPage }),
});

describe('a quotation in a web answer', () => {
  function Quoted({ quote }: { quote: CheckedQuote }) {
    const marks = { isKnown: () => false, show: () => null };
    const links = { show: () => null } as never;
    const quotes = useQuotes([quote], text, nothing, true) ?? { ranges: [], show: () => null };
    return <RenderedMarkdown {...{ text, marks, links, quotes }} />;
  }

  it('that differs says so, and leads to the page that says otherwise', () => {
    const onPage = { url: 'https://a.test/1', title: '드리퍼 값', quote: '세라믹 드리퍼는 2만 8천 원' };
    const link = show(<Quoted quote={quoteOf('altered', onPage)} />).querySelector('[data-verdict] a');
    expect(link?.textContent).toBe('원문과 다름');
    expect(link?.getAttribute('href')).toBe('https://a.test/1');
    expect(link?.getAttribute('target')).toBe('_blank');
  });

  it('that no page bears out is said not to stand in the search results, for more was not read', () => {
    const body = show(<Quoted quote={quoteOf('not-found')} />);
    expect(body.querySelector('.quote-verdict')?.textContent).toBe('검색 결과에 없는 문장');
  });
});

describe('under a web answer', () => {
  const answer = (known: Partial<AnswerFacts>): AnswerFacts => ({
    messageText: text,
    citations: [],
    metadata: { query: '그럼 가격은?' },
    isWebSearch: true,
    status: 'done',
    confidence: null,
    receipt: {
      engine: { kind: 'web-search', name: 'searxng + m' },
      context: [],
      inputTokens: null,
      outputTokens: null,
      tookMs: 1,
    },
    errorCode: null,
    ...known,
  });
  const under = (known: Partial<AnswerFacts>) =>
    show(
      <Answer answer={answer(known)} sourceCount={2} onAskAgain={null} shownEvidence={null} onOpenEvidence={nothing} />,
    ).textContent;

  it.each([
    ['supported', '인용 1개 모두 검색 결과와 일치'],
    ['not-found', '검색 결과에서 확인되지 않는 인용이 1개 있어요'],
  ] as const)('stands what its quotations were compared with: %s', (verdict, words) => {
    expect(under({ quotes: [quoteOf(verdict)] })).toContain(words);
  });

  it('stands what was searched where that is not the question', () => {
    expect(under({ metadata: { query: '그럼 가격은?', searchedFor: '드리퍼 가격' } })).toContain('검색어: 드리퍼 가격');
    expect(under({})).not.toContain('검색어');
  });
});

describe('the receipt of a web answer', () => {
  it('names the pages with their number, each as a link, and says that no source was read', () => {
    const pages = [1, 2].map((n) => ({ url: `https://page${n}.example/post`, title: `글 ${n}` }));
    const body = show(<Pages pages={pages} />);
    expect(body.querySelector('h4')?.textContent).toBe('웹 검색이 찾은 페이지 2개');
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
      pages.map(({ url }) => url),
    );
    expect(body.textContent).toContain('연결된 소스는 읽지 않았어요.');
  });
});
