import { readdirSync, readFileSync } from 'node:fs';

const KIB = 1024;
const MIB = 1024 * KIB;

/** The resident memory of a process and all that it started, in MiB; 0 where the system has no /proc. */
export function memoryOf(pid: number): number {
  const family = [pid, ...descendantsOf(pid)];
  return Math.round(family.reduce((sum, id) => sum + residentBytes(id), 0) / MIB);
}

/** Looks four times a second; the answer stops it and says the most that was seen. */
export function watchMemory(pid: number): () => number {
  let most = memoryOf(pid);
  const timer = setInterval(() => (most = Math.max(most, memoryOf(pid))), 250);
  return () => {
    clearInterval(timer);
    return Math.max(most, memoryOf(pid));
  };
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

const residentBytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * KIB;

function descendantsOf(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
    );
    return children.flatMap((child) => [child, ...descendantsOf(child)]);
  } catch {
    return [];
  }
}
