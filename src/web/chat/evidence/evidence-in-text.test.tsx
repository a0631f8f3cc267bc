import { beforeAll, describe, expect, it } from 'vitest';
import type { CheckedQuote, Citation } from '#contract/chat/chat.schema.ts';
import { quotedIn } from '#contract/chat/quoted-words.ts';
import { chat } from '../../words/chat.ts';
import { evidence } from '../../words/evidence.ts';
import { showWords } from '../../words/index.ts';
import { drawn } from '../../lib/test-view.tsx';
import { RenderedMarkdown } from '../markdown/RenderedMarkdown.tsx';
import { referencesOf } from './references.ts';
import { uncitedGoal } from './uncited-goal.ts';
import { useMarks } from './use-marks.tsx';
import { useModelLinks } from './use-model-links.tsx';
import { useQuotes } from './use-quotes.tsx';

beforeAll(() => showWords('ko', { chat: chat.ko, evidence: evidence.ko }));

const memo: Citation = {
  mark: 1,
  passageId: 'p1',
  sourceId: 's1',
  nodeId: 'n',
  kind: 'website',
  title: '원두 이야기',
  quote: '2주 안에 써야 맛있다',
  isVerbatim: true,
  heading: null,
  page: null,
  startSec: null,
  url: 'https://example.com/beans',
};
const nothing = () => undefined;

function Shown({ text, verdicts }: { text: string; verdicts: readonly CheckedQuote['verdict'][] }) {
  const references = referencesOf({ citations: [memo], metadata: {} }, 'ko');
  const quotes = quotedIn(text).map(({ start, end }, i): CheckedQuote => {
    const verdict = verdicts[i] ?? 'supported';
    return { start, end, verdict, found: verdict === 'altered' || verdict === 'elsewhere' ? memo : null };
  });
  return (
    <RenderedMarkdown
      text={text}
      marks={useMarks(references, null, nothing)}
      links={useModelLinks(references)}
      quotes={useQuotes(quotes, text, nothing) ?? { ranges: [], show: () => null }}
    />
  );
}
const show = (text: string, ...verdicts: CheckedQuote['verdict'][]) => {
  return drawn(<Shown text={text} verdicts={verdicts} />);
};

describe('a quotation in an answer', () => {
  it.each([
    ['supported', ''],
    ['altered', '원문과 다름'],
    ['elsewhere', '다른 곳에 있는 문장'],
    ['not-found', '소스에 없는 문장'],
  ] as const)('that is %s says so where it stands', (verdict, words) => {
    const shown = show('메모에 “2주 안에 써야 맛있다”고 해요 [1].', verdict).querySelector('[data-verdict]');
    expect(shown?.getAttribute('data-verdict')).toBe(verdict);
    expect(shown?.textContent).toBe(`“2주 안에 써야 맛있다”${words}`);
    expect(shown?.querySelector('svg')?.getAttribute('aria-label') ?? null).toBe(
      verdict === 'supported' ? '원문과 일치하는 인용' : null,
    );
    expect(shown?.querySelectorAll('button').length).toBe(words !== '' && verdict !== 'not-found' ? 1 : 0);
  });

  it.each([
    ['in bold, with a particle', '**“2주 안에 써야 맛있다”**고 해요 [1].', ['“2주 안에 써야 맛있다”원문과 다름']],
    ['over a word in bold', '“2주 안에 **써야** 맛있다” [1]', ['“2주 안에 ', '써야', ' 맛있다”원문과 다름']],
    ['in an item', '- 첫째 “2주 안에 써야 맛있다” [1]', ['“2주 안에 써야 맛있다”원문과 다름']],
    ['in a cell', '| 말 |\n| --- |\n| “2주 안에 써야 맛있다” [1] |', ['“2주 안에 써야 맛있다”원문과 다름']],
    ['with its number inside', '“2주 안에 써야 맛있다 [1]”', ['“2주 안에 써야 맛있다1웹”원문과 다름']],
  ])('is marked %s', (_, text, pieces) => {
    const shown = [...show(text, 'altered').querySelectorAll('[data-verdict]')].map((one) => one.textContent);
    expect(shown.map((words) => words?.replace(/1\s*본문/, '1웹'))).toEqual(pieces);
    expect(show(text, 'altered').textContent).not.toContain('**');
  });

  it('leaves every other word as it is', () => {
    const text = '앞 “하나 둘 셋” 사이 “넷 다섯 여섯” 뒤';
    expect(show(text, 'supported', 'supported').textContent).toBe(text);
  });
});

describe('a link in an answer', () => {
  it('to a cited source opens, and shows its host', () => {
    const link = show('[원문](https://example.com/beans#part)').querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://example.com/beans#part');
    expect(link?.parentElement?.textContent).toContain('(example.com)');
  });

  it.each([
    ['[여기](https://evil.test/?q=SECRET)', '여기 (evil.test)'],
    ['[여기][r]\n\n[r]: https://evil.test/?q=SECRET', '여기 (evil.test)'],
    ['[원문](https://example.com/beans?q=SECRET)', '원문 (example.com)'],
    ['[글](mailto:a@evil.test)', '글 (a@evil.test)'],
    ['[https://example.com/beans](https://evil.test/?q=SECRET)', 'https://example.com/beans (evil.test)'],
    ['[example.com](https://evil.test/)', 'example.com (evil.test)'],
    ['https://evil.test/?q=SECRET', 'https://evil.test/?q=SECRET'],
    ['<https://evil.test/?q=SECRET>', 'https://evil.test/?q=SECRET'],
  ])('that no source cites needs a second step, and its host is seen once: %j', (text, words) => {
    const shown = show(text);
    expect(shown.querySelector('a')).toBe(null);
    expect(shown.querySelector('button')?.getAttribute('aria-expanded')).toBe('false');
    expect(shown.textContent).toBe(words);
  });

  it.each([
    ['https://evil.test/a?q=SECRET#SECRET', 'https://evil.test/a', true],
    ['https://evil.test/?q=SECRET&r=SECRET', 'https://evil.test/', true],
    ['https://evil.test/#SECRET', 'https://evil.test/', true],
    ['https://example.com.evil.test/?q=SECRET', 'https://example.com.evil.test/', true],
    ['https://example.com:444/?q=SECRET', 'https://example.com:444/', true],
    ['mailto:a@evil.test?body=SECRET', 'mailto:a@evil.test', true],
    ['https://evil.test/plain', 'https://evil.test/plain', false],
    ['https://example.com/other?page=2', 'https://example.com/other?page=2', false],
  ])('leads without its query where no source has its host: %s', (href, goal, isCut) => {
    expect(uncitedGoal(href, new Set(['example.com']))).toEqual({ goal, isCut });
  });
});
