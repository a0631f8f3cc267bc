import { expect, it } from 'vitest';
import { runProgram } from './run-program.ts';

const limits = { memoryMiB: 200, timeMs: 10_000, outputBytes: 1_000 };
const run = (script: string, own = limits) =>
  runProgram([], { path: '/bin/sh', args: ['-c', script] }, own, new AbortController().signal);

it('answers what the program wrote', async () => {
  expect((await run('printf 답')).toString('utf8')).toBe('답');
});

it.each([
  ['that judged its bytes and gave them up', 'exit 1', 'damaged'],
  ['that could not be started', 'exit 127', 'unexpected'],
  ['that may not be started', 'exit 126', 'unexpected'],
  ['that somebody else ended', 'kill -9 $$', 'unexpected'],
  ['that writes without end', 'exec yes', 'too-large'],
] as const)(
  'of a program %s it is told so, and the bytes are blamed for nothing else',
  async (_what, script, problem) => {
    await expect(run(script)).rejects.toMatchObject({ problem });
  },
);

it('of a program that takes too long it is told that', async () => {
  await expect(run('while :; do :; done', { ...limits, timeMs: 50 })).rejects.toMatchObject({ problem: 'timeout' });
});
