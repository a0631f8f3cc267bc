import { isVideoId } from '#contract/sources/youtube.ts';
import { SourceFailure } from '../reading.ts';
import { STEP_MS } from '../step-limits.ts';
import type { Ask } from './reach.ts';
import { refuseStatus } from './refuse-status.ts';
import { CONSENT, findObject } from './strategies.ts';

/** The video that a clip is of, as its page says. Throws SourceFailure. */
export async function findVideoOfClip(url: string, ask: Ask): Promise<string> {
  const page = await ask(new URL(url).pathname, {
    types: ['text/html'],
    headers: CONSENT,
    limits: { totalMs: STEP_MS.strategy },
  });
  if (page.status === 404) throw new SourceFailure('video-unavailable', { detail: 'no such clip' });
  refuseStatus(page);
  const html = page.body.toString('utf8');
  const answer = findObject(html, /ytInitialPlayerResponse\s*=\s*/) ?? html;
  const videoId = /"videoDetails":\s*\{\s*"videoId":\s*"([\w-]{11})"/.exec(answer)?.[1];
  if (!isVideoId(videoId))
    throw new SourceFailure('video-unavailable', { detail: 'the page of the clip names no video' });
  return videoId;
}
