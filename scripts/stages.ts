import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, each by its stage and title with the first line of why; as many as the stage could name. */
  failures: readonly string[];
  /** What passed only when it was tried once more, each with the first line of why it had not. */
  retried?: readonly string[];
  /** How long each part took, in seconds. */
  took?: readonly (readonly [title: string, seconds: number])[];
}

const OUT = '.build/results';

/** The name under which a run of vitest is told where to leave its count. */
export const COUNT_FILE = 'COUNT_FILE';

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

/** Names the part and how long it took. */
async function timed(title: string, part: () => Promise<Count>): Promise<Count> {
  console.log(`\n— ${title}`);
  const from = performance.now();
  const count = await part();
  return { ...count, took: [[title, (performance.now() - from) / 1_000]] };
}

/** A check that is right or wrong as a whole counts as one. */
export const check = (title: string, command: string, args: string[]): Promise<Count> =>
  timed(title, async () => countOf(title, await run(command, args)));

/** Checks that do not need each other, all at once; what each of them prints comes when it has ended. */
export const checkTogether = (checks: readonly (readonly [title: string, command: string, args: string[]])[]) =>
  Promise.all(
    checks.map(async ([title, command, args]) => {
      const from = performance.now();
      const { code, output } = await runSilently(command, args);
      console.log(`\n— ${title}${output && `\n${output}`}`);
      return { ...countOf(title, code), took: [[title, (performance.now() - from) / 1_000] as const] };
    }),
  );

const countOf = (title: string, code: number): Count =>
  code === 0 ? { passed: 1, failed: 0, skipped: 0, failures: [] } : brokenStage(title);

function runSilently(command: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', command), args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', () => resolve({ code: 127, output }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}

export const vitest = (title: string, project: string, env: Record<string, string> = {}): Promise<Count> =>
  timed(title, async () => {
    const file = freshResult(`${`${project} ${title}`.replaceAll(/\W+/g, '-')}.json`);
    const reporters = ['--reporter=default', '--reporter=./scripts/count-tests.ts'];
    const code = await run('vitest', ['run', '--project', project, ...reporters], { ...env, [COUNT_FILE]: file });
    const count = readResult<Count>(file);
    if (!count || (code !== 0 && count.failed === 0)) return brokenStage(title);
    return { ...count, failures: count.failures.map((failure) => `${title}: ${failure}`) };
  });

export const playwright = (title: string, env: Record<string, string>): Promise<Count> =>
  timed(title, () => journeys(title, env));

async function journeys(title: string, env: Record<string, string>): Promise<Count> {
  const file = freshResult('journeys.json');
  const code = await run('playwright', ['test', '--reporter=list,json'], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const report = readResult<PlaywrightReport>(file);
  if (!report) return brokenStage(title);
  const { stats } = report;
  const failed = stats.unexpected || (code === 0 ? 0 : 1);
  const troubled = (isWanted: (journey: Journey) => boolean) =>
    report.suites.flatMap((file) => journeysOf(file, isWanted)).map((journey) => `${title}: ${journey}`);
  return {
    passed: stats.expected + stats.flaky,
    failed,
    skipped: stats.skipped,
    failures: troubled(({ ok }) => !ok),
    retried: troubled(({ tests }) => tests.some(({ status }) => status === 'flaky')),
  };
}

const sum = (counts: readonly Count[]): Required<Count> => ({
  passed: counts.reduce((all, count) => all + count.passed, 0),
  failed: counts.reduce((all, count) => all + count.failed, 0),
  skipped: counts.reduce((all, count) => all + count.skipped, 0),
  failures: counts.flatMap((count) => count.failures),
  retried: counts.flatMap((count) => count.retried ?? []),
  took: counts.flatMap((count) => count.took ?? []),
});

/** Prints how long each part took, what failed, what had to be tried again and how many were skipped, where any were, then the closing line, and leaves with its meaning. */
export function close(counts: readonly Count[]): never {
  const { passed, failed, skipped, failures, retried, took } = sum(counts);
  print(
    'Took',
    took.map(([title, seconds]) => `${seconds.toFixed(0).padStart(5)} s  ${title}`),
  );
  print('Failed', failures);
  print('Passed only when tried again', retried);
  if (skipped > 0) console.log(`\n${skipped} skipped, because what they need is not on this machine.`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

interface Journey {
  title: string;
  ok: boolean;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
}

interface Journeys {
  file: string;
  suites?: Journeys[];
  specs: Journey[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Journeys[];
}

function journeysOf({ file, specs, suites = [] }: Journeys, isWanted: (journey: Journey) => boolean): string[] {
  const own = specs
    .filter(isWanted)
    .map((spec) => `${file}: ${spec.title}: ${firstLine(spec.tests[0]?.results[0]?.error?.message)}`);
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, isWanted))];
}

const firstLine = (message = ''): string => stripVTControlCharacters(message).split('\n', 1)[0] ?? '';

const brokenStage = (title: string): Count => ({ passed: 0, failed: 1, skipped: 0, failures: [title] });

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
