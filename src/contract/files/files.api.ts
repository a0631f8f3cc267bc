import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { text } from '../base/text.ts';
import { copyFilesAnswer, copyFilesBody } from './copy-files.ts';

const ofCanvas = { may: 'board.edit', on: 'canvas', by: 'canvasId' } as const;

/** What a client says of a file before it sends it: a first check, no proof. */
export const declaredUpload = z
  .strictObject({ name: text(300), size: z.number().int().min(0), mimeType: text(200) })
  .partial();

export const filesApi = {
  beginUpload: route({
    method: 'POST',
    path: '/api/canvases/:canvasId/upload-pdf',
    summary: 'A signed address for one PUT of one file, good for ten minutes; name, size and type may be declared',
    policy: ofCanvas,
    body: declaredUpload.optional(),
    answer: z.object({ uploadURL: z.string(), objectPath: z.string(), fileId: id }),
  }),
  putUpload: route({
    method: 'PUT',
    path: '/u/:uploadId',
    summary: 'The bytes of one upload; the signature in the address is the permission',
    policy: { open: 'the signed token is checked, together with the session it was minted for' },
    query: z.strictObject({ t: z.string().max(500) }),
    body: z.unknown(),
    media: { body: 'application/octet-stream' },
    answer: z.object({ objectPath: z.string() }),
  }),
  setAcl: route({
    method: 'POST',
    path: '/api/canvases/:canvasId/set-file-acl',
    summary: 'Files always follow the rights of their canvas; kept for callers of the specification',
    policy: ofCanvas,
    body: z.strictObject({ objectPath: text(500) }),
    answer: z.object({ objectPath: z.string() }),
  }),
  copyFiles: route({
    method: 'POST',
    path: '/api/canvases/:canvasId/copy-files',
    summary: 'Copy files of other boards that the caller may read to this one; each that cannot be copied says why',
    policy: ofCanvas,
    body: copyFilesBody,
    answer: copyFilesAnswer,
  }),
  readFile: route({
    method: 'GET',
    path: '/api/files/:fileId',
    summary: 'The bytes of a stored file',
    policy: { may: 'board.read', on: 'file', by: 'fileId', guests: true },
    query: z.strictObject({ download: z.enum(['1']).optional() }),
    media: { answer: '*/*' },
    answer: z.unknown(),
  }),
} as const;
