import { readChapters, type Chapters } from '#contract/sources/chapters.ts';
import type { SourceProblem } from '#contract/sources/source-state.ts';
import { watchUrl, isVideoId } from '#contract/sources/youtube.ts';
import { listenToProvided, maySound } from '../media/provided.ts';
import { timedPassagesOf } from '../passages/timed-passages.ts';
import { askDataApi } from '../youtube/data-api.ts';
import { askBeside } from '../youtube/markers.ts';
import { fetchTranscript, type Transcript } from '../youtube/transcript.ts';
import type { Ask } from '../youtube/reach.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';
import { STEP_MS } from '../step-limits.ts';
import { SourceFailure, type Facts } from '../reading.ts';
import type { Technique, Tools } from './technique.ts';
import { refuseStatus } from '../youtube/refuse-status.ts';
import { CONSENT, findObject } from '../youtube/strategies.ts';

/** A video: its captions with their seconds; title, channel and picture are kept also when there are none. */
export const readYoutube: Technique = async (target, tools) => {
  await tools.report('connecting');
  const ask: Ask = (path, options) =>
    tools.fetchYoutube(new URL(path, tools.config.youtube.baseUrl).href, { signal: tools.signal, ...options });
  const videoId = target.id ?? (await findVideoOfClip(target.url ?? '', ask));
  const facts: Facts = { metadata: { videoId } };
  const { youtube } = tools.config;
  const asked = Promise.all([askOembed(videoId, ask), askDataApi(videoId, youtube, tools.fetch, tools.signal)]);
  const learn = (learnt: Facts) => merge(facts, learnt);
  try {
    const reach = { ask, askOut: tools.fetch, config: youtube, learn };
    const transcript = await fetchTranscript(videoId, reach, tools.signal).catch((error: unknown) =>
      listenInstead({ id: videoId, url: watchUrl(videoId) }, tools, error),
    );
    for (const known of await asked) merge(facts, known, true);
    await tools.report('reading');
    const { segments } = transcript;
    const chapters = await findChapters(videoId, facts, segments, ask, tools);
    return {
      ...facts,
      language: transcript.language,
      status: 'ready',
      extractionMethod: `${transcript.strategy}${transcript.isGenerated ? ':asr' : ''}`,
      passages: timedPassagesOf(segments),
      segments,
      chapters,
    };
  } catch (error) {
    for (const known of await asked) merge(facts, known, true);
    if (!(error instanceof SourceFailure)) throw error;
    logFailure(tools, videoId, error);
    throw new SourceFailure(error.problem, { facts, cause: error });
  }
};

/** YouTube is asked only where the description lists none. */
async function findChapters(
  videoId: string,
  { description = null, metadata }: Facts,
  segments: Segment[],
  ask: Ask,
  tools: Tools,
): Promise<Chapters | null> {
  const told = metadata?.['durationSec'];
  const durationSec = typeof told === 'number' ? told : null;
  const isListed = readChapters(description ?? '', durationSec).length > 0;
  const beside = isListed ? null : await askBeside(videoId, ask);
  return tools.workers.findChapters({ description, durationSec, segments, beside });
}

/** Of these nobody can have the sound either. */
const SILENT: ReadonlySet<SourceProblem> = new Set(['private', 'video-unavailable', 'live-upcoming']);

/** The last way: the video's own sound, where the operator has somebody who gives it. */
async function listenInstead(video: { id: string; url: string }, tools: Tools, refusal: unknown): Promise<Transcript> {
  if (!(refusal instanceof SourceFailure) || SILENT.has(refusal.problem) || !maySound(tools)) throw refusal;
  logFailure(tools, video.id, refusal);
  const heard = await listenToProvided(video, tools);
  if (!heard?.segments.length) throw refusal;
  return {
    strategy: 'speech-to-text',
    isGenerated: true,
    language: heard.language ?? 'und',
    segments: heard.segments,
  };
}

function logFailure({ log }: Tools, videoId: string, error: SourceFailure): void {
  log.info({ videoId, reason: error.message }, 'no transcript');
}

/** What is known stays, unless the newcomer is to win. */
function merge(facts: Facts, learnt: Facts, wins = false): void {
  const [first, second] = wins ? [learnt, facts] : [facts, learnt];
  facts.title = first.title ?? second.title ?? null;
  facts.description = first.description ?? second.description ?? null;
  facts.thumbnailUrl = first.thumbnailUrl ?? second.thumbnailUrl ?? null;
  facts.metadata = { ...second.metadata, ...first.metadata };
}

interface Oembed {
  title?: unknown;
  author_name?: unknown;
  thumbnail_url?: unknown;
}

/** Title, channel and picture as YouTube gives them to everybody. Empty when it gives nothing: that is no failure. */
async function askOembed(videoId: string, ask: Ask): Promise<Facts> {
  const video = encodeURIComponent(`https://www.youtube.com/watch?v=${videoId}`);
  const thumbnailUrl = `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`;
  try {
    const answer = await ask(`/oembed?format=json&url=${video}`, {
      types: ['application/json'],
      limits: { totalMs: STEP_MS.aside },
    });
    if (answer.status >= 400) return {};
    const found = JSON.parse(answer.body.toString('utf8')) as Oembed;
    const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
    const channelTitle = text(found.author_name);
    return {
      title: text(found.title),
      thumbnailUrl: text(found.thumbnail_url) ?? thumbnailUrl,
      metadata: channelTitle ? { channelTitle } : {},
    };
  } catch {
    return {};
  }
}

/** The video that a clip is of, as its page says. Throws SourceFailure. */
async function findVideoOfClip(url: string, ask: Ask): Promise<string> {
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
