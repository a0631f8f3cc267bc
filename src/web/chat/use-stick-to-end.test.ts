import { expect, it } from 'vitest';
import { followedTo, isFarFromEnd, sticksAfter } from './use-stick-to-end.ts';

const area = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 400 });

it.each([
  ['at the end it is kept', true, 600, area(600, 1_000), true],
  ['nearly there counts', true, 600, area(560, 1_000), true],
  ['text that came between a scroll and its event is no leaving', true, 600, area(600, 1_400), true],
  ['nor is text that came while the end was followed', true, 600, area(900, 1_700), true],
  ['whoever moves up leaves it', true, 600, area(500, 1_000), false],
  ['whoever moves up while text comes leaves it', true, 600, area(580, 1_400), false],
  ['who has left it does not come back by text that comes', false, 500, area(500, 1_400), false],
  ['nor by moving down a little', false, 500, area(700, 1_400), false],
  ['at the end again it is kept again', false, 500, area(1_000, 1_400), true],
  ['a shorter text that pushes the view up ends at the end', true, 600, area(300, 700), true],
])('%s', (_what, sticks, scrollTop, now, expected) => {
  expect(sticksAfter({ sticks, scrollTop }, now)).toBe(expected);
});

it.each([
  ['a short answer is shown to its end', 300, 500, 300],
  ['of a long one the question stays in sight', 900, 500, 488],
  ['a question at the very top stays there', 900, 0, 0],
  ['without a question the end is followed', 900, null, 900],
])('%s', (_what, end, questionTop, expected) => {
  expect(followedTo(end, questionTop)).toBe(expected);
});

it.each([
  ['at the end', area(600, 1_000), false],
  ['with the last lines below', area(300, 1_000), false],
  ['with nearly a screen below', area(201, 1_000), false],
  ['with a screen below', area(200, 1_000), true],
  ['with many below', area(0, 9_000), true],
  ['while it has no size', { scrollTop: 0, scrollHeight: 300, clientHeight: 0 }, false],
])('the way to the end is offered %s: %s', (_what, now, expected) => {
  expect(isFarFromEnd(now)).toBe(expected);
});
