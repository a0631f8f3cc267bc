import { Piscina } from 'piscina';
import { Fault } from '#contract/base/fault.ts';
import type { Outcome } from './content-worker.ts';
import { judgeContent, type JudgedContent } from './judged-content.ts';

/** From this size on a checkpoint is judged in a thread of its own, and kept compressed. */
export const LARGE_BYTES = 256 * 1024;
const IDLE_MS = 10_000;

export interface ContentJudge {
  /** The content in the body of a save. Throws Fault 'bad-input', 'too-large'. */
  judge: (body: Uint8Array) => Promise<JudgedContent>;
  close: () => Promise<void>;
}

/** One thread, which begins with the first large checkpoint and ends when none comes. */
export function openContentJudge(): ContentJudge {
  const pool = new Piscina({
    filename: new URL('./content-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    execArgv: [],
  });
  return {
    async judge(body) {
      if (body.length < LARGE_BYTES) return judgeContent(body);
      const outcome = (await pool.run(body, { name: 'judge' })) as Outcome;
      if ('refused' in outcome) throw new Fault(outcome.refused, outcome.message);
      return outcome;
    },
    close: () => pool.destroy(),
  };
}
