import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { startServer } from '../durability/server.ts';
import { gather } from './crowd.ts';
import type { Row } from './row.ts';

const ENDS_MS = 2_000;
const MAIN = path.resolve(import.meta.dirname, '../../dist/server/main.js');

export const secondServer: Row = {
  id: 'A6',
  what: 'A second server on the same directory, while the first has 20 writers: it ends within 2 s, names the first, and that one loses nothing',
  rounds: 20,
  async run({ rounds }) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-a6-'));
    const first = await startServer({ port: await findFreePort(), dataDir, databaseUrl: null });
    if (first.readyMs === null) throw new Error(first.said());
    const crowd = await gather(first.url);
    const total = rounds;
    const times: number[] = [];
    let unnamed = 0;
    for (let round = 0; round < total; round += 1) {
      await crowd.nextAcknowledgement(30_000);
      const { code, said, ms } = await startSecond(dataDir, await findFreePort());
      times.push(ms);
      if (code !== 1 || !said.includes(`in use by process ${first.pid}`)) unnamed += 1;
    }
    await crowd.stop();
    const { lost, duplicated } = await crowd.audit();
    const survived = first.isAlive();
    await first.kill();
    await rm(dataDir, { recursive: true, force: true });
    const slowest = Math.round(Math.max(...times));
    return {
      tried: total,
      isMet: survived && unnamed + lost + duplicated === 0 && slowest <= ENDS_MS,
      figures: `${total} second servers, slowest ended after ${slowest} ms, ${unnamed} without naming the first, ${crowd.acknowledged()} changes acknowledged by the first meanwhile, ${lost} lost`,
    };
  },
};

async function startSecond(dataDir: string, port: number): Promise<{ code: number | null; said: string; ms: number }> {
  const startedAt = performance.now();
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: String(port) };
  const child = spawn(process.execPath, ['--no-warnings', MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said, ms: performance.now() - startedAt };
}
