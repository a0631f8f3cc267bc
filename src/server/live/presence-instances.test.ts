import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveMessage } from '#contract/live/messages.ts';
import type { PeersMessage } from '#contract/live/presence.ts';
import { createHub } from './hub.ts';
import { createPresence, type Presence } from './presence.ts';
import { joinPresence } from './presence-instances.ts';

const boardId = randomUUID();
const clock = { now: () => Date.now() };
const log = { error: () => {} };

/** What instances say to each other: in order, and of some bytes. */
let said: string[];
let ears: Set<(payload: string) => void>;
let hidden: Set<string>;
let stops: (() => Promise<void>)[];

beforeEach(() => {
  vi.useFakeTimers();
  [said, ears, hidden, stops] = [[], new Set(), new Set(), []];
});
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  vi.useRealTimers();
});

async function makeInstance() {
  const hub = createHub();
  let isDead = false;
  const presence = createPresence({
    clock,
    log,
    hub,
    openNodes: async (_, ids) => ids.filter((id) => !hidden.has(id)),
  });
  const database = {
    listen: async (_: string, heard: (payload: string) => void) => {
      const ear = (payload: string) => void (isDead || heard(payload));
      ears.add(ear);
      return async () => void ears.delete(ear);
    },
    notify: async (_: string, payload: string) => {
      if (isDead) return;
      said.push(payload);
      ears.forEach((hear) => hear(payload));
    },
  };
  stops.push(await joinPresence({ database, hub, clock, log }, presence));
  const die = () => void (isDead = true);
  return { presence, hub, die, stop: stops.at(-1)! };
}
type Instance = Awaited<ReturnType<typeof makeInstance>>;

function enter({ presence }: Instance, name: string, key = name) {
  const frames: PeersMessage[] = [];
  const calls: LiveMessage[] = [];
  const tab = presence.enter(boardId, { key, name, colour: 0, isGuest: false, mayGather: () => true }, (message) => {
    if (message.say === 'peers') frames.push(message);
    else calls.push(message);
    return true;
  });
  const self = () => frames.find((frame) => frame.self)?.self ?? '';
  const names = () => {
    const known = new Map<string, string>();
    for (const frame of frames) {
      if (frame.self) known.clear();
      frame.in?.forEach((one) => known.set(one.peer, one.name));
      frame.out?.forEach((peer) => known.delete(peer));
    }
    return [...known.values()].toSorted();
  };
  const last = <F extends 'at' | 'sel' | 'edit' | 'follows' | 'view'>(field: F, peer: string) =>
    frames.flatMap((frame) => (frame[field] ?? []) as [string, unknown][]).findLast(([who]) => who === peer)?.[1];
  return { tab, frames, calls, self, names, last };
}
const here = (state: object) => ({ do: 'here', boardId, ...state }) as Parameters<Presence['hear']>[0];
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function twoInstances() {
  const [one, two] = [await makeInstance(), await makeInstance()];
  const [anna, ben] = [enter(one, 'Anna'), enter(two, 'Ben')];
  await pass(500);
  return { one, two, anna, ben };
}

describe('people on one board through two instances', () => {
  it('see each other by name, where each is, what he chose, and look where the other looks', async () => {
    const { anna, ben } = await twoInstances();
    expect([anna.names(), ben.names()]).toEqual([
      ['Anna', 'Ben'],
      ['Anna', 'Ben'],
    ]);
    const card = randomUUID();
    ben.tab.hear(here({ at: [12, 34], sel: [card] }));
    anna.tab.hear({ do: 'follow', boardId, peer: ben.self() });
    ben.tab.hear(here({ view: [0, 0, 800, 600] }));
    await pass(500);
    expect(anna.last('at', ben.self())).toEqual([12, 34]);
    expect(anna.last('sel', ben.self())).toEqual([card]);
    expect(ben.last('follows', anna.self())).toBe(ben.self());
    expect(anna.last('view', ben.self())).toEqual([0, 0, 800, 600]);
    ben.tab.hear({ do: 'gather', boardId, view: [1, 1, 5, 5] });
    await pass(100);
    expect(anna.calls).toMatchObject([{ say: 'gather', by: ben.self(), view: [1, 1, 5, 5] }]);
    ben.tab.leave();
    await pass(500);
    expect(anna.names()).toEqual(['Anna']);
  });

  it('are told in at most five messages a second, each small enough for the database', async () => {
    const { one } = await twoInstances();
    const crowd = Array.from({ length: 50 }, (_, i) => enter(one, `사람 ${i} ${'이름'.repeat(20)}`));
    await pass(500);
    const sel = Array.from({ length: 50 }, () => randomUUID());
    crowd.forEach(({ tab }) => tab.hear(here({ sel })));
    await pass(300);
    expect(Math.max(...said.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(7_000);
    crowd.slice(1).forEach(({ tab }) => tab.hear(here({ sel: [] })));
    await pass(1_000);
    said = [];
    for (let at = 0; at < 60; at++) {
      crowd[0]!.tab.hear(here({ at: [at, at] }));
      await pass(50);
    }
    expect(said.filter((payload) => payload.includes('"do":"rows"')).length).toBeLessThanOrEqual(16);
  });

  it('cost nothing between instances while nobody of another is there', async () => {
    const one = await makeInstance();
    const anna = enter(one, 'Anna');
    enter(one, 'Ben');
    await pass(300);
    said = [];
    for (let at = 0; at < 20; at++) {
      anna.tab.hear(here({ at: [at, at] }));
      await pass(80);
    }
    expect(said.filter((payload) => !payload.includes('"do":"open"'))).toEqual([]);
  });

  it('are gone within ten seconds when their instance dies, and at once when it stops', async () => {
    const { one, two, anna } = await twoInstances();
    const three = await makeInstance();
    enter(three, 'Cem');
    await pass(500);
    expect(anna.names()).toEqual(['Anna', 'Ben', 'Cem']);
    await three.stop();
    await pass(200);
    expect(anna.names()).toEqual(['Anna', 'Ben']);
    two.die();
    await pass(10_000);
    expect(anna.names()).toEqual(['Anna']);
    expect(one.presence.boards()).toEqual([boardId]);
  });

  it('are known again after words between instances were lost', async () => {
    const { anna, ben, two } = await twoInstances();
    const heard = [...ears];
    ears.clear();
    ben.tab.leave();
    const cem = enter(two, 'Cem');
    await pass(1_000);
    heard.forEach((ear) => ears.add(ear));
    expect(anna.names()).toEqual(['Anna', 'Ben']);
    await pass(12_000);
    expect([anna.names(), cem.names()]).toEqual([
      ['Anna', 'Cem'],
      ['Anna', 'Cem'],
    ]);
  });

  it('follow nobody who does not want it, and leave who does not want it any more', async () => {
    const { anna, ben } = await twoInstances();
    anna.tab.hear({ do: 'follow', boardId, peer: ben.self() });
    await pass(500);
    expect(ben.last('follows', anna.self())).toBe(ben.self());
    ben.tab.hear(here({ noFollow: true }));
    await pass(800);
    expect(ben.last('follows', anna.self())).toBeNull();
    anna.tab.hear({ do: 'follow', boardId, peer: ben.self() });
    await pass(500);
    expect(ben.last('follows', anna.self())).toBeNull();
  });

  it('are not told of a card any more that is hidden after it was chosen', async () => {
    const { two, anna, ben } = await twoInstances();
    const [open, secret] = [randomUUID(), randomUUID()];
    ben.tab.hear(here({ sel: [open, secret], edit: secret }));
    await pass(500);
    expect(anna.last('sel', ben.self())).toEqual([open, secret]);
    hidden.add(secret);
    const changes: LiveMessage = { say: 'changes', boardId, events: [], after: 1, seq: 2 };
    two.hub.tell(boardId, changes, () => changes);
    await pass(800);
    expect(anna.last('sel', ben.self())).toEqual([open]);
    expect(anna.last('edit', ben.self())).toBeNull();
    const late = enter(two, 'Late');
    await pass(300);
    expect(JSON.stringify(late.frames)).not.toContain(secret);
  });
});
