import { describe, expect, it } from 'vitest';
import { saveStatusOf } from './save-status.ts';

const rest = { waiting: 0, travelling: false, failed: false, timerRuns: false };

describe('Canvas save status', () => {
  it.each([
    ["'saved' when a canvas loads", {}, 'saved'],
    ['pending after any edge change, waiting for the timer', { timerRuns: true }, 'pending'],
    ['pending while something waits to be sent', { waiting: 2 }, 'pending'],
    ['saving while it travels', { waiting: 2, travelling: true }, 'saving'],
    ['saving while it is tried again', { travelling: true, failed: true }, 'saving'],
    ['error after the last try failed, whatever else waits', { waiting: 3, failed: true, timerRuns: true }, 'error'],
  ] as const)('%s', (_, facts, status) => expect(saveStatusOf({ ...rest, ...facts })).toBe(status));
});
