import { withoutEnd } from '#contract/base/without-end.ts';
import { z } from 'zod';

export const captionLanguage = z
  .string()
  .regex(/^(any|[a-z]{2,3}(-[a-z0-9]{2,8})*)$/i, 'must be a language such as ko, or any');
const youtubeClient = z.strictObject({
  name: z.string().max(40).optional(),
  version: z.string().max(40).optional(),
  context: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  headers: z.record(z.string().regex(/^[\w-]+$/), z.string().max(300)).optional(),
});
const json = z.string().transform((typed, problem): unknown => {
  try {
    return JSON.parse(typed);
  } catch {
    problem.addIssue('must be JSON');
    return z.NEVER;
  }
});

/** Parts of clients by our name for them, as JSON. */
export const youtubeClients = json.pipe(z.record(z.string().regex(/^[a-z0-9_-]{1,30}$/), youtubeClient));

export const headerLine = z.string().regex(/^[\w-]+:\s*\S/, 'must be "name: value"');

/** As headers of a request, the name in small letters; none for an empty line. */
export function readHeader(line = ''): Record<string, string> {
  const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
  return name && value ? { [name.toLowerCase()]: value } : {};
}

interface YoutubeEnvironment {
  YOUTUBE_BASE_URL: string;
  YOUTUBE_STRATEGIES: string[];
  YOUTUBE_PROXY_URL?: string | undefined;
  YOUTUBE_CLIENTS: z.output<typeof youtubeClients>;
  YOUTUBE_LANGUAGES: string[];
  YOUTUBE_API_KEY?: string | undefined;
  YOUTUBE_API_BASE_URL: string;
  YOUTUBE_TRANSCRIPT_URL?: string | undefined;
  YOUTUBE_TRANSCRIPT_HEADER?: string | undefined;
  YOUTUBE_TRANSCRIPT_PATH: string;
  YOUTUBE_TRANSCRIPT_UNIT: 's' | 'ms';
}

/** How YouTube is read. */
export function toYoutube(env: YoutubeEnvironment) {
  const unitsPerSec = env.YOUTUBE_TRANSCRIPT_UNIT === 'ms' ? 1_000 : 1;
  return {
    baseUrl: env.YOUTUBE_BASE_URL,
    strategies: env.YOUTUBE_STRATEGIES,
    proxyUrl: env.YOUTUBE_PROXY_URL ?? null,
    clients: env.YOUTUBE_CLIENTS,
    languages: env.YOUTUBE_LANGUAGES.map((one) => one.toLowerCase()),
    api: env.YOUTUBE_API_KEY ? { key: env.YOUTUBE_API_KEY, baseUrl: withoutEnd(env.YOUTUBE_API_BASE_URL, /\//) } : null,
    /** The paid transcripts; null when nobody pays for any. */
    provider: env.YOUTUBE_TRANSCRIPT_URL
      ? {
          url: env.YOUTUBE_TRANSCRIPT_URL,
          header: readHeader(env.YOUTUBE_TRANSCRIPT_HEADER),
          path: env.YOUTUBE_TRANSCRIPT_PATH,
          unitsPerSec,
        }
      : null,
  };
}

interface InstagramEnvironment {
  INSTAGRAM_BASE_URL: string;
  INSTAGRAM_PROVIDER_URL?: string | undefined;
  INSTAGRAM_PROVIDER_HEADER?: string | undefined;
  INSTAGRAM_PROVIDER_CAPTION: string;
  INSTAGRAM_PROVIDER_USERNAME: string;
  INSTAGRAM_PROVIDER_PICTURE: string;
  INSTAGRAM_PROVIDER_TRANSCRIPT: string;
}

/** How Instagram is read; without a provider's address only by what it shows to everybody. */
export const toInstagram = (env: InstagramEnvironment) => ({
  baseUrl: env.INSTAGRAM_BASE_URL,
  provider: env.INSTAGRAM_PROVIDER_URL
    ? {
        url: env.INSTAGRAM_PROVIDER_URL,
        header: readHeader(env.INSTAGRAM_PROVIDER_HEADER),
        captionPath: env.INSTAGRAM_PROVIDER_CAPTION,
        usernamePath: env.INSTAGRAM_PROVIDER_USERNAME,
        picturePath: env.INSTAGRAM_PROVIDER_PICTURE,
        transcriptPath: env.INSTAGRAM_PROVIDER_TRANSCRIPT,
      }
    : null,
});
