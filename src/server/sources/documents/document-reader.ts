import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { SourceProblem } from '#contract/sources/source-state.ts';
import type { Block } from '../passages/passages.ts';
import { SourceFailure } from '../reading.ts';
import { confinement } from './confinement.ts';

export type DocumentKind =
  'pdf' | 'docx' | 'doc' | 'pptx' | 'xlsx' | 'csv' | 'epub' | 'hwp' | 'hwpx' | 'md' | 'txt' | 'captions';

export interface DocumentText {
  blocks: Block[];
  pageCount: number | null;
  /** Only the beginning was read, because the document is longer than what is kept. */
  isCut: boolean;
}

/** What the child process answers. */
export type DocumentAnswer = { text: DocumentText } | { problem: SourceProblem; detail: string };

export interface DocumentReader {
  /** Throws SourceFailure: 'encrypted', 'damaged', 'nothing-readable', 'too-large' (memory) or 'timeout'. */
  read: (kind: DocumentKind, bytes: Uint8Array, signal: AbortSignal) => Promise<DocumentText>;
}

export interface DocumentLimits {
  memoryMiB: number;
  timeMs: number;
  parallel: number;
}

export const DOCUMENT_LIMITS: DocumentLimits = { memoryMiB: 300, timeMs: 20_000, parallel: 2 };
const WATCH_MS = 25;
const HEAP_MB = 192;
/** Small, so that what is thrown away does not add up before it is collected. */
const YOUNG_MB = 4;
/** How Node ends when its heap is full, where it does not end by a signal. */
const ABORTED = 134;

/**
 * Reads untrusted documents in a process of its own that has no environment and no network, is watched by its resident
 * memory (buffers live outside every heap limit) and by the clock, and is killed beyond either.
 */
export function createDocumentReader(limits: DocumentLimits = DOCUMENT_LIMITS): DocumentReader {
  const turns = createTurns(limits.parallel);
  return { read: (kind, bytes, signal) => turns(() => readInChild(kind, bytes, signal, limits)) };
}

async function readInChild(
  kind: DocumentKind,
  bytes: Uint8Array,
  signal: AbortSignal,
  limits: DocumentLimits,
): Promise<DocumentText> {
  signal.throwIfAborted();
  const child = fork(new URL('./document-child.ts', import.meta.url), [kind], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`, '--no-warnings', ...confinement],
    env: {},
    serialization: 'json',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  const guard = watch(child, signal, limits);
  try {
    const answer = await answerOf(child, bytes);
    if (answer && 'text' in answer) return answer.text;
    if (answer) throw new SourceFailure(answer.problem, { detail: answer.detail });
    const isHeapFull = child.signalCode === 'SIGABRT' || child.exitCode === ABORTED;
    throw new SourceFailure(guard.reason() ?? (isHeapFull ? 'too-large' : 'damaged'), {
      detail: `child ended with ${child.exitCode ?? child.signalCode}`,
    });
  } finally {
    guard.end();
  }
}

/** The child's one message; null when it ended without any. */
function answerOf(child: ChildProcess, bytes: Uint8Array): Promise<DocumentAnswer | null> {
  return new Promise((resolve, reject) => {
    let answer: DocumentAnswer | null = null;
    child.once('message', (message) => {
      answer = message as DocumentAnswer;
      resolve(answer);
    });
    child.once('error', reject);
    child.once('exit', () => resolve(answer));
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(bytes);
  });
}

function watch(child: ChildProcess, signal: AbortSignal, limits: DocumentLimits) {
  let reason: SourceProblem | null = null;
  const kill = (why: SourceProblem | null) => {
    reason ??= why;
    child.kill('SIGKILL');
  };
  const clock = setTimeout(() => kill('timeout'), limits.timeMs);
  const handleAbort = () => kill('timeout');
  signal.addEventListener('abort', handleAbort, { once: true });
  const memory = setInterval(async () => {
    if (child.pid && (await residentMiB(child.pid)) > limits.memoryMiB) kill('too-large');
  }, WATCH_MS);
  return {
    reason: () => reason,
    end() {
      clearTimeout(clock);
      clearInterval(memory);
      signal.removeEventListener('abort', handleAbort);
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

function createTurns(parallel: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= parallel) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // A turn is handed on: nobody who comes in between may take it as well.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
