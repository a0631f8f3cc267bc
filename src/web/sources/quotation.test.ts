import { describe, expect, it } from 'vitest';
import { OURS } from '#contract/limits.ts';
import {
  citationHtml,
  citationText,
  quotationMarkdown,
  quotationOf,
  quotationQuestion,
  type Quotation,
} from './quotation.ts';

const nowhere = { heading: null, page: null, startSec: null };
const source = { title: '원두 이야기', url: 'https://example.com/beans', place: nowhere, columns: null };
const quoted = (more: Partial<Quotation> = {}): Quotation => ({
  text: '첫 문단.\n\n둘째 <문단>.',
  title: '원두 & 이야기',
  place: 'p.2',
  url: 'https://example.com/a?b="c"',
  ...more,
});

describe('a quotation', () => {
  it.each([
    ['a page', { place: { ...nowhere, page: 2 } }, '2쪽', 'https://example.com/beans'],
    ['a heading', { place: { ...nowhere, heading: '가공' } }, '가공', 'https://example.com/beans'],
    ['no place', {}, null, 'https://example.com/beans'],
    ['a file', { url: null, place: { ...nowhere, page: 1 } }, '1쪽', null],
    ['an address that is none', { url: 'javascript:alert(1)' }, null, null],
    [
      'a second of a video',
      { url: 'https://youtu.be/dQw4w9WgXcQ', place: { ...nowhere, startSec: 252 } },
      '4:12',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=252s',
    ],
  ])('of %s says where it stands', (_, given, place, url) => {
    expect(quotationOf('글', { ...source, ...given }, 'ko')).toEqual({ text: '글', title: '원두 이야기', place, url });
  });

  it('reads as sentences where a fixed width had cut the lines, and keeps lines that were meant', () => {
    const columns = 40;
    expect(
      quotationOf('앞 문장이 스물 몇 글자에서 잘려 나가고\n다음줄로이어집니다. ', { ...source, columns }, 'ko').text,
    ).toBe('앞 문장이 스물 몇 글자에서 잘려 나가고 다음줄로이어집니다.');
    expect(quotationOf('  나 보기가\r\n역겨워  \n\n\n\n가실 때에는', source, 'ko').text).toBe(
      '나 보기가\n역겨워\n\n가실 때에는',
    );
  });

  it('is copied with its source, for programs with and without markup', () => {
    expect(citationText(quoted())).toBe(
      '“첫 문단.\n\n둘째 <문단>.”\n— 원두 & 이야기, p.2, https://example.com/a?b="c"',
    );
    expect(citationText(quoted({ place: null, url: null }))).toContain('”\n— 원두 & 이야기');
    expect(citationHtml(quoted())).toBe(
      '<blockquote><p>첫 문단.</p><p>둘째 &lt;문단&gt;.</p></blockquote><p>— <a href="https://example.com/a?b=&quot;c&quot;">원두 &amp; 이야기, p.2</a></p>',
    );
  });

  it('becomes a note in Markdown in which nothing of it is markup', () => {
    expect(quotationMarkdown(quoted({ text: '# 말\n[누르세요](https://x.kr)', url: 'https://a.kr/b c>d' }))).toBe(
      '> \\# 말\n> \\[누르세요\\](https://x.kr)\n\n— [원두 & 이야기, p.2](<https://a.kr/b%20c%3Ed>)',
    );
    expect(quotationMarkdown(quoted({ url: null }))).toBe('> 첫 문단.\n>\n> 둘째 \\<문단\\>.\n\n— 원두 & 이야기, p.2');
  });

  it('begins a question that leaves room for the asker', () => {
    expect(quotationQuestion(quoted())).toBe('> 첫 문단.\n> \n> 둘째 <문단>.\n> — 원두 & 이야기, p.2\n\n');
    expect(quotationQuestion(quoted({ text: '글'.repeat(OURS.questionLength) })).length).toBeLessThan(
      OURS.questionLength / 2,
    );
  });
});
