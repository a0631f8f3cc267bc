import { randomUUID } from 'node:crypto';
import { makeCanvas } from '../../src/server/testing/canvas-calls.ts';
import { makeApp } from '../../src/server/testing/make-app.ts';
import type { SignedInClient } from '../../src/server/testing/test-client.ts';
import { percentilesOf } from '../load/percentiles.ts';
import type { Row } from './row.ts';

const MOST_APART = 0.2;
/** Below this the clock of a shared machine decides, not the server. */
const FLOOR_MS = 0.3;

const times = async (asked: readonly (() => Promise<unknown>)[], rounds: number): Promise<number[]> => {
  const taken = asked.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [i, ask] of asked.entries()) {
      const startedAt = performance.now();
      await ask();
      taken[i]?.push(performance.now() - startedAt);
    }
  return taken.map((all) => percentilesOf(all).p50);
};

/** By turns, so that what else the machine does meets both alike. */
export const foreignOrAbsent: Row = {
  id: 'C6',
  what: `what is another's takes as long to refuse as what does not exist, within ${MOST_APART * 100} %`,
  async run(rounds) {
    const app = await makeApp();
    const [owner, stranger] = [await app.signIn('Owner'), await app.signIn('Stranger')];
    const [theirs, own] = [await makeCanvas(owner), await makeCanvas(stranger)];
    const node = await theirs.add({ type: 'text', title: 'x' });
    const chat = await own.add({ type: 'ai-chat', title: 'x' });
    const asks: Record<string, (id: string, client: SignedInClient) => Promise<unknown>> = {
      'a canvas in an address': (id, client) => client.get(`/api/canvases/${id === node.id ? theirs.id : id}/board`),
      'a node in an address': (id, client) => client.get(`/api/nodes/${id}/source`),
      'a node that is changed': (id, client) => client.put(`/api/nodes/${id}`, { title: 'x' }),
      'a node in a body': (id, client) => client.post(own.edges, { sourceId: id, targetId: chat.id }),
      'a node to be asked': (id, client) => client.post('/api/ai-chat', { canvasId: own.id, nodeId: id, message: 'x' }),
    };
    const told: string[] = [];
    let isMet = true;
    for (const [what, ask] of Object.entries(asks)) {
      const pair = [() => ask(node.id, stranger), () => ask(randomUUID(), stranger)];
      await times(pair, 20);
      const [foreign = 0, absent = 0] = await times(pair, rounds ?? 400);
      const apart = Math.abs(foreign - absent);
      isMet &&= apart <= Math.max(FLOOR_MS, MOST_APART * absent);
      told.push(`${what} ${foreign.toFixed(2)} and ${absent.toFixed(2)} ms`);
    }
    await app.close();
    return { isMet, figures: told.join(', ') };
  },
};
