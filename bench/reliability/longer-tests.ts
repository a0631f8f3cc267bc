import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Row } from './row.ts';

/** A test that `npm test` runs shortly, run for as long as the bar says: `setting` tells it how many. */
const longer = (
  id: string,
  what: string,
  { file, setting, count }: { file: string; setting: string; count: number },
): Row => ({
  id,
  what,
  rounds: count,
  run: ({ rounds }) =>
    new Promise((resolve) => {
      const wanted = String(rounds);
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
        const [tests = ''] = /\d+ passed[^\n]*/.exec(said.slice(said.lastIndexOf('Tests'))) ?? [];
        resolve({ isMet: code === 0, tried: rounds, figures: `${wanted} each; ${tests}` });
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
