import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardChange } from '#contract/board/changes.ts';
import { joinPatches, memoryStore, Outbox, type Entry, type Failure } from './outbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const move = (id: string, x: number): BoardChange => ({ do: 'patch-node', id, patch: { position: { x, y: 0 } } });
const rename = (id: string, title: string): BoardChange => ({ do: 'patch-node', id, patch: { title } });
const removeNode = (id: string): BoardChange => ({ do: 'remove-node', id });

function makeOutbox(kept = new Map<number, Entry>(), isHeld = false) {
  const sent: Entry[][] = [];
  const refused: string[] = [];
  const held: boolean[] = [];
  const line = {
    isDown: false,
    failure: 'retry' as Failure,
    refuses: (entry: Entry): boolean => entry.gesture === 'never',
  };
  let count = 0;
  const outbox = new Outbox({
    store: memoryStore(kept),
    async send(entries) {
      if (line.isDown) throw new Error('down');
      if (entries.some(line.refuses)) throw new Error('refused');
      sent.push(structuredClone([...entries]));
      return { seq: sent.length, results: entries.map(({ id }, i) => ({ id, seq: i + 1 })) };
    },
    judge: () => (line.isDown ? line.failure : 'refused'),
    newId: () => `id${count++}`,
    now: Date.now,
    random: () => 0.5,
    onAcknowledged: () => undefined,
    onRefused: (gesture) => refused.push(gesture),
    onGone: () => refused.push('gone'),
    onHeld: (now) => held.push(now),
    isHeld,
    onFacts: () => undefined,
  });
  return { outbox, kept, sent, refused, held, line };
}

describe('the outbox', () => {
  it('sends what is urgent behind the next frame, in order and in one request', async () => {
    const { outbox, sent, kept } = makeOutbox();
    outbox.add('g1', [rename('a', 'x'), removeNode('b')], 0);
    expect(kept.size).toBe(2);
    await vi.advanceTimersByTimeAsync(20);
    expect(sent.map((batch) => batch.map((entry) => entry.change.do))).toEqual([['patch-node', 'remove-node']]);
    expect(kept.size).toBe(0);
  });

  it('gathers moves for their debounce, and joins patches of one node that were not sent', async () => {
    const { outbox, sent } = makeOutbox();
    outbox.add('g1', [move('a', 1), move('b', 1)], 150);
    await vi.advanceTimersByTimeAsync(100);
    outbox.add('g2', [move('a', 2)], 150);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(60);
    expect(sent[0]?.map((entry) => entry.change)).toEqual([move('a', 2), move('b', 1)]);
  });

  it('takes what waits along when something urgent comes', async () => {
    const { outbox, sent } = makeOutbox();
    outbox.add('g1', [move('a', 1)], 150);
    outbox.add('g2', [removeNode('b')], 0);
    await vi.advanceTimersByTimeAsync(20);
    expect(sent[0]).toHaveLength(2);
  });

  it('never waits longer than a second, however much follows', async () => {
    const { outbox, sent } = makeOutbox();
    for (let i = 0; i < 12; i++) {
      outbox.add(`g${i}`, [move('a', i)], 150);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(sent.length).toBeGreaterThan(0);
  });

  it('does not join across a change of another kind', async () => {
    const { outbox, sent } = makeOutbox();
    outbox.add('g1', [rename('a', 'x')], 100);
    outbox.add('g2', [removeNode('a')], 100);
    outbox.add('g3', [rename('a', 'y')], 100);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent[0]).toHaveLength(3);
  });

  it('sends gestures of no more than 500 changes in one request, and a larger gesture whole', async () => {
    const { outbox, sent } = makeOutbox();
    const removals = (count: number) => Array.from({ length: count }, (_, i) => removeNode(`n${i}`));
    for (const [gesture, count] of [300, 200, 100, 1_200].entries()) outbox.add(`g${gesture}`, removals(count), 0);
    await vi.advanceTimersByTimeAsync(80);
    expect(sent.map((batch) => batch.length)).toEqual([500, 100, 1_200]);
  });

  it('tries again with growing patience, with the same ids, and never changes what may have arrived', async () => {
    const { outbox, sent, line } = makeOutbox();
    line.isDown = true;
    outbox.add('g1', [rename('a', 'x')], 0);
    await vi.advanceTimersByTimeAsync(20);
    const [first] = outbox.pending();
    outbox.add('g2', [rename('a', 'y')], 0);
    expect(outbox.facts()).toEqual({ waiting: 2, travelling: false, failed: true });
    line.isDown = false;
    await vi.advanceTimersByTimeAsync(1_300);
    expect(sent[0]?.map((entry) => entry.change)).toEqual([rename('a', 'x'), rename('a', 'y')]);
    expect(sent[0]?.[0]?.id).toBe(first?.id);
    expect(outbox.facts().failed).toBe(false);
  });

  it('says after four tries that the server cannot store it, tries on ever more rarely, and says when it could', async () => {
    const { outbox, held, line } = makeOutbox();
    [line.isDown, line.failure] = [true, 'unstored'];
    outbox.add('g1', [rename('a', 'x')], 0);
    await vi.advanceTimersByTimeAsync(6_500);
    expect(held).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(held).toEqual([true]);
    await vi.advanceTimersByTimeAsync(7_000);
    line.isDown = false;
    await vi.advanceTimersByTimeAsync(400);
    expect(outbox.pending()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect([held, outbox.pending()]).toEqual([[true, false], []]);
  });

  it('that is merely not answered is never said to be held, and one that was opened held is free once nothing waits', async () => {
    const away = makeOutbox();
    away.line.isDown = true;
    away.outbox.add('g1', [rename('a', 'x')], 0);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(away.held).toEqual([]);
    const stuck = makeOutbox(away.kept, true);
    await stuck.outbox.open();
    expect(stuck.held).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(stuck.held).toEqual([false]);
    const free = makeOutbox(stuck.kept, true);
    await free.outbox.open();
    expect(free.held).toEqual([false]);
  });

  it('finds the refused gesture among several, and lets it go alone', async () => {
    const { outbox, sent, refused, line } = makeOutbox();
    line.refuses = (entry) => entry.gesture === 'bad';
    outbox.add('good', [removeNode('a')], 100);
    outbox.add('bad', [removeNode('b')], 100);
    outbox.add('fine', [removeNode('c')], 100);
    await vi.advanceTimersByTimeAsync(500);
    expect(refused).toEqual(['bad']);
    expect(sent.flat().map((entry) => entry.gesture)).toEqual(['good', 'fine']);
    expect(outbox.pending()).toEqual([]);
  });

  it('goes on after a refusal that follows a lost line', async () => {
    const { outbox, sent, refused, line } = makeOutbox();
    line.isDown = true;
    line.refuses = (entry) => entry.gesture === 'bad';
    outbox.add('good', [removeNode('a')], 0);
    outbox.add('bad', [removeNode('b')], 0);
    await vi.advanceTimersByTimeAsync(20);
    line.isDown = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(refused).toEqual(['bad']);
    expect(sent.flat().map((entry) => entry.gesture)).toEqual(['good']);
    expect(outbox.pending()).toEqual([]);
  });

  it('keeps what an earlier tab left beside what is added in the same millisecond', async () => {
    const first = makeOutbox();
    first.line.isDown = true;
    first.outbox.add('g1', [removeNode('a')], 0);
    first.outbox.stop();
    const second = makeOutbox(first.kept);
    await second.outbox.open();
    second.outbox.add('g2', [removeNode('b')], 0);
    expect([...first.kept.values()].map((entry) => entry.gesture)).toEqual(['g1', 'g2']);
  });

  it('stops for good when the board is gone, and keeps what it has', async () => {
    const { outbox, refused, line, kept } = makeOutbox();
    line.isDown = true;
    line.failure = 'gone';
    outbox.add('g', [removeNode('a')], 0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refused).toEqual(['gone']);
    expect(kept.size).toBe(1);
  });
});

describe('joining patches', () => {
  it('keeps facts of both, the later one wins, and a null still takes away', () => {
    const joined = joinPatches({ title: 'a', metadata: { x: 1, y: 1 } }, { content: 'c', metadata: { y: null } });
    expect(joined).toEqual({ title: 'a', content: 'c', metadata: { x: 1, y: null } });
  });
});
