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
  const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(env.YOUTUBE_TRANSCRIPT_HEADER ?? '') ?? [];
  const unitsPerSec = env.YOUTUBE_TRANSCRIPT_UNIT === 'ms' ? 1_000 : 1;
  const header: Record<string, string> = name && value ? { [name.toLowerCase()]: value } : {};
  return {
    baseUrl: env.YOUTUBE_BASE_URL,
    strategies: env.YOUTUBE_STRATEGIES,
    proxyUrl: env.YOUTUBE_PROXY_URL ?? null,
    clients: env.YOUTUBE_CLIENTS,
    languages: env.YOUTUBE_LANGUAGES.map((one) => one.toLowerCase()),
    api: env.YOUTUBE_API_KEY
      ? { key: env.YOUTUBE_API_KEY, baseUrl: env.YOUTUBE_API_BASE_URL.replace(/\/+$/, '') }
      : null,
    /** The paid transcripts; null when nobody pays for any. */
    provider: env.YOUTUBE_TRANSCRIPT_URL
      ? { url: env.YOUTUBE_TRANSCRIPT_URL, header, path: env.YOUTUBE_TRANSCRIPT_PATH, unitsPerSec }
      : null,
  };
}
