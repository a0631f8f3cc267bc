import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Actor } from '#contract/access/can.ts';
import { id as idShape, newId } from '#contract/base/id.ts';
import { Fault } from '#contract/base/fault.ts';
import { EVERYONE } from '#contract/board/audience.ts';
import { typeOfFile } from '#contract/files/file-types.ts';
import { refOf, shownRefOf, type BoardDeps } from '../boards/boards.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { seesFile, wasNeverRestricted } from '../visibility/visibility.service.ts';
import * as store from './files.store.ts';
import { findFile, noteRemovable, writeFile, type FileRow } from './files.store.ts';
import { toFileName } from './disposition.ts';
import { drawPreview } from './pictures.ts';
import { uploadSentences as sentences } from './upload-sentences.ts';

export type FileDeps = Pick<PlatformDeps, 'database' | 'objects' | 'clock'>;

/** What another room may know of a stored file. `width` and `height` are null for what is no picture. */
export type StoredFile = Pick<
  FileRow,
  'id' | 'boardId' | 'name' | 'mimeType' | 'size' | 'objectKey' | 'width' | 'height' | 'sha256'
>;

/** Longer than bytes can be on their way: a request is cut after a minute, and so is the store. */
const WRITING_MS = 8 * 60 * 1000;

/**
 * Puts bytes in a new place of the store that no other bytes will ever take. Until a file names the place, it is noted as
 * removable: a kill or a refusal in between leaves nothing behind. `taken` hears of the place before the first byte.
 */
export async function putObject(
  deps: FileDeps,
  fileId: string,
  body: Readable | Uint8Array,
  maxBytes: number,
  taken: (objectKey: string) => Promise<void> = async () => {},
) {
  const objectKey = `files/${fileId}-${randomBytes(6).toString('hex')}`;
  await noteRemovable(deps.database.db, objectKey, new Date(deps.clock.now() + WRITING_MS));
  await taken(objectKey);
  return { objectKey, ...(await deps.objects.put(objectKey, body, maxBytes)) };
}

/** Makes bytes that the server itself put into the store a file of the board. */
export const recordFile = (
  deps: Pick<FileDeps, 'clock'>,
  tx: Db,
  file: Pick<FileRow, 'id' | 'boardId' | 'uploaderId' | 'name' | 'mimeType' | 'objectKey' | 'size' | 'sha256'>,
): Promise<void> => writeFile(tx, { ...file, state: 'stored', createdAt: new Date(deps.clock.now()) });

/** A file whose bytes lie in the store a second time, and are nobody's yet. */
export type CopiedBytes = FileRow;

/** Copies the bytes of a stored file of this board; null for any other. Until they are recorded they may be swept away. */
export async function copyBytes(deps: FileDeps, boardId: string, fileId: string): Promise<CopiedBytes | null> {
  const file = await findFile(deps.database.db, fileId);
  if (file?.boardId !== boardId || file.state !== 'stored') return null;
  const now = deps.clock.now();
  const id = newId(now);
  const stored = await putObject(deps, id, await deps.objects.read(file.objectKey), file.size);
  return { ...file, ...stored, id, createdAt: new Date(now) };
}

/** Makes copied bytes a file of a board; a picture that the server made for the board stays the server's. */
export const recordCopy = (
  tx: Db,
  copy: CopiedBytes,
  { boardId, actorId }: { boardId: string; actorId: string },
): Promise<void> => writeFile(tx, { ...copy, boardId, uploaderId: copy.uploaderId === null ? null : actorId });

/** How many bytes the stored files of this board have that are among these. */
export async function sizeOfFiles(deps: FileDeps, boardId: string, fileIds: readonly string[]): Promise<number> {
  const files = await Promise.all(fileIds.map((id) => findFile(deps.database.db, id)));
  return files.reduce((sum, file) => sum + (file?.boardId === boardId && file.state === 'stored' ? file.size : 0), 0);
}

/** The name under which callers of the specification speak of a file. It is opaque: there is no such path anywhere. */
export const toObjectPath = (fileId: string): string => `files/${fileId}`;

/** The stored file of this board that an object path names. Throws Fault 'not-found' for any other path, also for another board's. */
export async function fileOfObjectPath(deps: FileDeps, boardId: string, objectPath: string): Promise<StoredFile> {
  const fileId = idShape.safeParse(/^files\/([^/]+)$/.exec(objectPath)?.[1]);
  const file = fileId.success ? await findFile(deps.database.db, fileId.data) : null;
  if (file?.boardId !== boardId || file.state !== 'stored') throw new Fault('not-found');
  return file;
}

/**
 * The file that this person uploaded to this board at such an address; host, signature and the rest of the address are
 * not looked at. Throws Fault 'not-found' for any other, 'conflict' for one whose bytes have not come.
 */
export async function fileOfUpload(
  deps: FileDeps,
  upload: { boardId: string; userId: string; uploadURL: string },
): Promise<StoredFile> {
  const fileId = idShape.safeParse(/^(?:https?:\/\/[^/?#]+)?\/u\/([^/?#]+)(?:[?#]|$)/.exec(upload.uploadURL)?.[1]);
  const file = fileId.success ? await findFile(deps.database.db, fileId.data) : null;
  if (file?.boardId !== upload.boardId || file.uploaderId !== upload.userId) throw new Fault('not-found');
  if (file.state !== 'stored') throw new Fault('conflict', sentences['not-yet']);
  return file;
}

/** The file under a name that a person gave it, with the type that its bytes prove and this name tells. */
export function withName(file: StoredFile, typed: string): StoredFile {
  const name = toFileName(typed);
  return { ...file, name, mimeType: typeOfFile(file.mimeType, name) };
}

/** Keeps the name and the type of a file. */
export const keepName = (tx: Db, { id, name, mimeType }: StoredFile): Promise<void> =>
  store.nameFile(tx, id, { name, mimeType });

/** Removes a file of this board; the sweeper removes its bytes. */
export const removeFile = (tx: Db, boardId: string, fileId: string): Promise<void> =>
  store.removeFile(tx, boardId, fileId);

/** A stored file by its id. Throws Fault 'not-found', also for an upload that has not come to its end. */
export async function readStored(deps: FileDeps, fileId: string): Promise<StoredFile> {
  const file = await findFile(deps.database.db, fileId);
  if (file?.state !== 'stored') throw new Fault('not-found');
  return file;
}

/** The type of a stored file of this board; null for any other. */
export async function typeOfStored(
  deps: Pick<FileDeps, 'database'>,
  boardId: string,
  fileId: string,
): Promise<string | null> {
  const file = await findFile(deps.database.db, fileId);
  return file?.boardId === boardId && file.state === 'stored' ? file.mimeType : null;
}

/** The board that a stored file belongs to; null when it is absent, or its canvas lies in the trash. */
export async function refOfFile(
  deps: Pick<BoardDeps, 'database'>,
  fileId: string,
  actorId: string,
): Promise<BoardRef | null> {
  const file = await findFile(deps.database.db, fileId);
  const ref = file?.state === 'stored' ? await refOf(deps, 'board', file.boardId, actorId) : null;
  if (!ref || !file || ref.principal.role === 'owner' || file.uploaderId === actorId) return ref;
  const { db } = deps.database;
  const isSeen =
    (await wasNeverRestricted(db, file.boardId)) || (await seesFile(db, file.boardId, fileId, ref.principal));
  return isSeen ? ref : null;
}

/** The same for who has no part in the board: he is shown the files that its nodes show. */
export async function shownRefOfFile(
  deps: Pick<BoardDeps, 'database'>,
  fileId: string,
  actor: Actor,
): Promise<BoardRef | null> {
  const { db } = deps.database;
  const file = await findFile(db, fileId);
  if (file?.state !== 'stored' || !(await seesFile(db, file.boardId, fileId, EVERYONE))) return null;
  return shownRefOf(deps, 'board', file.boardId, actor);
}

/**
 * Copies a picture that the server keeps for a source to another board, which may outlive the first. Null when there is no
 * such picture.
 */
export async function copyPicture(deps: FileDeps, fileId: string, boardId: string): Promise<string | null> {
  const file = await findFile(deps.database.db, fileId);
  if (file?.state !== 'stored' || file.uploaderId !== null || file.size > PREVIEW_BYTES) return null;
  const now = deps.clock.now();
  const id = newId(now);
  const stored = await putObject(deps, id, await deps.objects.read(file.objectKey), PREVIEW_BYTES);
  await writeFile(deps.database.db, { ...file, ...stored, id, boardId, createdAt: new Date(now) });
  return id;
}

const PREVIEW_BYTES = 2 * 1024 * 1024;

/**
 * Keeps a picture that the server fetched (a thumbnail, a favicon) as a file of the board: drawn anew as WebP of at most
 * 640 px a side. Null when the bytes are no picture that can be drawn.
 */
export async function storePicture(
  deps: FileDeps,
  boardId: string,
  bytes: Uint8Array,
): Promise<{ fileId: string } | null> {
  const drawn = await drawPreview(bytes);
  if (!drawn.ok) return null;
  const now = deps.clock.now();
  const fileId = newId(now);
  const { width, height } = drawn.value;
  const stored = await putObject(deps, fileId, drawn.value.bytes, PREVIEW_BYTES);
  await writeFile(deps.database.db, {
    id: fileId,
    boardId,
    uploaderId: null,
    name: 'picture.webp',
    mimeType: 'image/webp',
    ...stored,
    width,
    height,
    state: 'stored',
    createdAt: new Date(now),
  });
  return { fileId };
}
