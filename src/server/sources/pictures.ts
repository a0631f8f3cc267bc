import { storePicture, type FileDeps } from '../files/files.service.ts';
import type { Log } from '../platform/log.ts';
import type { GuardedFetch } from '../platform/web/guarded-fetch.ts';
import { STEP_MS } from './step-limits.ts';
import type { Facts } from './reading.ts';

type PictureDeps = FileDeps & { log: Log; readers: { fetch: GuardedFetch } };

const TYPES = ['image/*', 'application/octet-stream'];
const LIMITS = { totalMs: STEP_MS.pictures, headersMs: 4_000, connectMs: 3_000 };

/**
 * Fetches a source's pictures and keeps them as files of the board, because addresses expire and no page of ours loads
 * anything from elsewhere. A picture that cannot be had is simply not there.
 */
export async function keepPictures(deps: PictureDeps, boardId: string, facts: Facts): Promise<Record<string, string>> {
  const wanted = { thumbnail: facts.thumbnailUrl, favicon: facts.faviconUrl };
  const kept = await Promise.all(
    Object.entries(wanted).map(
      async ([key, url]) => [key, url ? await keepPicture(deps, boardId, url) : null] as const,
    ),
  );
  const own = facts.picture ? await storePicture(deps, boardId, facts.picture) : null;
  return {
    ...Object.fromEntries(kept.filter((entry): entry is [string, string] => entry[1] !== null)),
    ...(own && { thumbnail: `/api/files/${own.fileId}` }),
  };
}

async function keepPicture(deps: PictureDeps, boardId: string, url: string): Promise<string | null> {
  try {
    const bytes = await fetchPicture(deps.readers.fetch, url);
    const file = bytes && (await storePicture(deps, boardId, bytes));
    return file ? `/api/files/${file.fileId}` : null;
  } catch (error) {
    deps.log.debug({ err: error }, 'a picture of a source could not be kept');
    return null;
  }
}

/** Null for a site that answers with none. Throws WebError. */
export async function fetchPicture(read: GuardedFetch, url: string): Promise<Uint8Array | null> {
  const answer = await read(url, { types: TYPES, limits: LIMITS });
  return answer.status === 200 && answer.body.length > 0 && answer.type !== 'image/svg+xml' ? answer.body : null;
}
