import { describe, expect, it } from 'vitest';
import { answerChanges, firstAnswerBefore } from './earlier-answer.ts';

const said = (isAi: boolean, messageText: string, more: object = {}) => ({
  isAi,
  messageText,
  status: isAi ? ('done' as const) : null,
  isWebSearch: false,
  createdAt: '2026-11-22T00:00:00.000Z',
  ...more,
});

describe('the first answer to the same question', () => {
  const talk = [
    said(false, '언제?'),
    said(true, '2주'),
    said(false, '왜?'),
    said(true, '향'),
    said(false, '언제?'),
    said(true, '3주'),
    said(false, '언제?'),
    said(true, '웹', { isWebSearch: true }),
  ];
  it.each([
    [1, null],
    [3, null],
    [5, '2주'],
    [7, null],
  ])('of the answer at %i is %s', (place, text) => {
    expect(firstAnswerBefore(talk, place)?.messageText ?? null).toBe(text);
  });

  it('is no answer that broke off', () => {
    const broken = [
      said(false, '언제?'),
      said(true, '2', { status: 'failed' }),
      said(false, '언제?'),
      said(true, '3주'),
    ];
    expect(firstAnswerBefore(broken, 3)).toBe(null);
  });
});

it('tells which sentences are others, whatever their numbers', () => {
  const runs = answerChanges('2주 안에 써요 [1]. 향이 좋아요 [2].', '3주 안에 써요 [1]. 향이 좋아요 [1].');
  expect(runs.map(({ what, sentences }) => [what, sentences])).toEqual([
    ['removed', ['2주 안에 써요.']],
    ['added', ['3주 안에 써요.']],
    ['kept', ['향이 좋아요.']],
  ]);
  expect(answerChanges('**같은** [글](https://a.test/1).', '같은 [글](https://a.test/2).')).toMatchObject([
    { what: 'kept' },
  ]);
  expect(answerChanges('같아요 [1].', '같아요 [3].').every(({ what }) => what === 'kept')).toBe(true);
});
