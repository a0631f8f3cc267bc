import { fork, type ChildProcess } from 'node:child_process';
import type { Segment } from '#contract/sources/captions/segment.ts';
import type { LeftOut } from '#contract/sources/left-out-kinds.ts';
import type { SourceProblem } from '#contract/sources/source-state.ts';
import type { Block } from '../passages/passages.ts';
import { createTurns } from '../programs/turns.ts';
import { watch } from '../programs/watch.ts';
import { SourceFailure } from '../reading.ts';
import { STEP_MS } from '../step-limits.ts';
import { confinement } from './confinement.ts';

export type DocumentKind =
  'pdf' | 'docx' | 'doc' | 'pptx' | 'xlsx' | 'csv' | 'epub' | 'hwp' | 'hwpx' | 'md' | 'txt' | 'captions';

export interface DocumentText {
  blocks: Block[];
  pageCount: number | null;
  /** Only the beginning was read, because the document is longer than what is kept. */
  isCut: boolean;
  /** The numbers of pages that would have to be looked at: pictures of text, letters that the file does not name. */
  unread?: number[];
  /** What stands in it and is no text: counted while it is read, told on the card. */
  leftOut?: LeftOut;
  /** Of a transcript: what is said, with its seconds. The first `above` blocks have none. */
  timed?: { segments: Segment[]; above: number };
}

/** What the child process answers. */
export type DocumentAnswer = { text: DocumentText } | { problem: SourceProblem; detail: string };

export interface DocumentReader {
  /** Throws SourceFailure: 'encrypted', 'damaged', 'nothing-readable', 'too-large' (memory), 'slow-document', or 'timeout' of `signal`. */
  read: (kind: DocumentKind, bytes: Uint8Array, signal: AbortSignal) => Promise<DocumentText>;
}

export interface DocumentLimits {
  memoryMiB: number;
  /** Of the processor, start included. */
  cpuMs: number;
  /** By the clock, for one that does nothing, and where nobody tells what it takes of the processor. */
  timeMs: number;
  parallel: number;
}

export const DOCUMENT_LIMITS: DocumentLimits = {
  memoryMiB: 300,
  cpuMs: STEP_MS.document,
  timeMs: STEP_MS.documentWall,
  parallel: 2,
};
const HEAP_MB = 192;
/** Small, so that what is thrown away does not add up before it is collected. */
const YOUNG_MB = 4;
/** How Node ends when its heap is full, where it does not end by a signal. */
const ABORTED = 134;

/**
 * Reads untrusted documents in a process of its own that has no environment and no network, is watched by its resident
 * memory (buffers live outside every heap limit), by what it takes of the processor and by the clock, and is killed beyond any.
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
  const guard = watch(child, signal, limits, 'slow-document');
  try {
    const answer = await answerOf(child, bytes);
    if (answer && 'text' in answer) return answer.text;
    if (answer) throw new SourceFailure(answer.problem, { detail: answer.detail });
    const isHeapFull = child.signalCode === 'SIGABRT' || child.exitCode === ABORTED;
    // Ended by somebody else, it says nothing of the document.
    const ended = child.signalCode === null ? 'damaged' : 'unexpected';
    throw new SourceFailure(guard.reason() ?? (isHeapFull ? 'too-large' : ended), {
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
