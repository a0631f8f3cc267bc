import type { Readable } from 'node:stream';
import { z } from 'zod';
import { newId } from '#contract/base/id.ts';
import { Fault } from '#contract/base/fault.ts';
import type { Quota } from '../billing/quota.ts';
import type { Db } from '../platform/db/db.ts';
import { readSignedText, signText } from '../platform/signed-text.ts';
import { toFileName } from './disposition.ts';
import { putObject, toObjectPath, type FileDeps } from './files.service.ts';
import {
  claimReservation,
  completeReservation,
  countWrongTry,
  findFile,
  noteRemovable,
  removeReservation,
  writeFile,
  type FileRow,
} from './files.store.ts';
import { redraw, type PictureFormat } from './pictures.ts';
import { uploadFamilies, uploadFamilyId, type UploadFamilyId } from './upload-families.ts';
import { uploadSentences as sentences } from './upload-sentences.ts';

/** An upload address is good for ten minutes. */
export const UPLOAD_MS = 10 * 60 * 1000;
/** With so many wrong tries an address is void, whatever else limits them. */
const MOST_WRONG_TRIES = 5;
/** A picture drawn anew may grow by so much; it is ours by then. */
const REDRAWN_TIMES = 4;

export interface UploadDeps extends FileDeps {
  /** Signs the upload addresses. */
  uploadKey: string;
  quota: Pick<Quota, 'roomFor'>;
}

export interface Wish {
  family: UploadFamilyId;
  boardId: string;
  userId: string;
  /** What the uploader says of the file; each may be absent. */
  name?: string | undefined;
  size?: number | undefined;
}

/** File, user, board, most bytes, end of its life in milliseconds since 1970, what accepts it. */
const token = z.tuple([z.string(), z.string(), z.string(), z.number(), z.number(), uploadFamilyId]);

/**
 * Reserves a file and answers the address for its bytes. Throws Fault 'too-large', 'unsupported-type' or 'bad-input' for
 * a wish that cannot come true, 'plan-limit' when the account has no room for it.
 */
export async function beginUpload(deps: UploadDeps, wish: Wish) {
  const family = uploadFamilies[wish.family];
  const refusal = family.refusalOf(wish);
  if (refusal) throw refuse(refusal, wish.family);
  const now = deps.clock.now();
  const fileId = newId(now);
  const max = await deps.database.tx(async (tx) => {
    const most = await demandRoom(deps, tx, wish, wish.size ?? family.mostBytes);
    await writeFile(tx, {
      id: fileId,
      boardId: wish.boardId,
      uploaderId: wish.userId,
      objectKey: toObjectPath(fileId),
      name: wish.name === undefined ? '' : toFileName(wish.name),
      mimeType: 'application/octet-stream',
      size: most,
      state: 'reserved',
      createdAt: new Date(now),
    });
    return most;
  });
  const said: z.input<typeof token> = [fileId, wish.userId, wish.boardId, max, now + UPLOAD_MS, wish.family];
  const signed = signText(deps.uploadKey, JSON.stringify(said));
  return { uploadURL: `/u/${fileId}?t=${signed}`, objectPath: toObjectPath(fileId), fileId };
}

/** How many bytes may come: a size that was declared must fit whole, otherwise what room there is. Throws Fault 'plan-limit'. */
export async function demandRoom(
  deps: Pick<UploadDeps, 'quota'>,
  tx: Db,
  wish: Pick<Wish, 'boardId' | 'size'>,
  wanted: number,
): Promise<number> {
  const room = await deps.quota.roomFor(wish.boardId, tx);
  if (room === null || room >= wanted) return wanted;
  if (wish.size !== undefined || room <= 0) throw new Fault('plan-limit', sentences['no-room']);
  return room;
}

export interface Upload {
  fileId: string;
  userId: string;
  token: string;
  /** Of the Content-Length header; null when the sender does not say. */
  length: number | null;
  body: Readable;
  /** Whether the person may still put files on this board. */
  mayStore: (boardId: string) => Promise<boolean>;
  /** From now on the body is cut off when that may no longer be. */
  watch: (boardId: string) => void;
}

/**
 * Takes the bytes of one upload, checks them, and turns the reservation into a file. Throws Fault 'not-allowed' for an address
 * that is not (or no longer) this user's, 'bad-input', 'too-large', 'unsupported-type'. An upload that broke off may be
 * repeated at the same address; one that was refused may not, and after five wrong addresses the right one is void.
 */
export async function receiveUpload(deps: UploadDeps, upload: Upload): Promise<{ objectPath: string }> {
  const opened = openToken(deps, upload);
  if (!opened) {
    await countWrongTry(deps.database.db, upload.fileId, upload.userId, MOST_WRONG_TRIES);
    throw new Fault('not-allowed', sentences.foreign);
  }
  const { max, board, family } = opened;
  const reserved = await findFile(deps.database.db, upload.fileId);
  if (reserved?.state !== 'reserved' || reserved.boardId !== board) throw new Fault('not-allowed', sentences.used);
  upload.watch(board);
  if (!(await upload.mayStore(board))) throw new Fault('not-allowed', sentences.foreign);
  if (upload.length === null) throw new Fault('bad-input', 'The header Content-Length is needed.');
  if (upload.length === 0) throw refuse('empty', family);
  if (upload.length > max) throw refuse('too-large', family);
  const raw = await putObject(deps, upload.fileId, upload.body, max, async (key) => {
    if (!(await claimReservation(deps.database.db, upload.fileId, key))) throw new Fault('not-allowed', sentences.used);
  });
  try {
    if (!(await upload.mayStore(board))) throw new Fault('not-allowed', sentences.foreign);
    await finish(deps, reserved, raw, family);
  } catch (error) {
    if (error instanceof Fault) await discard(deps, upload.fileId, raw.objectKey);
    throw error;
  }
  return { objectPath: toObjectPath(upload.fileId) };
}

/** Null for one that is not of this upload and person. Throws Fault 'not-allowed' for one whose time is over. */
function openToken(deps: UploadDeps, upload: Upload) {
  const text = readSignedText(deps.uploadKey, upload.token);
  if (text === null) return null;
  const [fileId, userId, board, max, endsAtMs, family] = token.parse(JSON.parse(text));
  if (fileId !== upload.fileId || userId !== upload.userId) return null;
  if (endsAtMs <= deps.clock.now()) throw new Fault('not-allowed', sentences.expired);
  return { board, max, family };
}

async function finish(
  deps: UploadDeps,
  reserved: FileRow,
  raw: { objectKey: string; size: number; sha256: string },
  familyId: UploadFamilyId,
): Promise<void> {
  const family = uploadFamilies[familyId];
  const bytes = await deps.objects.read(raw.objectKey);
  const content = await family.examine(bytes, reserved.name || null);
  if (!content.ok) throw refuse(content.reason, familyId);
  const { mimeType, isImage } = content.value;
  const asItCame = { ...raw, width: null, height: null, mimeType };
  const stored = isImage ? await storeRedrawn(deps, reserved.id, { bytes, mimeType, familyId }) : asItCame;
  const row = { ...asItCame, mimeType: 'application/octet-stream', ...stored };
  const name = reserved.name || content.value.fallbackName;
  const isKept = await completeReservation(deps.database.db, reserved.id, raw.objectKey, { ...row, name });
  if (!isKept) throw new Fault('not-allowed', sentences.used);
}

/** Null for a picture that cannot be drawn, where that may be kept as mere bytes. */
async function storeRedrawn(
  deps: UploadDeps,
  fileId: string,
  { bytes, mimeType, familyId }: { bytes: Buffer; mimeType: string; familyId: UploadFamilyId },
) {
  const family = uploadFamilies[familyId];
  const picture = await redraw(bytes, mimeType.slice('image/'.length) as PictureFormat);
  if (!picture.ok) {
    if (family.keepsAnything) return null;
    throw refuse(picture.reason, familyId);
  }
  const { width, height } = picture.value;
  const stored = await putObject(deps, fileId, picture.value.bytes, REDRAWN_TIMES * family.mostBytes);
  return { ...stored, width, height, mimeType };
}

/** The reservation goes first: from then on nothing can serve the bytes, and the sweeper would remove them. */
async function discard(deps: UploadDeps, fileId: string, objectKey: string): Promise<void> {
  await removeReservation(deps.database.db, fileId, objectKey);
  await noteRemovable(deps.database.db, objectKey, new Date(deps.clock.now()));
  await deps.objects.remove(objectKey);
}

type Refusal = Exclude<keyof typeof sentences, 'foreign' | 'expired' | 'used' | 'no-room' | 'not-yet'>;

function refuse(reason: Refusal, family: UploadFamilyId): Fault {
  const isSize = reason === 'too-large' || reason === 'too-many-pixels';
  const code = reason === 'empty' ? 'bad-input' : isSize ? 'too-large' : 'unsupported-type';
  return new Fault(code, reason === 'too-large' ? uploadFamilies[family].tooLarge : sentences[reason]);
}
