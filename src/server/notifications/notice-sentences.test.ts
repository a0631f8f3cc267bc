import { expect, it } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import { sentenceOf } from './notice-sentences.ts';

const said: Pick<Notification, 'kind' | 'title' | 'detail' | 'people' | 'count'> = {
  kind: 'replied',
  title: '홈카페',
  detail: null,
  people: ['민지'],
  count: 1,
};

it.each([
  ['ko', {}, '민지님이 ‘홈카페’ 댓글에 답했어요'],
  ['ko', { isGuest: true }, '손님 민지님이 ‘홈카페’ 댓글에 답했어요'],
  ['ko', { isGuest: true, count: 3 }, '손님 민지님 외 2명이 ‘홈카페’ 댓글에 답했어요'],
  ['en', {}, '민지 replied on “홈카페”'],
  ['en', { isGuest: true }, '민지 (guest) replied on “홈카페”'],
] as const)('a mail says of whoever has no account that he is a guest: %s %o', (language, more, sentence) => {
  expect(sentenceOf(language, { ...said, ...more })).toBe(sentence);
});
