import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Row } from './row.ts';

/** A test that `npm test` runs shortly, run for as long as the bar says: `setting` tells it how many, or to leave nothing out. */
const longer = (
  id: string,
  what: string,
  { file, setting, count }: { file: string; setting: string; count: number | 'all' },
): Row => ({
  id,
  what,
  rounds: count === 'all' ? 1 : count,
  run: ({ rounds }) =>
    new Promise((resolve) => {
      const wanted = count === 'all' ? count : String(rounds);
      const env = { ...process.env, [setting]: wanted };
      const args = ['run', '--project', 'api', file, '--reporter=dot', '--testTimeout=7200000'];
      const child = spawn(path.join('node_modules', '.bin', 'vitest'), args, {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
      child.on('close', (code) => {
        if (code !== 0) console.log(said.slice(-4_000));
        const [tests = ''] = /\d+ passed/.exec(said.slice(said.lastIndexOf('Tests'))) ?? [];
        resolve({ isMet: code === 0, tried: rounds, figures: count === 'all' ? tests : `${wanted} each; ${tests}` });
      });
    }),
});

export const randomValues = longer('F1', 'values at random at every route: none is answered by a fault of ours', {
  file: 'tests/api/random-values.test.ts',
  setting: 'TEST_RANDOM_VALUES',
  count: 1_000,
});

export const fixations = longer(
  'C13',
  'a hundred sessions that are planted before a sign-in: none of them brings anybody in',
  {
    file: 'src/server/auth/session.test.ts',
    setting: 'TEST_FIXATIONS',
    count: 100,
  },
);

export const manyTenants = longer('L5', 'ten thousand questions of two hundred tenants: no passage of another', {
  file: 'tests/api/many-tenants.test.ts',
  setting: 'TEST_TENANTS',
  count: 200,
});

export const singleFailures = longer(
  'A12',
  'every statement of every call fails once: the call is done all the same, or refused with nothing done',
  {
    file: 'tests/api/single-failures.test.ts',
    setting: 'TEST_SINGLE_FAILURES',
    count: 'all',
  },
);
