import { randomUUID } from 'node:crypto';
import { makeCanvas, type TestCanvas } from '../../src/server/testing/canvas-calls.ts';
import { makeApp } from '../../src/server/testing/make-app.ts';
import type { SignedInClient } from '../../src/server/testing/test-client.ts';
import { percentilesOf } from '../load/percentiles.ts';
import type { Row } from './row.ts';

const MOST_APART = 0.2;
/** Below this the clock of a shared machine decides, not the server. */
const FLOOR_MS = 0.3;
const ASKED_BY_ONE = 2;

type Ask = (id: string, by: Asker) => Promise<unknown>;
interface Asker {
  client: SignedInClient;
  own: TestCanvas;
  chatId: string;
}

/** The medians of both; by turns, so that what else the machine does meets both alike. */
async function compare(
  ask: Ask,
  foreignId: string,
  askers: readonly Asker[],
  rounds: number,
): Promise<[number, number]> {
  const taken: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const by = askers[round % askers.length];
    for (const which of [0, 1] as const) {
      const startedAt = performance.now();
      if (by) await ask(which === 0 ? foreignId : randomUUID(), by);
      taken[which].push(performance.now() - startedAt);
    }
  }
  return [percentilesOf(taken[0]).p50, percentilesOf(taken[1]).p50];
}

export const foreignOrAbsent: Row = {
  id: 'C6',
  what: `what is another's takes as long to refuse as what does not exist, within ${MOST_APART * 100} %`,
  rounds: 200,
  async run({ rounds }) {
    const app = await makeApp();
    const owner = await app.signIn('Owner');
    const theirs = await makeCanvas(owner);
    const node = await theirs.add({ type: 'text', title: 'x' });
    const count = rounds;
    // Whoever goes on after refusals waits for each: nobody is refused often.
    const askers: Asker[] = [];
    for (let i = 0; i < Math.ceil(count / ASKED_BY_ONE); i += 1) {
      const client = await app.signIn(`Stranger-${i}`);
      const own = await makeCanvas(client);
      askers.push({ client, own, chatId: (await own.add({ type: 'ai-chat', title: 'x' })).id });
    }
    const asks: Record<string, Ask> = {
      'a canvas in an address': (id, { client }) =>
        client.get(`/api/canvases/${id === node.id ? theirs.id : id}/board`),
      'a node in an address': (id, { client }) => client.get(`/api/nodes/${id}/source`),
      'a node that is changed': (id, { client }) => client.put(`/api/nodes/${id}`, { title: 'x' }),
      'a node in a body': (id, { client, own, chatId }) => client.post(own.edges, { sourceId: id, targetId: chatId }),
      'a node to be asked': (id, { client, own }) =>
        client.post('/api/ai-chat', { canvasId: own.id, nodeId: id, message: 'x' }),
    };
    const told: string[] = [];
    let isMet = true;
    for (const [what, ask] of Object.entries(asks)) {
      const [foreign, absent] = await compare(ask, node.id, askers, count);
      isMet &&= Math.abs(foreign - absent) <= Math.max(FLOOR_MS, MOST_APART * absent);
      told.push(`${what} ${foreign.toFixed(1)} and ${absent.toFixed(1)} ms`);
    }
    await app.close();
    return { isMet, tried: count, figures: told.join(', ') };
  },
};
