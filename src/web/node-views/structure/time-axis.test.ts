import { describe, expect, it } from 'vitest';
import type { Beat, BeatKind } from '#contract/recipes/structure/beats.ts';
import type { Timeline } from './timeline.ts';
import { timeAxisOf } from './time-axis.ts';

const beat = (kind: BeatKind, startSec: number, endSec: number): Beat => ({
  kind,
  startSec,
  endSec,
  text: kind,
  reason: { ko: '', en: '' },
});
const timeline = (durationSec: number, ...beats: Beat[]): Timeline => ({ durationSec, beats });
const long = timeline(600, beat('hook', 0, 30), beat('call', 570, 600));
const short = timeline(60, beat('hook', 0, 6), beat('call', 54, 66));

describe('the axis that several recordings share', () => {
  it('places the same second above the same second, as long as the longest one', () => {
    const { rows, ticks } = timeAxisOf([long, short], 'seconds');
    expect(rows.map(({ to }) => to)).toEqual([1, 0.11]);
    expect(rows[0]?.beats.map(({ from, to }) => [from, to])).toEqual([
      [0, 0.05],
      [0.95, 1],
    ]);
    expect(rows[1]?.beats[0]).toMatchObject({ from: 0, to: 0.01, startSec: 0, endSec: 6 });
    expect(ticks.map(({ label }) => label)).toEqual(['0:00', '5:00', '10:00']);
  });

  it('places each by the share of its own length, also what ends after the told length', () => {
    const { rows, ticks } = timeAxisOf([long, short], 'share');
    expect(rows.map(({ to }) => to)).toEqual([1, 1]);
    expect(rows[1]?.beats.at(-1)).toMatchObject({ to: 1 });
    expect(ticks.map(({ label }) => label)).toEqual(['0%', '25%', '50%', '75%', '100%']);
  });

  it.each([
    [20, ['0:00', '0:05', '0:10', '0:15', '0:20'].slice(0, 5)],
    [59, ['0:00', '0:15', '0:30', '0:45']],
    [3_700, ['0:00', '15:00', '30:00', '45:00', '1:00:00']],
  ])('has few ticks at round times (%i s)', (durationSec, labels) => {
    const { ticks } = timeAxisOf([timeline(durationSec, beat('hook', 0, 1))], 'seconds');
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(labels).toEqual(expect.arrayContaining(ticks.map(({ label }) => label)));
  });

  it('bears none, and one without length', () => {
    expect(timeAxisOf([], 'seconds')).toEqual({ rows: [], ticks: [] });
    expect(timeAxisOf([timeline(0, beat('hook', 0, 0))], 'seconds').rows[0]?.beats[0]).toMatchObject({
      from: 0,
      to: 0,
    });
  });
});
