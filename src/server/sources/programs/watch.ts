import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { SourceProblem } from '#contract/sources/source-state.ts';

const WATCH_MS = 25;
/** Linux counts the time of processes in hundredths of a second on every machine. */
const TICK_MS = 10;

interface WatchLimits {
  memoryMiB: number;
  /** By the clock on the wall, whatever else the machine does. */
  timeMs: number;
  /** What it may take of the processor from now on; without, only the clock counts. */
  cpuMs?: number;
}

/**
 * Kills a child process that is over its resident memory or its time, or that nobody waits for any more. `reason` is why
 * it was killed, null when it was not (`late` names its own time running out); `pause` leaves it be, `end` kills what is
 * left of it. Memory and processor are read on Linux only; elsewhere the heap limit and the clock remain.
 */
export function watch(child: ChildProcess, signal: AbortSignal, limits: WatchLimits, late: SourceProblem = 'timeout') {
  let reason: SourceProblem | null = null;
  const kill = (why: SourceProblem | null) => {
    reason ??= why;
    child.kill('SIGKILL');
  };
  const clock = setTimeout(() => kill(late), limits.timeMs);
  const handleAbort = () => kill('timeout');
  signal.addEventListener('abort', handleAbort, { once: true });
  let usedBefore: number | null = null;
  const use = setInterval(() => {
    if (!child.pid) return;
    const used = limits.cpuMs ? cpuMs(child.pid) : 0;
    usedBefore ??= used;
    if (residentMiB(child.pid) > limits.memoryMiB) kill('too-large');
    else if (limits.cpuMs && used - usedBefore > limits.cpuMs) kill(late);
  }, WATCH_MS);
  const pause = () => {
    clearTimeout(clock);
    clearInterval(use);
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

function residentMiB(pid: number): number {
  const status = readProcess(pid, 'status');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** In the program and in the kernel for it, by all its threads: the 14th and 15th field, behind a name that may hold spaces. */
function cpuMs(pid: number): number {
  const stat = readProcess(pid, 'stat');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * TICK_MS;
}

/** Empty for a process that has ended, and where there is no /proc. Read at once: no disk is asked, and the pool of threads takes longer. */
function readProcess(pid: number, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
