import { describe, expect, it } from 'vitest';
import { isOutOfReach, saveStatusOf } from './save-status.ts';

const rest = { waiting: 0, travelling: false, failed: false };

describe('Canvas save status', () => {
  it.each([
    ["'saved' when a canvas loads", {}, 'saved'],
    ['pending after any edge change, until it is acknowledged', { waiting: 1 }, 'pending'],
    ['pending while something waits to be sent', { waiting: 2 }, 'pending'],
    ['saving while it travels', { waiting: 2, travelling: true }, 'saving'],
    ['saving while it is tried again', { travelling: true, failed: true }, 'saving'],
    ['error after the last try failed, whatever else waits', { waiting: 3, failed: true }, 'error'],
  ] as const)('%s', (_, facts, status) => expect(saveStatusOf({ ...rest, ...facts })).toBe(status));
});

it.each([
  ['while the line is up', {}, false],
  ['while the line is down and nothing waits', { isLineUp: false }, false],
  ['as soon as something waits while the line is down', { isLineUp: false, waiting: 1 }, true],
  ['after a try has failed while the line is down', { isLineUp: false, failed: true }, true],
  ['a refusal on a line that is up is none', { failed: true, waiting: 2 }, false],
  ['without a network', { isOnline: false }, true],
] as const)('the server is out of reach %s: %s', (_, facts, expected) => {
  expect(isOutOfReach({ isOnline: true, isLineUp: true, failed: false, waiting: 0, ...facts })).toBe(expected);
});
