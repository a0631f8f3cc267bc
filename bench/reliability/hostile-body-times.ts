import { hostileBodies } from '../../src/server/testing/hostile-bodies.ts';
import { makeApp } from '../../src/server/testing/make-app.ts';
import { percentilesOf } from '../load/percentiles.ts';
import type { Row } from './row.ts';

const BAR_MS = 50;

/** Bodies that nothing takes, at the whole product: how long the slowest of them keeps it. */
export const hostileBodyTimes: Row = {
  id: 'F3',
  what: `bodies of any malice are refused within ${BAR_MS} ms each (median of their tries)`,
  rounds: 9,
  async run({ rounds }) {
    const app = await makeApp();
    const found: { what: string; ms: number; worst: number; isRight: boolean }[] = [];
    for (const [what, status, payload, headers] of hostileBodies) {
      // Whoever goes on after refusals waits for each: each body has somebody of its own.
      const ana = await app.signIn(`Ana-${found.length}`);
      const times: number[] = [];
      let isRight = true;
      for (let i = 0; i < rounds; i += 1) {
        const startedAt = performance.now();
        const answer = await ana.send({ method: 'POST', url: '/api/canvases', payload, headers });
        times.push(performance.now() - startedAt);
        isRight &&= answer.statusCode === status;
      }
      found.push({ what, ms: percentilesOf(times).p50, worst: Math.max(...times), isRight });
    }
    await app.close();
    const slowest = found.toSorted((a, b) => b.ms - a.ms).slice(0, 3);
    const wrong = found.filter(({ isRight }) => !isRight).map(({ what }) => what);
    return {
      tried: rounds,
      isMet: wrong.length === 0 && found.every(({ ms }) => ms <= BAR_MS),
      figures: `${found.length} bodies; slowest ${slowest.map(({ what, ms, worst }) => `${what} ${ms.toFixed(1)} ms (worst ${worst.toFixed(0)})`).join(', ')}${wrong.length > 0 ? `; answered otherwise: ${wrong.join(', ')}` : ''}`,
    };
  },
};
