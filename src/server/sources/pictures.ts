import { storePicture, type FileDeps } from '../files/files.service.ts';
import type { Log } from '../platform/log.ts';
import type { GuardedFetch } from '../platform/web/guarded-fetch.ts';
import type { Facts } from './reading.ts';

type PictureDeps = FileDeps & { log: Log; readers: { fetch: GuardedFetch } };

const TYPES = ['image/*', 'application/octet-stream'];
const LIMITS = { totalMs: 6_000, headersMs: 4_000, connectMs: 3_000 };

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
  return Object.fromEntries(kept.filter((entry): entry is [string, string] => entry[1] !== null));
}

async function keepPicture(deps: PictureDeps, boardId: string, url: string): Promise<string | null> {
  try {
    const bytes = await fetchPicture(deps.readers.fetch, url);
    const file = bytes && (await storePicture(deps, boardId, pictureInIcon(bytes) ?? bytes));
    return file ? `/api/files/${file.fileId}` : null;
  } catch (error) {
    deps.log.debug({ err: error }, 'a picture of a source could not be kept');
    return null;
  }
}

async function fetchPicture(read: GuardedFetch, url: string): Promise<Uint8Array | null> {
  const answer = await read(url, { types: TYPES, limits: LIMITS });
  return answer.status === 200 && answer.body.length > 0 && answer.type !== 'image/svg+xml' ? answer.body : null;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** The largest PNG in a Windows icon, the usual /favicon.ico; null for anything else, also for icons of bitmaps. */
export function pictureInIcon(bytes: Uint8Array): Uint8Array | null {
  const icon = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (icon.length < 22 || icon.readUInt32LE(0) !== 0x00010000) return null;
  const count = Math.min(icon.readUInt16LE(4), 32, Math.floor((icon.length - 6) / 16));
  const entries = Array.from({ length: count }, (_, i) => {
    const at = 6 + i * 16;
    const offset = icon.readUInt32LE(at + 12);
    return { width: icon[at] || 256, data: icon.subarray(offset, offset + icon.readUInt32LE(at + 8)) };
  });
  const pictures = entries.filter(({ data }) => data.subarray(0, 4).equals(PNG));
  return pictures.sort((a, b) => b.width - a.width)[0]?.data ?? null;
}
