import type { Config } from '../../platform/config.ts';
import type { GuardedFetch } from '../../platform/web/guarded-fetch.ts';
import { STEP_MS } from '../step-limits.ts';
import type { Facts } from '../reading.ts';

interface VideoList {
  items?: {
    snippet?: {
      title?: string;
      description?: string;
      channelTitle?: string;
      thumbnails?: Record<string, { url?: string; width?: number }>;
    };
    contentDetails?: { duration?: string };
  }[];
}

/** What YouTube's Data API tells of a video. Empty without a key, or when it tells nothing: that is no failure. */
export async function askDataApi(
  videoId: string,
  { api }: Pick<Config['youtube'], 'api'>,
  askOut: GuardedFetch,
  signal: AbortSignal,
): Promise<Facts> {
  if (!api) return {};
  try {
    const query = new URLSearchParams({ part: 'snippet,contentDetails', id: videoId, key: api.key });
    const answer = await askOut(`${api.baseUrl}/videos?${query}`, {
      types: ['application/json'],
      signal,
      limits: { totalMs: STEP_MS.aside },
    });
    if (answer.status >= 400) return {};
    const [video] = (JSON.parse(answer.body.toString('utf8')) as VideoList).items ?? [];
    if (!video?.snippet) return {};
    const { title, description, channelTitle, thumbnails } = video.snippet;
    const widest = Object.values(thumbnails ?? {}).toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))[0];
    const durationSec = secondsOf(video.contentDetails?.duration ?? '');
    return {
      title: title ?? null,
      description: description ?? null,
      thumbnailUrl: widest?.url ?? null,
      metadata: { ...(channelTitle && { channelTitle }), ...(durationSec !== null && { durationSec }) },
    };
  } catch {
    return {};
  }
}

/** Seconds of an ISO 8601 duration such as 'PT1H2M3S'; null for a broadcast without an end, 'P0D'. */
export function secondsOf(duration: string): number | null {
  const found = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration);
  if (!found) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return days * 86_400 + hours * 3_600 + minutes * 60 + seconds || null;
}
