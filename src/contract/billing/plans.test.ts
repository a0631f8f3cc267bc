import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  creditsFor,
  levelsReached,
  percentLeft,
  remainingCredits,
  startOfMonth,
  startOfNextMonth,
  tokensOfSpeech,
} from './credits.ts';
import { defaultPlan, plans } from './plans.ts';
import { isHolding, planOf } from './standing.ts';

describe('plans', () => {
  test.each([
    ['free', 0, 1, 3, 3, 100 * 1024 ** 2],
    ['pro', 19, null, null, null, 10 * 1024 ** 3],
    ['team', 49, null, null, null, 50 * 1024 ** 3],
  ] as const)(
    '%s costs $%s, with %s organisations, %s projects, %s people on a canvas and %s bytes',
    (id, priceUsd, orgs, projects, peopleOnCanvas, bytes) => {
      expect(plans[id]).toEqual({ priceUsd, orgs, projects, peopleOnCanvas, storageBytes: bytes });
    },
  );

  test('Pro is selected by default', () => {
    expect(defaultPlan).toBe('pro');
  });

  test.each([
    ['active', 'pro'],
    ['trialing', 'pro'],
    ['past_due', 'pro'],
    ['incomplete', 'free'],
    ['incomplete_expired', 'free'],
    ['canceled', 'free'],
    ['unpaid', 'free'],
    ['paused', 'free'],
    [null, 'free'],
  ])('a Pro subscription that is %s gives %s', (status, plan) => {
    expect(planOf({ plan: 'pro', status })).toBe(plan);
    expect(isHolding(status)).toBe(plan === 'pro');
  });

  test('somebody without a subscription, or with one that is not sold here, has Free', () => {
    expect(planOf(null)).toBe('free');
    expect(planOf({ plan: null, status: 'active' })).toBe('free');
    expect(planOf({ plan: 'gold', status: 'active' })).toBe('free');
  });
});

describe('credits', () => {
  test.each([
    [1_000, 1],
    [12_345, 12.35],
    [4, 0],
    [5, 0.01],
    [0, 0],
  ])('%s tokens cost %s credits', (tokens, credits) => {
    expect(creditsFor(tokens)).toBe(credits);
  });

  test('an embedded token costs a twentieth of a written one, and a minute of speech a credit', () => {
    expect(creditsFor(20_000, 'embedding')).toBe(1);
    expect(creditsFor(tokensOfSpeech(90), 'speech')).toBe(1.5);
  });

  test.each([
    [0, 100, []],
    [49.99, 100, []],
    [50, 100, [50]],
    [99, 100, [50, 80]],
    [250, 100, [50, 80, 100]],
    [1, 0, []],
  ])('%s of %s reach the levels %j', (used, limit, levels) => {
    expect(levelsReached(used, limit)).toEqual(levels);
  });

  test.each([
    ['2026-11-21T12:00:00Z', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['2028-02-29T00:00:00Z', '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
    ['2026-11-01T00:00:00Z', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ])('%s lies in the month from %s to %s', (at, from, to) => {
    expect(startOfMonth(Date.parse(at)).toISOString()).toBe(from);
    expect(startOfNextMonth(Date.parse(at)).toISOString()).toBe(to);
  });

  test.each([
    [10_000, 10_000, 100],
    [9_999.99, 10_000, 99],
    [8_900, 10_000, 89],
    [0.01, 10_000, 1],
    [0, 10_000, 0],
    [0, 0, 0],
  ])('%s of %s are %s percent', (remaining, perMonth, percent) => {
    expect(percentLeft({ remaining, perMonth })).toBe(percent);
  });

  test('what remains is never below zero and never finer than a hundredth', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e6 }),
        fc.array(fc.nat(5_000_000), { maxLength: 50 }),
        (perMonth, runs) => {
          const used = runs.reduce((sum, tokens) => sum + creditsFor(tokens), 0);
          const remaining = remainingCredits(perMonth, used);
          expect(remaining).toBeGreaterThanOrEqual(0);
          expect(remaining).toBeCloseTo(Math.max(0, perMonth - used), 1);
          expect(Math.round(remaining * 100)).toBeCloseTo(remaining * 100, 5);
        },
      ),
    );
  });
});
