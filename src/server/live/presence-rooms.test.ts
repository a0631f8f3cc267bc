import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { PeersMessage } from '#contract/live/presence.ts';
import { createHub } from './hub.ts';
import { createPresence } from './presence.ts';

const PEOPLE = 50;

it('tells a frame to a crowd in several turns, in between which changes are heard, and to each all of it in order', async () => {
  const boardId = randomUUID();
  const clock = { now: () => Date.now() };
  const presence = createPresence({ clock, hub: createHub(), openNodes: async (_, ids) => [...ids], log: console });
  const heard = Array.from({ length: PEOPLE }, (): PeersMessage[] => []);
  const said = (x: number) =>
    heard.filter((frames) => frames.some(({ at = [] }) => at.some(([, to]) => to?.[0] === x)));
  let atNextTurn: number | null = null;
  const tabs = heard.map((frames, i) =>
    presence.enter(
      boardId,
      { key: `${i}`, name: `${i}`, colour: 0, isGuest: false, mayGather: () => false },
      (message) => {
        if (message.say === 'peers') frames.push(message);
        if (said(1).length === 1) setImmediate(() => (atNextTurn ??= said(1).length));
        return true;
      },
    ),
  );
  await expect.poll(() => heard.every((frames) => frames.some(({ self }) => self))).toBe(true);
  tabs[0]?.hear({ do: 'here', boardId, at: [1, 1] });
  await expect.poll(() => said(1).length).toBeGreaterThan(0);
  // While the first frame is on its way.
  tabs[0]?.hear({ do: 'here', boardId, at: [2, 2] });
  tabs[7]?.leave();
  await expect.poll(() => said(2).length).toBe(PEOPLE - 1);
  expect(atNextTurn).toBeLessThan(PEOPLE);
  for (const frames of heard.filter((_, i) => i !== 7)) {
    const places = frames.flatMap(({ at = [] }) => at.map(([, to]) => to?.[0]));
    expect(places).toEqual([1, 2]);
    expect(frames.filter(({ out = [] }) => out.length > 0)).toHaveLength(1);
  }
  tabs.forEach((tab) => tab.leave());
});
