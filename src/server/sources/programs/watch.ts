import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { SourceProblem } from '#contract/sources/source-state.ts';

const WATCH_MS = 25;

/**
 * Kills a child process that is over its resident memory or its time, or that nobody waits for any more. `reason` is why
 * it was killed, null when it was not (`late` names its own clock running out); `pause` leaves it be, `end` kills what is
 * left of it.
 */
export function watch(
  child: ChildProcess,
  signal: AbortSignal,
  limits: { memoryMiB: number; timeMs: number },
  late: SourceProblem = 'timeout',
) {
  let reason: SourceProblem | null = null;
  const kill = (why: SourceProblem | null) => {
    reason ??= why;
    child.kill('SIGKILL');
  };
  const clock = setTimeout(() => kill(late), limits.timeMs);
  const handleAbort = () => kill('timeout');
  signal.addEventListener('abort', handleAbort, { once: true });
  const memory = setInterval(async () => {
    if (child.pid && (await residentMiB(child.pid)) > limits.memoryMiB) kill('too-large');
  }, WATCH_MS);
  const pause = () => {
    clearTimeout(clock);
    clearInterval(memory);
    signal.removeEventListener('abort', handleAbort);
  };
  return {
    reason: () => reason,
    pause,
    end() {
      pause();
      child.kill('SIGKILL');
    },
  };
}

/** Linux only; elsewhere the heap limit and the clock remain. */
async function residentMiB(pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
