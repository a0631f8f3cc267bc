import { storePicture } from '../files/files.service.ts';
import type { GuardedFetch } from '../platform/web/guarded-fetch.ts';
import type { ReadingDeps } from './reading-job.ts';
import type { Facts } from './techniques/technique.ts';

const TYPES = ['image/*', 'application/octet-stream'];
const LIMITS = { totalMs: 6_000, headersMs: 4_000, connectMs: 3_000 };

/**
 * Fetches a source's pictures and keeps them as files of the board, because addresses expire and no page of ours loads
 * anything from elsewhere. A picture that cannot be had is simply not there.
 */
export async function keepPictures(deps: ReadingDeps, boardId: string, facts: Facts): Promise<Record<string, string>> {
  const wanted = { thumbnail: facts.thumbnailUrl, favicon: facts.faviconUrl };
  const kept = await Promise.all(
    Object.entries(wanted).map(
      async ([key, url]) => [key, url ? await keepPicture(deps, boardId, url) : null] as const,
    ),
  );
  return Object.fromEntries(kept.filter((entry): entry is [string, string] => entry[1] !== null));
}

async function keepPicture(deps: ReadingDeps, boardId: string, url: string): Promise<string | null> {
  try {
    const bytes = await fetchPicture(deps.readers.fetch, url);
    const file = bytes && (await storePicture(deps, boardId, bytes));
    return file ? `/api/files/${file.fileId}` : null;
  } catch (error) {
    deps.log.debug({ err: error }, 'a picture of a source could not be kept');
    return null;
  }
}

async function fetchPicture(fetch: GuardedFetch, url: string): Promise<Uint8Array | null> {
  const answer = await fetch(url, { types: TYPES, limits: LIMITS });
  return answer.status === 200 && answer.body.length > 0 && answer.type !== 'image/svg+xml' ? answer.body : null;
}
