import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createTurns } from '../programs/turns.ts';
import { watch } from '../programs/watch.ts';
import { SourceFailure } from '../reading.ts';
import { drawingConfinement } from './confinement.ts';

/** Draws the pages of a PDF that are to be looked at. */
export interface PageDrawer {
  /**
   * The pages of these numbers as PNG, one after the other as they are asked for; null for a page that cannot be drawn.
   * Throws SourceFailure 'too-large' or 'timeout' when drawing has to be ended.
   */
  draw: (
    pdf: Uint8Array,
    numbers: readonly number[],
    signal: AbortSignal,
  ) => AsyncGenerator<{ number: number; picture: Uint8Array | null }>;
}

interface DrawLimits {
  memoryMiB: number;
  /** For one page, of the processor. */
  cpuMs: number;
  /** For one page, by the clock. */
  timeMs: number;
}
/** A page that is one large picture is unpacked twice: as it was scanned, and as it is drawn. */
const LIMITS: DrawLimits = { memoryMiB: 700, cpuMs: 20_000, timeMs: 45_000 };
const HEAP_MB = 384;

/** In a process of its own, confined as the reader of documents is, but for the native canvas that it loads first. */
export function createPageDrawer(limits: DrawLimits = LIMITS): PageDrawer {
  const turns = createTurns(1);
  return {
    async *draw(pdf, numbers, signal) {
      const pages = drawInChild(pdf, numbers, signal, limits);
      try {
        for (;;) {
          const next = await turns(() => pages.next());
          if (next.done) return;
          yield next.value;
        }
      } finally {
        await pages.return(undefined);
      }
    },
  };
}

async function* drawInChild(pdf: Uint8Array, numbers: readonly number[], signal: AbortSignal, limits: DrawLimits) {
  signal.throwIfAborted();
  const child = fork(new URL('./draw-child.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--no-warnings', ...drawingConfinement],
    env: {},
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  const gone = once(child, 'exit').then(() => null);
  const answer = async <T>(): Promise<T> => {
    const guard = watch(child, signal, limits);
    const told = await Promise.race([once(child, 'message'), gone]);
    if (told) {
      guard.pause();
      return told[0] as T;
    }
    guard.end();
    throw new SourceFailure(guard.reason() ?? 'too-large', {
      detail: `drawer ended with ${child.exitCode ?? child.signalCode}`,
    });
  };
  try {
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(pdf);
    const { isOpen } = await answer<{ isOpen: boolean }>();
    if (!isOpen) throw new SourceFailure('damaged');
    for (const number of numbers) {
      child.send(number);
      yield await answer<{ number: number; picture: Uint8Array | null }>();
    }
  } finally {
    child.kill('SIGKILL');
  }
}
