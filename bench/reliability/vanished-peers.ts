import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { LIVE_PATH } from '../../src/contract/live/messages.ts';
import { openLiveBoard } from './tabs.ts';
import type { Row } from './row.ts';

const GONE_MS = 45_000;

export const vanishedPeers: Row = {
  id: 'R10',
  what: 'Peers that stop answering without a word, at different moments of the round of pings, are gone within 45 s; one that answers stays',
  rounds: 20,
  async run({ rounds }) {
    const live = await openLiveBoard('r10');
    const answering = await live.join(0);
    const address = new URL(LIVE_PATH, live.server.url.replace(/^http/, 'ws'));
    const total = rounds;
    const gone: Promise<number>[] = [];
    for (let i = 0; i < total; i += 1) {
      const mute = new WebSocket(address, { headers: live.caller.headers, autoPong: false });
      await new Promise((resolve, reject) => mute.once('open', resolve).once('error', reject));
      const startedAt = performance.now();
      gone.push(new Promise((resolve) => mute.once('close', () => resolve(performance.now() - startedAt))));
      await pause(Math.random() * 2_000);
    }
    const times = await Promise.all(gone);
    const stays = answering.socket.readyState === WebSocket.OPEN;
    await live.end();
    const longest = Math.max(...times) / 1_000;
    return {
      tried: total,
      isMet: stays && longest * 1_000 <= GONE_MS,
      figures: `${total} peers gone, the last after ${longest.toFixed(1)} s, the one that answers ${stays ? 'stayed' : 'was lost'}`,
    };
  },
};
