import { must } from '../load/caller.ts';
import type { Row } from './row.ts';
import { openLiveBoard, type LiveBoard } from './tabs.ts';

const WITHIN_MS = 2_000;
const AT_ONCE = 500;

export const missedChanges: Row = {
  id: 'R3',
  what: 'A tab that comes back is level within 2 s: with all that it missed where it missed 2,000 changes, with the whole board where it missed 10,000',
  rounds: 10,
  async run({ rounds }) {
    const live = await openLiveBoard('r3');
    const missed = 10_000;
    let seq = 0;
    while (seq < missed) seq = await live.write(AT_ONCE, '가나다라 마바사 '.repeat(10));
    const total = rounds;
    const times: Record<'told' | 'read', number[]> = { told: [], read: [] };
    let wrong = 0;
    for (let round = 0; round < total; round += 1) {
      for (const [way, since] of [
        ['told', seq - 2_000],
        ['read', 0],
      ] as const) {
        const startedAt = performance.now();
        const isLevel = await comeBack(live, since, seq);
        times[way].push(performance.now() - startedAt);
        if (!isLevel) wrong += 1;
      }
    }
    await live.end();
    const [told, read] = [times.told, times.read].map((all) => Math.round(Math.max(...all)));
    return {
      tried: total,
      isMet: wrong === 0 && Math.max(told ?? Infinity, read ?? Infinity) <= WITHIN_MS,
      figures: `${total} times each: 2,000 missed changes were told in ${told} ms at most, a board with 10,000 missed ones was read in ${read} ms at most, ${wrong} with a gap or a double`,
    };
  },
};

async function comeBack(live: LiveBoard, since: number, seq: number): Promise<boolean> {
  const tab = await live.join(since);
  try {
    await tab.until(() => tab.events().length >= seq - since || tab.heard.some(({ say }) => say === 'reset'));
    if (tab.heard.some(({ say }) => say === 'reset')) {
      const path = `/api/canvases/${live.canvasId}/board`;
      const board = await must<{ seq: number; nodes: { id: string }[] }>(live.caller, { method: 'GET', path });
      return board.seq === seq && new Set(board.nodes.map(({ id }) => id)).size === seq;
    }
    return tab.events().every((event, i) => event.seq === since + 1 + i);
  } finally {
    tab.socket.terminate();
  }
}
