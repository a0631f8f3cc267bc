import { Fault, type FaultCode } from '#contract/base/fault.ts';
import { judgeLargeContent, type JudgedContent } from './judged-content.ts';

/** A fault does not survive the way out of a thread. */
export type Outcome = JudgedContent | { refused: FaultCode; message: string };

/** Runs in a worker thread: the largest checkpoint takes a second of the processor. */
export function judge(body: Uint8Array): Outcome {
  try {
    return judgeLargeContent(body);
  } catch (error) {
    if (error instanceof Fault) return { refused: error.code, message: error.message };
    throw error;
  }
}
