import { spawn } from 'node:child_process';
import { SourceFailure } from '../reading.ts';
import { watch } from './watch.ts';

export interface ProgramLimits {
  memoryMiB: number;
  timeMs: number;
  /** Of what it may say. */
  outputBytes: number;
}

export interface ProgramCall {
  path: string;
  args: readonly string[];
  /** What it reads from standard input; nothing when absent. */
  input?: Uint8Array;
  /** The folder that it works in, which holds what it may read and write. */
  folder?: string;
}

const SAID_CHARACTERS = 500;
/** From here on a code is the shell's, or that of a signal. */
const CANNOT_RUN = 126;
/** Where programs are, and nothing else of ours; one program, one core. */
const environment = () => ({ PATH: process.env['PATH'], OMP_THREAD_LIMIT: '1', LC_ALL: 'C' });

/**
 * Runs a program on strangers' bytes: without our environment, behind `walls` (a command that takes the network from it,
 * or nothing), watched by its resident memory and the clock. Answers what it wrote to standard output. Throws
 * SourceFailure 'damaged' when it ends with an error, 'unexpected' when it could not do its work, 'too-large' or 'timeout' beyond a limit.
 */
export async function runProgram(
  walls: readonly string[],
  call: ProgramCall,
  limits: ProgramLimits,
  signal: AbortSignal,
): Promise<Buffer> {
  signal.throwIfAborted();
  const [path = call.path, ...args] = [...walls, call.path, ...call.args];
  const child = spawn(path, args, {
    env: environment(),
    ...(call.folder !== undefined && { cwd: call.folder }),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const guard = watch(child, signal, limits);
  const output: Buffer[] = [];
  let length = 0;
  let isTooMuch = false;
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    length += chunk.length;
    isTooMuch ||= length > limits.outputBytes;
    if (isTooMuch) child.kill('SIGKILL');
    else output.push(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    if (said.length < SAID_CHARACTERS) said += chunk.toString('latin1');
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
      child.stdin.on('error', () => undefined);
      child.stdin.end(call.input);
    });
    if (code === 0 && !isTooMuch) return Buffer.concat(output);
    // One that could not be run, or was ended by somebody else, says nothing of the bytes.
    const hasJudged = code !== null && code < CANNOT_RUN;
    const problem = guard.reason() ?? (isTooMuch ? 'too-large' : hasJudged ? 'damaged' : 'unexpected');
    throw new SourceFailure(problem, { detail: `${code ?? child.signalCode}: ${said.slice(0, SAID_CHARACTERS)}` });
  } finally {
    guard.end();
  }
}
