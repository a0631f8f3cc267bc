import type { SourceProblem } from '#contract/sources/source-state.ts';
import { WebError } from '../../platform/web/web-error.ts';
import { ofWebError } from '../of-web-error.ts';
import { SourceFailure } from '../reading.ts';
import { STEP_MS } from '../step-limits.ts';
import type { Reach, Words } from './reach.ts';
import { strategiesOf } from './strategies.ts';

export interface Transcript extends Words {
  /** The strategy that brought it. */
  strategy: string;
}

type Limits = Record<'strategy' | 'transcript', number>;

/** YouTube will not say more: the video itself says no. */
const FINAL: ReadonlySet<SourceProblem> = new Set([
  'no-captions',
  'age-restricted',
  'private',
  'video-unavailable',
  'unplayable',
  'live-upcoming',
]);
/** Of these a provider that listens to the video itself may know more. */
const PROVIDER_MAY_HELP: ReadonlySet<SourceProblem> = new Set(['no-captions', 'age-restricted', 'unplayable']);
/** Of several failures, the one that tells a person most. */
const MOST_TELLING: SourceProblem[] = ['rate-limited', 'blocked', 'po-token-required', 'login-required', 'timeout'];

/**
 * Tries each strategy until one brings words. Throws SourceFailure with the most telling reason; never answers an empty
 * transcript.
 */
export async function fetchTranscript(
  videoId: string,
  reach: Reach,
  signal: AbortSignal,
  limits: Limits = STEP_MS,
): Promise<Transcript> {
  const total = AbortSignal.any([signal, AbortSignal.timeout(limits.transcript)]);
  const failures: SourceFailure[] = [];
  for (const [id, strategy] of inOrder(reach.config)) {
    const isSaid = failures.some((failure) => FINAL.has(failure.problem));
    const mayHelp =
      id === 'provider' && failures.every(({ problem }) => !FINAL.has(problem) || PROVIDER_MAY_HELP.has(problem));
    if (isSaid && !mayHelp) continue;
    const limit = AbortSignal.any([total, AbortSignal.timeout(limits.strategy)]);
    try {
      return { ...(await strategy(videoId, bound(reach, limit))), strategy: id };
    } catch (error) {
      failures.push(toFailure(error, limit));
      if (total.aborted) break;
    }
  }
  const problem =
    MOST_TELLING.find((one) => failures.some((f) => f.problem === one)) ?? failures.at(-1)?.problem ?? 'unexpected';
  const final = failures.find((failure) => FINAL.has(failure.problem))?.problem;
  throw new SourceFailure(final ?? problem, {
    detail: failures.map((failure) => failure.message).join('; '),
    cause: failures.at(-1),
  });
}

/** The configured strategies in their order, unless none of them is known. */
function inOrder(config: Reach['config']) {
  const table = strategiesOf(config);
  const wanted = config.strategies.filter((id) => table.has(id));
  return [...table]
    .filter(([id]) => wanted.length === 0 || wanted.includes(id))
    .toSorted(([a], [b]) => wanted.indexOf(a) - wanted.indexOf(b));
}

const bound = (reach: Reach, signal: AbortSignal): Reach => ({
  ...reach,
  ask: (path, options) => reach.ask(path, { ...options, signal }),
  askOut: (url, options) => reach.askOut(url, { ...options, signal }),
});

function toFailure(error: unknown, signal: AbortSignal): SourceFailure {
  if (error instanceof SourceFailure) return error;
  if (signal.aborted) return new SourceFailure('timeout', { cause: error });
  if (error instanceof WebError) return ofWebError(error);
  throw error;
}
