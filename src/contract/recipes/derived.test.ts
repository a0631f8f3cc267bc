import { describe, expect, it } from 'vitest';
import { newId } from '../base/id.ts';
import { changesSince, madeFromIn, printOfNote, printOfText, sectionsOf } from './derived.ts';

const nodeId = newId(1);
const script = {
  title: '대본',
  content: '## 훅\n식비가 반으로 줄었어요.\n\n## 본론\n장은 주 1회 봐요.\n\n## 마무리\n구독!',
};
const made = [{ nodeId, title: '대본', ...printOfNote(script) }];
const since = (content: string, title = '대본') => changesSince(made, () => printOfNote({ title, content }));

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
    const page = [{ nodeId, title: '글', ...printOfText('a'.repeat(64)) }];
    expect(changesSince(page, () => printOfText('b'.repeat(64)))).toMatchObject([{ what: 'changed', sections: [] }]);
    expect(changesSince(page, () => printOfText('a'.repeat(64)))).toEqual([]);
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
