import { OURS } from '#contract/limits.ts';
import type { ModelEngine } from './model-engine.ts';

/** How long an answer is waited for while nothing of it comes, and in all. */
interface Patience {
  silenceMs: number;
  totalMs: number;
}

export const answerPatience: Patience = { silenceMs: OURS.answerSilenceMs, totalMs: OURS.answerTimeLimitMs };

/**
 * The signal is aborted with a TimeoutError, as that of AbortSignal.timeout, when nothing was heard for too long, or all of
 * it takes too long. `hear` says that something came; `end` lets go of the clock.
 */
export function waitPatiently({ silenceMs, totalMs }: Patience): {
  signal: AbortSignal;
  hear: () => void;
  end: () => void;
} {
  const silence = new AbortController();
  const giveUp = () => silence.abort(new DOMException('nothing came for too long', 'TimeoutError'));
  const clock = setTimeout(giveUp, silenceMs).unref();
  return {
    signal: AbortSignal.any([silence.signal, AbortSignal.timeout(totalMs)]),
    hear: () => void clock.refresh(),
    end: () => clearTimeout(clock),
  };
}

/** The same engine; `hear` is told of every piece that it writes, of its thoughts too. */
export const audible = <Engine extends Pick<ModelEngine, 'write'>>(engine: Engine, hear: () => void): Engine => ({
  ...engine,
  async *write(prompt, signal) {
    for await (const piece of engine.write(prompt, signal)) {
      hear();
      yield piece;
    }
  },
});
