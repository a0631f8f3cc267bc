import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { startServer } from '../durability/server.ts';
import { must, newCanvas, signIn, type Caller } from '../load/caller.ts';
import type { Row } from './row.ts';

const PAIRS_AT_ONCE = 10;

export const staleSaves: Row = {
  id: 'B3',
  what: 'Two saves at once that have seen the same, of a content and of a node: one passes, the other is 412 and names what is there now',
  rounds: 10_000,
  async run({ rounds }) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-b3-'));
    const server = await startServer({ port: await findFreePort(), dataDir, databaseUrl: null });
    if (server.readyMs === null) throw new Error(server.said());
    const caller = await signIn(server.url);
    const total = rounds;
    const found = { both: 0, neither: 0, other: 0, untold: 0 };
    const places = await Promise.all(Array.from({ length: PAIRS_AT_ONCE }, (_, i) => settle(caller, i)));
    await Promise.all(
      places.map(async (place) => {
        let seen = (await put(caller, place, 'first', '*')).tag;
        for (let pair = 0; pair < total / PAIRS_AT_ONCE; pair += 1) {
          const said = [`${pair} one`, `${pair} two`];
          const answers = await Promise.all(said.map((words) => put(caller, place, words, seen)));
          const passed = answers.filter(({ status }) => status === 200);
          const refused = answers.filter(({ status }) => status === 412);
          if (passed.length === 2) found.both += 1;
          else if (passed.length === 0) found.neither += 1;
          else if (refused.length !== 1) found.other += 1;
          else if (refused[0]?.tag !== passed[0]?.tag) found.untold += 1;
          seen = passed[0]?.tag ?? (await put(caller, place, 'again', '*')).tag;
        }
      }),
    );
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
    return {
      tried: total,
      isMet: Object.values(found).every((count) => count === 0),
      figures: `${total} pairs, half of them on contents and half on nodes: both passed ${found.both} times, neither ${found.neither}, another status ${found.other}, the present version untold ${found.untold}`,
    };
  },
};

interface Place {
  path: string;
  bodyOf: (words: string) => object;
}

async function settle(caller: Caller, i: number): Promise<Place> {
  const canvasId = await newCanvas(caller, `Saves ${i}`);
  if (i % 2 === 0)
    return { path: `/api/canvases/${canvasId}/content`, bodyOf: (words) => ({ content: { meta: { words } } }) };
  const body = { type: 'text', title: 'x' };
  const node = await must<{ id: string }>(caller, { method: 'POST', path: `/api/canvases/${canvasId}/nodes`, body });
  return { path: `/api/nodes/${node.id}`, bodyOf: (title) => ({ title }) };
}

function put(
  caller: Caller,
  { path: at, bodyOf }: Place,
  words: string,
  tag: string,
): Promise<{ status: number; tag: string }> {
  const headers = { ...caller.headers, 'content-type': 'application/json', 'if-match': tag };
  return new Promise((resolve, reject) => {
    const asked = request(new URL(at, caller.url), { method: 'PUT', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, tag: answer.headers.etag ?? '' }));
    });
    asked.once('error', reject);
    asked.end(JSON.stringify(bodyOf(words)));
  });
}
