import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hasSsrfCorpus } from '../../../../tests/replay/ssrf-rig.ts';

const bench = fileURLToPath(new URL('../../../../bench/ssrf.ts', import.meta.url));

test.skipIf(!hasSsrfCorpus)(
  'where every address of the world listens, no forbidden one is called and no proxy of the environment is',
  { timeout: 60_000 },
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', bench]);
    const told = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as Record<string, unknown>;
    const { total, refused, controls, controlsTotal, leaks, proxyCalls = 0 } = told;
    expect(total).toBeGreaterThan(200);
    expect([refused, controls, leaks, proxyCalls]).toEqual([total, controlsTotal, 0, 0]);
  },
);
