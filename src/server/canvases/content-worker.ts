import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Fault, type FaultCode } from '#contract/base/fault.ts';
import { judgeLargeContent, type JudgedContent } from './judged-content.ts';

/** A fault does not survive the way out of a thread. */
export type Outcome = JudgedContent | { refused: FaultCode; message: string };

/** Gives a third of the time of a thread that has none, where both want the processor. */
const NICE_VALUE = 5;

/** People who wait for the server go before who saves a large canvas. Only on Linux is a thread known to the system by a number. */
function lowerThreadPriority(): void {
  try {
    const thread = /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1];
    if (thread) setPriority(Number(thread), NICE_VALUE);
  } catch {
    // Not on this system, or not allowed.
  }
}
lowerThreadPriority();

/** Runs in a worker thread: the largest checkpoint takes a second of the processor. */
export function judge(body: Uint8Array): Outcome {
  try {
    return judgeLargeContent(body);
  } catch (error) {
    if (error instanceof Fault) return { refused: error.code, message: error.message };
    throw error;
  }
}
