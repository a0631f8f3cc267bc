import type { SourceProblem } from '#contract/sources/source-state.ts';
import { WebError } from '../../platform/web/web-error.ts';
import { SourceFailure, type Facts } from '../reading.ts';
import { factsOfPlayer, pickTrack, readTracks, type CaptionTrack } from './player.ts';
import { refuseStatus, strategies, strategyIds, type Ask, type StrategyId } from './strategies.ts';
import { readTimedText, type Segment } from './timed-text.ts';

export interface Transcript {
  segments: Segment[];
  language: string;
  isGenerated: boolean;
  /** The strategy that brought it. */
  strategy: StrategyId;
}

const STRATEGY_LIMIT_MS = 8_000;
const TOTAL_LIMIT_MS = 25_000;

/** No other way will find more: the video itself says no. */
const FINAL: ReadonlySet<SourceProblem> = new Set([
  'no-captions',
  'age-restricted',
  'private',
  'video-unavailable',
  'unplayable',
  'live-upcoming',
]);
/** Of several failures, the one that tells a person most. */
const MOST_TELLING: SourceProblem[] = ['rate-limited', 'blocked', 'po-token-required', 'login-required', 'timeout'];

/**
 * Tries each strategy until one brings words. `learn` is told what each learnt about the video, also from strategies
 * that fail. Throws SourceFailure with the most telling reason; never answers an empty transcript.
 */
export async function fetchTranscript(
  videoId: string,
  ask: Ask,
  options: { order: readonly string[]; signal: AbortSignal; learn: (facts: Facts) => void; languages?: string[] },
): Promise<Transcript> {
  const known = strategyIds
    .filter((id) => options.order.includes(id))
    .sort((a, b) => options.order.indexOf(a) - options.order.indexOf(b));
  const total = AbortSignal.any([options.signal, AbortSignal.timeout(TOTAL_LIMIT_MS)]);
  const failures: SourceFailure[] = [];
  for (const id of known.length > 0 ? known : strategyIds) {
    const signal = AbortSignal.any([total, AbortSignal.timeout(STRATEGY_LIMIT_MS)]);
    try {
      const bounded: Ask = (path, asked) => ask(path, { ...asked, signal });
      const answer = await strategies[id](videoId, bounded);
      options.learn(factsOfPlayer(answer));
      const track = pickTrack(readTracks(answer), options.languages);
      if (!track) throw new SourceFailure('no-captions');
      const segments = await fetchSegments(track, bounded);
      return { segments, language: track.languageCode ?? 'und', isGenerated: track.kind === 'asr', strategy: id };
    } catch (error) {
      const failure = toFailure(error, signal);
      failures.push(failure);
      if (FINAL.has(failure.problem) || total.aborted) break;
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

function toFailure(error: unknown, signal: AbortSignal): SourceFailure {
  if (error instanceof SourceFailure) return error;
  if (signal.aborted) return new SourceFailure('timeout', { cause: error });
  if (error instanceof WebError) return new SourceFailure(error.problem, { cause: error, detail: error.detail });
  throw error;
}

/** An address with exp=xpe answers 200 with nothing unless a proof-of-origin token is sent along. */
async function fetchSegments(track: CaptionTrack, ask: Ask): Promise<Segment[]> {
  const address = new URL(track.baseUrl ?? '', 'https://www.youtube.com');
  if (address.searchParams.get('exp') === 'xpe') throw new SourceFailure('po-token-required');
  for (const format of ['json3', 'srv3', null]) {
    if (format) address.searchParams.set('fmt', format);
    else address.searchParams.delete('fmt');
    const captions = await ask(`${address.pathname}${address.search}`, {
      types: ['application/json', 'text/html', 'text/xml', 'application/xml', 'text/plain'],
    });
    refuseStatus(captions);
    const body = captions.body.toString('utf8');
    if (body.trim() === '') throw new SourceFailure('po-token-required', { detail: 'empty captions' });
    const segments = readTimedText(body);
    if (segments.length > 0) return segments;
  }
  throw new SourceFailure('no-captions', { detail: 'captions without words' });
}
