import { Piscina } from 'piscina';
import { Fault } from '#contract/base/fault.ts';
import type { VoiceMeasure } from '#contract/recipes/voice/voice-measure.ts';
import type { MeasuredText } from './measuring-worker.ts';

/** Measures beside the server's own thread. */
export interface Measuring {
  /** Throws Fault 'too-large' for texts that take too long. */
  measure: (texts: readonly MeasuredText[]) => Promise<VoiceMeasure>;
  close: () => Promise<void>;
}

const IDLE_MS = 30_000;
const LIMIT_MS = 20_000;
const MEMORY_MB = 384;

export function openMeasuring(): Measuring {
  const pool = new Piscina({
    filename: new URL('./measuring-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: [],
  });
  return {
    async measure(texts) {
      const signal = AbortSignal.timeout(LIMIT_MS);
      try {
        return (await pool.run(texts, { name: 'measure', signal })) as VoiceMeasure;
      } catch (error) {
        if (!signal.aborted) throw error;
        throw new Fault('too-large', '글이 너무 많아서 제때 재지 못했어요. 글을 줄여 다시 시도해 주세요.', {
          cause: error,
        });
      }
    },
    close: () => pool.destroy(),
  };
}
