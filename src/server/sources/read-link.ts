import { Fault } from '#contract/base/fault.ts';
import { OURS } from '#contract/limits.ts';
import { recogniseLink } from '#contract/sources/index.ts';
import { readPlaylist } from '#contract/sources/playlist.ts';
import { refusals } from '#contract/sources/refusals.ts';
import { problemWords, type SourceProblem } from '#contract/sources/source-state.ts';
import { WebError } from '../platform/web/web-error.ts';
import { ofWebError } from './of-web-error.ts';
import type { ReadingDeps } from './readers.ts';
import { SourceFailure, type Reading } from './reading.ts';
import { createTurns } from './programs/turns.ts';
import { techniques } from './techniques/index.ts';
import { NeedsTime, type Tools } from './techniques/technique.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';

/** The words of an address that stands on no board. */
export interface LinkWords {
  title: string;
  text: string;
  /** Of a video, with its seconds. */
  segments: readonly Segment[];
}

/** Throws Fault 'not-this-source' for what is no link to something readable, 'nothing-readable' with the address and the reason in words. */
export type ReadLink = (address: string) => Promise<LinkWords>;

/** Beside the jobs, which have their own number. */
const AT_ONCE = 3;

/**
 * Reads as the job of a node does, through the same doors and within the same time; keeps nothing, and neither looks at
 * pictures nor listens to speech.
 */
export function createReadLink({ config, log, readers }: Pick<ReadingDeps, 'config' | 'log' | 'readers'>): ReadLink {
  const inTurn = createTurns(AT_ONCE);
  return async (address) => {
    const found = recogniseLink(address);
    if (!found) throw new Fault('not-this-source', refusals.website.ko);
    const { source, link } = found;
    if (readPlaylist(link.url) !== null) throw new Fault('not-this-source', refusals[source].ko);
    const refused = (problem: SourceProblem, cause?: unknown): Fault =>
      new Fault('nothing-readable', `${link.url}: ${problemWords[problem].ko}`, { cause });
    return inTurn(async () => {
      const signal = AbortSignal.timeout(OURS.sourceTimeLimitMs);
      const tools: Tools = { ...readers, config, log, hasTime: false, signal, report: async () => undefined };
      try {
        const read: Reading = await techniques[source]({ ...link, file: null }, tools);
        const text = read.passages.map((passage) => passage.text).join('\n\n');
        if (text.trim() === '') throw new SourceFailure('nothing-readable');
        return { title: read.title ?? link.url, text, segments: read.segments ?? [] };
      } catch (error) {
        if (signal.aborted) throw refused('timeout', error);
        if (error instanceof NeedsTime) throw refused('nothing-readable', error);
        if (error instanceof WebError) throw refused(ofWebError(error).problem, error);
        if (error instanceof SourceFailure) throw refused(error.problem, error);
        throw error;
      }
    });
  };
}
