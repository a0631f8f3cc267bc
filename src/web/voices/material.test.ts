import { describe, expect, it } from 'vitest';
import { isNothing, keptMaterial, linkProblem, noMaterial, readMaterial, sentMaterial, withTexts } from './material.ts';

describe('what is brought to be measured', () => {
  it('reads back from the draft that keeps it', () => {
    const material = { texts: ['첫 글', '', ' '], links: 'https://a.kr\n', things: [{ nodeId: 'a' }, { fileId: 'b' }] };
    expect(readMaterial(keptMaterial(material))).toEqual(material);
  });

  it('is not kept while it is blank', () => expect(keptMaterial({ texts: ['', ''], links: '', things: [] })).toBe(''));

  it.each(['', 'null', '{', '{"texts":"a"}', '{"texts":[1],"things":[]}', '{"texts":[],"things":[]}'])(
    'is nothing for the draft %s',
    (draft) => expect(readMaterial(draft)).toEqual(noMaterial),
  );

  it('of drafts from before there were links has none', () =>
    expect(readMaterial('{"texts":["가"],"things":[]}')).toEqual({ texts: ['가'], links: '', things: [] }));

  it('is something where there is only a link, which is sent once', () => {
    const material = { ...noMaterial, links: ' https://a.kr \n\nhttps://a.kr\nhttps://youtu.be/maruReplay1' };
    expect(isNothing(material)).toBe(false);
    expect(sentMaterial(material).links).toEqual(['https://a.kr', 'https://youtu.be/maruReplay1']);
  });

  it.each([
    ['nothing', '', null],
    ['links', 'https://a.kr\nhttps://b.kr', null],
    ['the same link many times', 'https://a.kr\n'.repeat(9), null],
    ['words', 'https://a.kr\n내 블로그', 'notALink'],
    ['more than are read', [1, 2, 3, 4, 5, 6].map((at) => `https://a.kr/${at}`).join('\n'), 'tooManyLinks'],
  ])('with %s typed is judged before it is sent', (_, links, problem) =>
    expect(linkProblem({ ...noMaterial, links })).toBe(problem),
  );

  it.each([
    ['the first empty field', ['', '둘'], ['가'], ['가', '둘'], []],
    ['a field of their own where none is empty', ['하나'], ['가', '나'], ['하나', '가', '나'], []],
    [
      'no field where there are enough',
      Array.from({ length: 10 }, () => '글'),
      ['가'],
      Array.from({ length: 10 }, () => '글'),
      ['가'],
    ],
  ])('texts of files get %s', (_, texts, brought, filled, left) =>
    expect(withTexts({ ...noMaterial, texts }, brought)).toEqual({ material: { ...noMaterial, texts: filled }, left }),
  );
});
