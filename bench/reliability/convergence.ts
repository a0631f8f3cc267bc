import { spawnSync } from 'node:child_process';
import type { Row } from './row.ts';

const TEST = 'src/web/editor/convergence.test.ts';
/** A test of its own each, so that a fault in one does not end the others. */
const RUNS_AT_ONCE = 100;
const MOST_STEPS = 200;
const MOST_TABS = 8;
const GIVE_UP_MS = 60 * 60_000;

export const convergence: Row = {
  id: 'R1',
  what: `2 to ${MOST_TABS} tabs with up to ${MOST_STEPS} gestures on lines that lose, delay, repeat and reorder everything: all end with the board of the server`,
  rounds: 5_000,
  async run({ rounds, isOver }) {
    let [done, failed] = [0, 0];
    for (let seed = 1; done < rounds && !isOver(); seed += 1) {
      const runs = Math.min(RUNS_AT_ONCE, rounds - done);
      const told = {
        CONVERGENCE_RUNS: runs,
        CONVERGENCE_SEED: seed,
        CONVERGENCE_STEPS: MOST_STEPS,
        CONVERGENCE_TABS: MOST_TABS,
        CONVERGENCE_SHRINKS: 'no',
      };
      const env = Object.fromEntries(Object.entries(told).map(([name, value]) => [name, String(value)]));
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit-rules', TEST, '--testTimeout', String(GIVE_UP_MS)],
        { env: { ...process.env, ...env }, encoding: 'utf8' },
      );
      done += runs;
      if (status === 0) continue;
      failed += 1;
      console.log(`    CONVERGENCE_SEED=${seed} CONVERGENCE_RUNS=${runs}:\n${(stdout + stderr).slice(0, 6_000)}`);
    }
    return {
      isMet: failed === 0,
      tried: done,
      figures: `${done} runs with seeds of their own, ${failed} parts of ${RUNS_AT_ONCE} with a fault`,
    };
  },
};
