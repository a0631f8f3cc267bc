import { newId } from '#contract/base/id.ts';
import { tokensOfSpeech, type SpendingPurpose } from '#contract/billing/credits.ts';
import { Fault } from '#contract/base/fault.ts';
import { AiFault } from '../../ai/ai-fault.ts';
import type { Heard, Listener } from '../../ai/speech.ts';
import { VISION_TOKENS, type Viewer } from '../../ai/vision.ts';
import type { Quota } from '../../billing/quota.ts';
import type { Clock } from '../../platform/clock.ts';

export interface Meter {
  quota: Pick<Quota, 'reserve' | 'release' | 'charge'>;
  clock: Clock;
}

/** The board whose account pays, null for the person's own account; and who wanted it. */
export interface Payer {
  boardId: string | null;
  userId: string | null;
}

/**
 * Does one piece of work that is paid: the most that it can take is set aside before, what it took is charged after, and
 * nothing where it failed. Throws AiFault 'no-credits' where a limit is reached: then nobody is asked.
 */
export async function paid<Done>(
  { quota, clock }: Meter,
  { boardId, userId }: Payer,
  { purpose, most }: { purpose: SpendingPurpose; most: number },
  work: () => Promise<{ done: Done; tokens: number }>,
): Promise<Done> {
  const spending = { boardId, userId, purpose, runId: newId(clock.now()) };
  await quota.reserve({ ...spending, tokens: most }).catch((error: unknown) => {
    throw error instanceof Fault && error.code === 'no-credits' ? new AiFault('no-credits', { cause: error }) : error;
  });
  try {
    const { done, tokens } = await work();
    await quota.charge({ ...spending, tokens });
    return done;
  } catch (error) {
    await quota.release(spending.runId);
    throw error;
  }
}

export const meterViewer = (viewer: Viewer, meter: Meter, payer: Payer): Viewer => ({
  look: (picture, as, signal) =>
    paid(meter, payer, { purpose: 'vision', most: VISION_TOKENS.answer + VISION_TOKENS.picture }, async () => {
      const done = await viewer.look(picture, as, signal);
      return { done, tokens: done.tokens };
    }),
});

/** Speech of 128 kbit a second; what a service hears is seldom denser. */
const BYTES_A_SECOND = 16_000;

export const meterListener = (listener: Listener, meter: Meter, payer: Payer): Listener => ({
  listen: (sound, signal) => {
    const most = tokensOfSpeech(sound.bytes.length / BYTES_A_SECOND);
    return paid(meter, payer, { purpose: 'speech', most }, async () => {
      const done = await listener.listen(sound, signal);
      return { done, tokens: tokensOfSpeech(secondsOf(done) ?? sound.bytes.length / BYTES_A_SECOND) };
    });
  },
});

/** How long somebody spoke; null where the service tells no seconds. */
function secondsOf({ isTimed, utterances }: Heard): number | null {
  return isTimed ? Math.max(0, ...utterances.map(({ end }) => end)) : null;
}
