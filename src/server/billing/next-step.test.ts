import { describe, expect, test } from 'vitest';
import { chooseCurrent, nextStep } from './next-step.ts';
import type { Bought } from './payments.ts';

const bought = (status: string, more: Partial<Bought> = {}): Bought => ({
  id: `sub_${status}`,
  status,
  plan: 'pro',
  periodEnd: null,
  ending: null,
  itemId: 'si',
  invoiceId: 'in',
  clientSecret: status === 'active' ? null : 'secret',
  ...more,
});

describe('which of several subscriptions counts', () => {
  test.each([
    [['canceled', 'active'], 'active'],
    [['incomplete', 'past_due'], 'past_due'],
    [['canceled', 'incomplete', 'unpaid'], 'incomplete'],
    [['incomplete_expired', 'canceled'], 'incomplete_expired'],
  ])('of %j, newest first, it is %s', (statuses, chosen) => {
    expect(chooseCurrent(statuses.map((status) => bought(status)))?.status).toBe(chosen);
  });

  test('of none, none', () => {
    expect(chooseCurrent([])).toBeNull();
  });
});

describe('what to do next', () => {
  test.each<[string, Partial<Bought>, 'pro' | 'team' | null, string]>([
    ['canceled', {}, 'pro', 'begin'],
    ['incomplete_expired', {}, null, 'begin'],
    ['incomplete', {}, null, 'resume'],
    ['incomplete', {}, 'pro', 'resume'],
    ['incomplete', {}, 'team', 'replace'],
    ['incomplete', { clientSecret: null }, 'pro', 'replace'],
    ['active', {}, null, 'resume'],
    ['active', {}, 'pro', 'resume'],
    ['active', {}, 'team', 'change plan'],
    ['active', { ending: 'period' }, 'pro', 'keep on'],
    ['active', { ending: 'date' }, 'pro', 'keep on'],
    ['active', { ending: 'period' }, null, 'resume'],
    ['trialing', {}, 'team', 'change plan'],
    ['past_due', {}, 'team', 'resume'],
    ['past_due', { ending: 'period' }, 'pro', 'resume'],
    ['unpaid', {}, 'pro', 'replace'],
    ['paused', {}, null, 'replace'],
  ])('with one that is %s %j, wanting %s: %s', (status, more, wanted, step) => {
    expect(nextStep(bought(status, more), wanted)).toBe(step);
  });

  test('without any, begin', () => {
    expect(nextStep(null, null)).toBe('begin');
  });
});
