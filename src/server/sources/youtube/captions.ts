import { SourceFailure } from '../reading.ts';
import { isGated, type CaptionTrack } from './player.ts';
import { refuseStatus } from './refuse-status.ts';
import type { Ask } from './reach.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';
import { readTimedText } from '#contract/sources/captions/timed-text.ts';

/** The words of a track. Only its path is asked, below our base address; its host is not followed. */
export async function fetchSegments(track: CaptionTrack, ask: Ask): Promise<Segment[]> {
  if (isGated(track)) throw new SourceFailure('po-token-required');
  const address = new URL(track.baseUrl ?? '', 'https://www.youtube.com');
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
