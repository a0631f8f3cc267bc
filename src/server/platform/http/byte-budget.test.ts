import { expect, test } from 'vitest';
import { ByteBudget } from './byte-budget.ts';

test('an account may send so many bytes at once, is told how long to wait for more, and takes nothing from others', () => {
  let now = 0;
  const budget = new ByteBudget(6_000, () => now);
  expect(budget.take('a', 4_000)).toBe(0);
  expect(budget.take('a', 4_000)).toBe(20);
  expect(budget.take('a', 2_000)).toBe(0);
  expect(budget.take('b', 6_000)).toBe(0);
  now += 20_000;
  expect(budget.take('a', 2_500)).toBe(5);
  expect(budget.take('a', 2_000)).toBe(0);
});

test('a body that is larger than the budget passes when the budget is full', () => {
  let now = 0;
  const budget = new ByteBudget(6_000, () => now);
  expect(budget.take('a', 9_000)).toBe(0);
  now += 30_000;
  expect(budget.take('a', 9_000)).toBe(30);
  now += 30_000;
  expect(budget.take('a', 9_000)).toBe(0);
});
