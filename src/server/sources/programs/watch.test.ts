import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { watch } from './watch.ts';

const limits = { memoryMiB: 500, timeMs: 30_000, cpuMs: 500 };

/** Why a process that runs this script is ended, and the code with which it ends by itself. */
async function endOf(script: string, own = limits) {
  const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
  const guard = watch(child, new AbortController().signal, own, 'slow-document');
  const [code] = (await once(child, 'exit')) as [number | null];
  guard.end();
  return { code, reason: guard.reason() };
}

it.skipIf(process.platform !== 'linux')(
  'a process is late by what it takes of the processor, however long it waits for it',
  { timeout: 30_000 },
  async () => {
    const patient = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000)';
    expect(await endOf(patient)).toEqual({ code: 0, reason: null });
    expect(await endOf('for (;;);')).toEqual({ code: null, reason: 'slow-document' });
  },
);

it('a process that does nothing is late by the clock', async () => {
  expect(await endOf('setInterval(() => {}, 1_000)', { ...limits, timeMs: 300 })).toEqual({
    code: null,
    reason: 'slow-document',
  });
});
