import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const OUT = '.build/results';

/** Runs a command with its output on this terminal; resolves with its exit code. */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', command), args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A check that is right or wrong as a whole counts as one. */
export async function check(title: string, command: string, args: string[]): Promise<Count> {
  console.log(`\n— ${title}`);
  const code = await run(command, args);
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

export async function vitest(title: string, project: string, env: Record<string, string> = {}): Promise<Count> {
  console.log(`\n— ${title}`);
  const file = freshResult(`${project}-${title.replaceAll(/\W+/g, '-')}.json`);
  const code = await run(
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env,
  );
  const report = readResult<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const failed = report.numFailedTests || (code === 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

export async function playwright(title: string, env: Record<string, string>): Promise<Count> {
  console.log(`\n— ${title}`);
  const file = freshResult('journeys.json');
  const code = await run('playwright', ['test', '--reporter=list,json'], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const stats = readResult<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    file,
  )?.stats;
  if (!stats) return { passed: 0, failed: 1, skipped: 0 };
  const failed = stats.unexpected + stats.flaky || (code === 0 ? 0 : 1);
  return { passed: stats.expected, failed, skipped: stats.skipped };
}

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** Prints how many were skipped, where any were, then the closing line, and leaves with its meaning. */
export function close(counts: readonly Count[]): never {
  const { passed, failed, skipped } = sum(counts);
  if (skipped > 0) console.log(`\n${skipped} skipped, because what they need is not on this machine.`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

function freshResult(name: string): string {
  mkdirSync(OUT, { recursive: true });
  const file = join(OUT, name);
  rmSync(file, { force: true });
  return file;
}

function readResult<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}
