import { describe, expect, it } from 'vitest';
import { checkQuotes, MOST_QUOTES } from './check-quotes.ts';
import type { CitedPassage } from './cite.ts';
import type { GatheredPassage, GatheredSource } from '../context/gather.ts';
import { judgeByRules, shareBorneOut } from './support.ts';

const toPassage = (id: string, text: string, page: number): GatheredPassage => ({
  id,
  text,
  heading: null,
  page,
  startSec: null,
  endSec: null,
  tokens: 1,
});
function aSource(title: string, ...texts: string[]): CitedPassage[] {
  const passages = texts.map((text, i) => toPassage(`${title}${i}`, text, i + 1));
  const source: GatheredSource = {
    nodeId: title,
    sourceId: title,
    kind: 'file',
    title,
    url: null,
    state: 'readable',
    problem: null,
    passages,
    segments: [],
  };
  return passages.map((passage) => ({ ...passage, source }));
}
const memo = aSource('메모', '홈카페 원두는 개봉한 뒤 2주 안에', '써야 맛있다. 냉동하면 석 달까지 간다.');
const page = aSource('글', '향이 먼저 사라지고 그다음에 단맛이 사라진다.');
const read = [...memo, ...page];
const check = (answer: string, cited = [memo[0]!], own: string[] = []) => checkQuotes(answer, cited, read, own);

describe('the quotations of an answer', () => {
  it('are supported by a file of Markdown as it is read', () => {
    const [made] = aSource('원두.md', '원두는 **2주** 안에 [써야](https://example.com/a) `맛있다`.');
    const passage = { ...made!, source: { ...made!.source, isMarkdown: true } };
    expect(checkQuotes('“2주 안에 써야 맛있다”고 해요 [1].', [passage], [passage], [])).toMatchObject([
      { verdict: 'supported', found: { quote: '2주 안에 써야 맛있다', isVerbatim: true } },
    ]);
  });

  it('are supported by the cited passage, also where they run over its end', () => {
    expect(check('“개봉한 뒤 2주 안에 써야 맛있다”고 해요 [1].')).toMatchObject([{ verdict: 'supported', start: 0 }]);
  });

  it('tell what the source has instead, and where', () => {
    const [quote] = check('“개봉한 뒤 3주 안에 써야 맛있다”고 해요 [1].');
    expect(quote).toMatchObject({
      verdict: 'altered',
      found: { title: '메모', page: 1, quote: '개봉한 뒤 2주 안에\n써야 맛있다.' },
    });
  });

  it('tell the source that they are really from', () => {
    expect(check('“향이 먼저 사라지고”라고 해요 [1].')).toMatchObject([
      { verdict: 'elsewhere', found: { title: '글', sourceId: '글', mark: 0 } },
    ]);
  });

  it('are compared up to so many, and each is told in its place', () => {
    const said = Array.from(
      { length: MOST_QUOTES + 3 },
      (_, i) => `“개봉한 뒤 ${i + 3}주 안에 써야 맛있다”고 해요 [1].`,
    );
    const quotes = check(said.join('\n'));
    expect(quotes).toHaveLength(MOST_QUOTES);
    expect(new Set(quotes.map(({ verdict }) => verdict))).toEqual(new Set(['altered']));
    expect(said.join('\n').slice(quotes.at(-1)?.start, quotes.at(-1)?.end)).toContain(`${MOST_QUOTES + 2}주`);
  });

  it('are not found where nothing like them was read', () => {
    expect(check('“비트코인 채굴 난이도는 매주 바뀐다”고 해요 [1].')).toEqual([
      { start: 0, end: 21, verdict: 'not-found', found: null },
    ]);
  });

  it('of the question are the asker’s own words', () => {
    expect(check('“비트코인 채굴 난이도”는 소스에 없어요.', [], ['비트코인 채굴 난이도를 알려 줘'])).toEqual([]);
  });

  it.each([
    ['“메모”에는 그렇게 쓰여 있어요 [1].', []],
    ['“원두 보관의 모든 것”에 따르면 그래요 [1].', []],
    ['이른바 “프로덕트마켓핏”이에요 [1].', []],
    ['> 한마디로 서둘러야 한다는 말입니다 [1]', []],
    ['> 개봉한 뒤 3주 안에 써야 맛있다. [1]', ['altered']],
    ['> 향이 먼저 사라지고 그다음에 단맛이 사라진다. [1]', ['elsewhere']],
    ['“3주” 안이라고 해요 [1].', ['altered']],
  ])('of a title, of one stressed word and of a summing up are none: %j: %j', (answer, verdicts) => {
    const named = aSource('원두 보관의 모든 것', '개봉한 뒤 2주 안에 써야 맛있다.');
    const quotes = checkQuotes(answer, named, [...named, ...memo, ...page], []);
    expect(quotes.map(({ verdict }) => verdict)).toEqual(verdicts);
  });

  it('lower the confidence where the sources do not bear them out', () => {
    const texts = [{ text: memo.map(({ text }) => text).join(' '), startSec: null, endSec: null }];
    const supportOf = (...asked: Parameters<typeof judgeByRules>) => shareBorneOut(judgeByRules(...asked));
    const right = '“개봉한 뒤 2주 안에 써야 맛있다”고 해요 [1].';
    const wrong = '“개봉한 뒤 2주 뒤에 써야 맛있다”고 해요 [1].';
    expect(supportOf('“개봉한 뒤 3주 안에 써야 맛있다”고 해요 [1].', texts)).toBe(0);
    expect(supportOf(right, texts, { quotes: check(right) })).toBe(1);
    expect(supportOf(wrong, texts)).toBe(1);
    expect(supportOf(wrong, texts, { quotes: check(wrong) })).toBe(0);
    const both = `${right} ${wrong}`;
    expect(supportOf(both, texts, { quotes: check(both) })).toBe(0.5);
  });
});
