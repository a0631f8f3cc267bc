import { setTimeout as pause } from 'node:timers/promises';
import { openLiveBoard } from './tabs.ts';
import type { Row } from './row.ts';

/** One person may say so much to the live channel; each does a part of the rounds. */
const ROUNDS_EACH = 100;

export const lingeringSockets: Row = {
  id: 'R4',
  what: 'A tab comes back while its older socket is still there: the end of that one, at any moment, takes nothing from it',
  rounds: 1_000,
  async run({ rounds }) {
    const live = await openLiveBoard('r4');
    const total = rounds;
    let [deaf, strange] = [0, 0];
    let seq = await live.write(1);
    for (let round = 0; round < total; round += ROUNDS_EACH) {
      let old = await live.join(seq);
      for (let i = round; i < Math.min(total, round + ROUNDS_EACH); i += 1) {
        // A tab that joins says two words; a person may say 240 in ten seconds.
        await pause(50);
        const young = await live.join(seq);
        const before = seq;
        const ending = pause(Math.random() * 4).then(() => old.socket.terminate());
        seq = await live.write(1);
        await ending;
        seq = await live.write(1);
        const wanted = seq;
        await young.until(() => young.events().some((event) => event.seq === wanted)).catch(() => (deaf += 1));
        const heard = young.events().map((event) => event.seq);
        if (heard.join() !== [before + 1, before + 2].join()) strange += 1;
        old = young;
      }
      old.socket.terminate();
    }
    await live.end();
    return {
      tried: total,
      isMet: deaf + strange === 0,
      figures: `${total} ends of an older socket, ${deaf} tabs deaf afterwards, ${strange} that heard something twice, not at all or out of order`,
    };
  },
};
