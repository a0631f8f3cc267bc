import type { ChatEvent } from '#contract/chat/chat.schema.ts';
import { readAnswerEvents } from './answer-events.ts';

/** How an answer is asked for, and how its rest is asked for after the line was lost. */
export interface AnswerLine {
  open: () => Promise<Response>;
  follow: (runId: string, at: number) => Promise<Response>;
  /** Waits before the next try; rejects when nobody listens any more. */
  pause: (ms: number) => Promise<void>;
}

/** Where the listener stands: the run, and the length of what it has. */
export interface HeardSoFar {
  runId: string | null;
  length: number;
}

const TRIES = 6;
const pauseMs = (failures: number): number => Math.min(8_000, 250 * 2 ** failures);

/**
 * Listens until the answer is over. A line that ends early, or leaves a piece out, is taken up again where the text
 * ends. Rejects when the answer could not be asked for, or when the line stays lost after several tries without a new
 * word.
 */
export async function streamAnswer(
  line: AnswerLine,
  from: HeardSoFar,
  tell: (event: ChatEvent) => void,
): Promise<void> {
  const soFar = { ...from };
  let failures = 0;
  let open = () => (soFar.runId === null ? line.open() : line.follow(soFar.runId, soFar.length));
  for (;;) {
    const before = soFar.length;
    try {
      if (await hearOut(await open(), soFar, tell)) return;
    } catch (error) {
      if (soFar.runId === null || isFinal(error)) throw error;
    }
    const { runId } = soFar;
    if (runId === null) throw new LostLineError();
    failures = soFar.length > before ? 0 : failures + 1;
    if (failures >= TRIES) throw new LostLineError();
    await line.pause(pauseMs(failures));
    open = () => line.follow(runId, soFar.length);
  }
}

/** The line ended before the answer was over. */
export class LostLineError extends Error {
  override readonly name = 'LostLineError';
}

const isFinal = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || ('status' in error && Number(error.status) < 500));

/** True once the answer is over; false when the line ended before, or a piece is missing. */
async function hearOut(response: Response, soFar: HeardSoFar, tell: (event: ChatEvent) => void): Promise<boolean> {
  for await (const event of readAnswerEvents(response)) {
    if (event.event === 'start') soFar.runId = event.runId;
    if (event.event === 'delta') {
      if (event.at > soFar.length) return false;
      soFar.length = Math.max(soFar.length, event.at + event.text.length);
    }
    if (event.event === 'replace') soFar.length = event.text.length;
    tell(event);
    if (event.event === 'done' || event.event === 'error') return true;
  }
  return false;
}
