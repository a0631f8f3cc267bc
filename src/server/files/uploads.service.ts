import type { Readable } from 'node:stream';
import { z } from 'zod';
import { newId } from '#contract/base/id.ts';
import { Fault } from '#contract/base/fault.ts';
import { checkCanvasFile } from '#contract/files/upload-check.ts';
import { UPLOAD } from '#contract/limits.ts';
import { readSignedText, signText } from '../platform/signed-text.ts';
import { checkContent, type Content } from './check-content.ts';
import { toFileName } from './disposition.ts';
import { putObject, toObjectPath, type FileDeps } from './files.service.ts';
import {
  claimReservation,
  completeReservation,
  findFile,
  noteRemovable,
  removeReservation,
  writeFile,
  type FileRow,
} from './files.store.ts';
import { redraw, type PictureFormat } from './pictures.ts';
import { uploadSentences as sentences } from './upload-sentences.ts';

/** An upload address is good for ten minutes. */
export const UPLOAD_MS = 10 * 60 * 1000;
/** A picture drawn anew may grow; it is ours by then. */
const REDRAWN_BYTES = 4 * UPLOAD.canvasFileBytes;

export interface UploadDeps extends FileDeps {
  /** Signs the upload addresses. */
  uploadKey: string;
}

export interface Wish {
  boardId: string;
  userId: string;
  /** What the uploader says of the file; each may be absent. */
  name?: string | undefined;
  size?: number | undefined;
}

/** File, user, board, most bytes, end of its life in milliseconds since 1970. */
const token = z.tuple([z.string(), z.string(), z.string(), z.number(), z.number()]);

/** Reserves a file and answers the address for its bytes. Throws Fault 'too-large', 'unsupported-type' or 'bad-input' for a wish that cannot come true. */
export async function beginUpload(deps: UploadDeps, wish: Wish) {
  if (wish.name !== undefined || wish.size !== undefined) {
    const verdict = checkCanvasFile({ name: wish.name ?? 'x.txt', size: wish.size ?? 1 });
    if (!verdict.ok) throw refuse(verdict.reason);
  }
  const now = deps.clock.now();
  const fileId = newId(now);
  const max = wish.size ?? UPLOAD.canvasFileBytes;
  await writeFile(deps.database.db, {
    id: fileId,
    boardId: wish.boardId,
    uploaderId: wish.userId,
    objectKey: toObjectPath(fileId),
    name: wish.name === undefined ? '' : toFileName(wish.name),
    mimeType: 'application/octet-stream',
    size: max,
    state: 'reserved',
    createdAt: new Date(now),
  });
  const said: z.input<typeof token> = [fileId, wish.userId, wish.boardId, max, now + UPLOAD_MS];
  const signed = signText(deps.uploadKey, JSON.stringify(said));
  return { uploadURL: `/u/${fileId}?t=${signed}`, objectPath: toObjectPath(fileId), fileId };
}

export interface Upload {
  fileId: string;
  userId: string;
  token: string;
  /** Of the Content-Length header; null when the sender does not say. */
  length: number | null;
  body: Readable;
}

/**
 * Takes the bytes of one upload, checks them, and turns the reservation into a file. Throws Fault 'not-allowed' for an address
 * that is not (or no longer) this user's, 'bad-input', 'too-large', 'unsupported-type'. An upload that broke off may be
 * repeated at the same address; one that was refused may not.
 */
export async function receiveUpload(deps: UploadDeps, upload: Upload): Promise<{ objectPath: string }> {
  const { max, board } = openToken(deps, upload);
  const reserved = await findFile(deps.database.db, upload.fileId);
  if (reserved?.state !== 'reserved' || reserved.boardId !== board) throw new Fault('not-allowed', sentences.used);
  if (upload.length === null) throw new Fault('bad-input', 'The header Content-Length is needed.');
  if (upload.length === 0) throw refuse('empty');
  if (upload.length > max) throw refuse('too-large');
  const raw = await putObject(deps, upload.fileId, upload.body, max, async (key) => {
    if (!(await claimReservation(deps.database.db, upload.fileId, key))) throw new Fault('not-allowed', sentences.used);
  });
  try {
    await finish(deps, reserved, raw);
  } catch (error) {
    if (error instanceof Fault) await discard(deps, upload.fileId, raw.objectKey);
    throw error;
  }
  return { objectPath: toObjectPath(upload.fileId) };
}

function openToken(deps: UploadDeps, upload: Upload) {
  const text = readSignedText(deps.uploadKey, upload.token);
  if (text === null) throw new Fault('not-allowed', sentences.foreign);
  const [fileId, userId, board, max, endsAtMs] = token.parse(JSON.parse(text));
  if (fileId !== upload.fileId || userId !== upload.userId) throw new Fault('not-allowed', sentences.foreign);
  if (endsAtMs <= deps.clock.now()) throw new Fault('not-allowed', sentences.expired);
  return { board, max };
}

async function finish(
  deps: UploadDeps,
  reserved: FileRow,
  raw: { objectKey: string; size: number; sha256: string },
): Promise<void> {
  const bytes = await deps.objects.read(raw.objectKey);
  const content = await checkContent(bytes, reserved.name || null);
  if (!content.ok) throw refuse(content.reason);
  const stored = content.value.isImage
    ? await storeRedrawn(deps, reserved.id, bytes, content.value)
    : { ...raw, width: null, height: null };
  const name = reserved.name || `file.${content.value.ending}`;
  const row = { ...stored, name, mimeType: content.value.mimeType };
  const isKept = await completeReservation(deps.database.db, reserved.id, raw.objectKey, row);
  if (!isKept) throw new Fault('not-allowed', sentences.used);
}

async function storeRedrawn(deps: UploadDeps, fileId: string, bytes: Buffer, { mimeType }: Content) {
  const picture = await redraw(bytes, mimeType.slice('image/'.length) as PictureFormat);
  if (!picture.ok) throw refuse(picture.reason);
  const { width, height } = picture.value;
  return { ...(await putObject(deps, fileId, picture.value.bytes, REDRAWN_BYTES)), width, height };
}

/** The reservation goes first: from then on nothing can serve the bytes, and the sweeper would remove them. */
async function discard(deps: UploadDeps, fileId: string, objectKey: string): Promise<void> {
  await removeReservation(deps.database.db, fileId, objectKey);
  await noteRemovable(deps.database.db, objectKey, new Date(deps.clock.now()));
  await deps.objects.remove(objectKey);
}

function refuse(reason: Exclude<keyof typeof sentences, 'foreign' | 'expired' | 'used'>): Fault {
  const isSize = reason === 'too-large' || reason === 'too-many-pixels';
  return new Fault(reason === 'empty' ? 'bad-input' : isSize ? 'too-large' : 'unsupported-type', sentences[reason]);
}
