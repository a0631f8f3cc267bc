import type { FastifyReply, FastifyRequest } from 'fastify';
import { canvasFileTypes } from '#contract/files/upload-check.ts';
import { documentTypes, isMedia } from '#contract/files/file-types.ts';
import { demandUnchanged } from '../platform/objects/proven.ts';
import { unchanged } from '../platform/objects/unchanged.ts';
import { contentDisposition } from './disposition.ts';
import type { FileDeps, StoredFile } from './files.service.ts';
import { readRange } from './range.ts';

const DAY_SEC = 24 * 60 * 60;
const PLAIN = 'text/plain';
/** Types that bytes prove are said as they are; every other, a table or captions by their name alone too, goes out as mere bytes. */
const honest = new Set<string>(
  Object.values(canvasFileTypes)
    .map(({ mimeType }) => mimeType)
    .filter(
      (mimeType) => mimeType === PLAIN || !(mimeType.startsWith('text/') || documentTypes[mimeType] === 'captions'),
    ),
);

/**
 * Sends a file so that no browser runs it: under its stored type, sandboxed, as a download unless it is a picture that we drew
 * ourselves, a PDF, or film and sound, which are sent in parts to those who ask for parts. Bytes never change under an
 * id, so pictures and media may stay in the reader's own cache.
 */
export async function sendFile(
  deps: Pick<FileDeps, 'objects'>,
  file: StoredFile,
  { isDownload, request, reply }: { isDownload: boolean; request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const isPicture = file.mimeType.startsWith('image/') && file.width !== null;
  const isPlayed = isMedia(file.mimeType);
  const isShown = !isDownload && (isPicture || isPlayed || file.mimeType === 'application/pdf');
  const etag = `"${file.sha256}"`;
  void reply.headers({
    'content-type': isPicture || isPlayed || honest.has(file.mimeType) ? file.mimeType : 'application/octet-stream',
    'content-disposition': contentDisposition(isShown ? 'inline' : 'attachment', file.name),
    'content-security-policy': isPlayed ? MEDIA_POLICY : "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag,
  });
  if (isPicture || isPlayed) {
    void reply.headers({ 'cache-control': `private, max-age=${DAY_SEC}`, vary: 'cookie' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  const { range, 'if-range': validator } = request.headers;
  const part = validator === undefined || validator === etag ? readRange(range, file.size) : null;
  if (part === 'beyond') return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  if (part === null) {
    const bytes = await deps.objects.get(file.objectKey);
    const { sha256 } = file;
    return reply
      .header('content-length', file.size)
      .send(sha256 === null ? bytes : unchanged(bytes, sha256, file.objectKey));
  }
  if (file.sha256 !== null) await demandUnchanged(deps.objects, file.objectKey, file.sha256);
  return reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
    .header('content-length', part.end - part.start + 1)
    .send(await deps.objects.get(file.objectKey, part));
}

/** A browser that opens a film by its address makes a page around it that loads the film again. */
const MEDIA_POLICY = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'";
