import { startAiStub } from '../../tests/ai-stub/start-ai-stub.ts';
import { makeApp } from '../../src/server/testing/make-app.ts';
import { beginEverything, ends } from '../../tests/ai-stub/under-way.ts';
import { percentilesOf } from '../load/percentiles.ts';
import type { Row } from './row.ts';

const BAR_MS = 1_000;
const ROUNDS = 40;

/** From the answer to what ends it, as the person hears it, to the end of each thing that was under way. */
export const endedRights: Row = {
  id: 'C9',
  what: `sockets, answers and uploads of who is signed out, suspended or gone end within ${BAR_MS} ms`,
  rounds: ROUNDS,
  async run({ rounds }) {
    const stub = await startAiStub();
    const app = await makeApp({ listen: true, env: stub.env });
    const taken: Record<string, number[]> = {};
    const ways = Object.values(ends);
    for (let i = 0; i < rounds; i += 1) {
      const person = await app.signIn(`Person-${i}`);
      const { over } = await beginEverything(app, stub, person);
      const startedAt = performance.now();
      const waiting = Object.entries(over).map(([what, end]) =>
        end.then(() => (taken[what] ??= []).push(performance.now() - startedAt)),
      );
      await ways[i % ways.length]?.(app, person);
      await Promise.all(waiting);
    }
    await app.close();
    await stub.close();
    const worst = Object.entries(taken).map(([what, all]) => [what, Math.max(...all), percentilesOf(all).p50] as const);
    return {
      tried: rounds,
      isMet: worst.every(([, most]) => most <= BAR_MS),
      figures: worst
        .map(([what, most, p50]) => `${what} ${Math.round(most)} ms at most (median ${Math.round(p50)})`)
        .join(', '),
    };
  },
};
