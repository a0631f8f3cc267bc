import { describe, expect, it } from 'vitest';
import { newId } from '#contract/base/id.ts';
import { changesSince, noteNow, seenNow } from './changes-since.ts';
import { printOfNote, sectionsOf } from '#contract/recipes/derived.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';

const nodeId = newId(1);
const script = {
  title: '대본',
  content: '## 훅\n식비가 반으로 줄었어요.\n\n## 본론\n장은 주 1회 봐요.\n\n## 마무리\n구독!',
};
const made = [{ nodeId, title: '대본', ...printOfNote(script) }];
const since = (content: string) => changesSince(made, () => noteNow({ content }));

describe('what was made is stale', () => {
  it.each<[string, string, string[]]>([
    ['where the words of a section changed', script.content.replace('주 1회', '주 2회'), ['본론']],
    ['where a section came', `${script.content}\n\n## 덧붙임\n하나 더.`, ['덧붙임']],
    ['where a section went', script.content.replace(/## 훅[^#]*/, ''), ['훅']],
    [
      'where two sections changed',
      script.content.replace('반으로', '절반으로').replace('구독!', '좋아요!'),
      ['훅', '마무리'],
    ],
    ['where a section was renamed', script.content.replace('## 본론', '## 몸통'), ['본론', '몸통']],
  ])('%s, and it is told which', (_, content, sections) => {
    expect(since(content)).toEqual([{ nodeId, title: '대본', what: 'changed', sections }]);
  });

  it('where its source is gone', () =>
    expect(changesSince(made, () => null)).toEqual([{ nodeId, title: '대본', what: 'gone', sections: [] }]));

  it('where the text of a page was read anew and is another', () => {
    const page = [{ nodeId, title: '글', hash: 'a' }];
    expect(changesSince(page, () => ({ hash: 'b' }))).toMatchObject([{ what: 'changed', sections: [] }]);
    expect(changesSince(page, () => ({ hash: 'a' }))).toEqual([]);
  });
});

describe('what was made is not stale', () => {
  it.each([
    ['where nothing changed', script.content],
    ['where only white space changed', script.content.replace(/\n\n/g, '\n\n\n').replace('주 1회', '주  1회')],
  ])('%s', (_, content) => expect(since(content)).toEqual([]));
  it('where nobody knows how its source reads now', () => expect(changesSince(made, () => undefined)).toEqual([]));
});

it('metadata that anybody wrote is read, or passed over whole', () => {
  expect(madeFromIn({ madeFrom: made })).toEqual(made);
  for (const madeFrom of [undefined, 'x', [{ nodeId: 'x' }], [{ ...made[0], hash: 'x'.repeat(99) }]])
    expect(madeFromIn({ madeFrom })).toEqual([]);
});

it('a text without headings is one section', () => expect([...sectionsOf('가\n나')]).toEqual([['', '가\n나']]));

describe('what cites some sections only', () => {
  const used = ['본론'];
  const cites = [{ nodeId, title: '대본', ...printOfNote(script), used }];
  const read = (content: string) => changesSince(cites, () => noteNow({ content }));

  it.each<[string, string, string[] | null]>([
    ['is stale where they changed', script.content.replace('주 1회', '주 2회'), ['본론']],
    ['is stale where they went', script.content.replace(/## 본론[^#]*/, ''), ['본론']],
    ['is stale where all headings went', '다른 글', ['본론']],
    ['names no other section', script.content.replace('주 1회', '주 2회').replace('구독!', '좋아요!'), ['본론']],
    ['is not stale where others changed', script.content.replace('구독!', '좋아요!'), null],
    ['is not stale where others came', `${script.content}\n\n## 덧붙임\n하나 더.`, null],
  ])('%s', (_, content, sections) => {
    expect(read(content)).toEqual(sections ? [{ nodeId, title: '대본', what: 'changed', sections }] : []);
  });
});

describe('what was compared with its sources and left', () => {
  const now = noteNow({ content: script.content.replace('주 1회', '주 2회') });
  const left = seenNow(made, () => now);

  it('is not stale any more, and stale again at the next change', () => {
    expect(changesSince(left, () => now)).toEqual([]);
    expect(changesSince(left, () => noteNow(script))).toMatchObject([{ sections: ['본론'] }]);
    expect(madeFromIn({ madeFrom: left })).toEqual(left);
  });

  it('forgets a source that is gone, and keeps one of which nobody knows how it reads', () => {
    expect(seenNow(made, () => null)).toEqual([]);
    expect(seenNow(made, () => undefined)).toEqual(made);
  });

  it.each<[string, string[], string[] | undefined]>([
    ['keeps the sections that it cites', ['본론'], ['본론']],
    ['goes by the whole source where one of them is gone', ['본론', '없어진 곳'], undefined],
  ])('%s', (_, used, kept) => {
    expect(seenNow([{ nodeId, title: '대본', ...printOfNote(script), used }], () => now)[0]?.used).toEqual(kept);
  });
});

describe('what does not count as a change', () => {
  const chapters = '\n\n## 챕터\n\n0:00 훅\n0:30 본론\n1:00 마무리';
  it.each([
    ['chapters below the script', script.content + chapters],
    ['chapters in English', `${script.content}\n\n## Chapters\n0:00 Hook`],
  ])('%s', (_, content) => expect(since(content)).toEqual([]));

  it('but a section behind them does', () =>
    expect(since(`${script.content}${chapters}\n\n## 덧붙임\n하나.`)).toMatchObject([{ sections: ['덧붙임'] }]));
});

describe('what was kept in earlier days, with the title in its hash', () => {
  const whole = { nodeId, title: '대본', hash: '4b145d57fb3483ae' };
  const old = (more: object) => [{ ...whole, ...more }];
  const sections = { 훅: '582a363ae31b7ee5', 본론: '4c27333bbb2445ec', 마무리: '2bf9857124d5e57a' };

  it.each<[string, string, boolean]>([
    ['is not stale where nothing changed, whatever the note is called now', script.content, false],
    ['is not stale where chapters came', `${script.content}\n\n## 챕터\n0:00 훅`, false],
    ['is stale where words changed', script.content.replace('주 1회', '주 2회'), true],
  ])('%s', (_, content, isStale) => {
    for (const made of [old({}), old({ sections })])
      expect(changesSince(made, () => noteNow({ content })).length > 0).toBe(isStale);
  });

  it('is not stale where it had chapters that are others now', () => {
    const made = old({ hash: 'a', sections: { ...sections, 챕터: 'b' } });
    expect(changesSince(made, () => noteNow({ content: `${script.content}\n\n## 챕터\n0:00 새로` }))).toEqual([]);
  });
});
