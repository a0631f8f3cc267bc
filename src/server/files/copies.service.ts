import { can, type Actor } from '#contract/access/can.ts';
import { newId } from '#contract/base/id.ts';
import { Fault } from '#contract/base/fault.ts';
import { no, yes, type Verdict } from '#contract/base/verdict.ts';
import type { CopyRefusal, FileCopy } from '#contract/files/copy-files.ts';
import type { AccessPort } from '../platform/http/mount.ts';
import { putObject, type FileDeps, type StoredFile } from './files.service.ts';
import { findFile, writeFile, type FileRow } from './files.store.ts';
import { uploadFamilies, type UploadFamilyId } from './upload-families.ts';
import { demandRoom, type UploadDeps } from './uploads.service.ts';

export type CopyDeps = FileDeps & Pick<UploadDeps, 'quota'>;

/** Whether this person may read a file, by the board that it belongs to. */
export const fileReader =
  (access: Pick<AccessPort, 'boardOf'>, actor: Actor): CopyWish['mayRead'] =>
  async (fileId) => {
    const place = await access.boardOf.file(fileId, actor.id);
    return place !== null && can(actor, 'board.read', place);
  };

export interface CopyWish {
  family: UploadFamilyId;
  boardId: string;
  userId: string;
  fileIds: readonly string[];
  /** Whether the person may read this file where it is. */
  mayRead: (fileId: string) => Promise<boolean>;
}

/**
 * Copies files of other boards to this one, each only where the person may read it there, it is of a kind that this board
 * takes, and the account has room for it. A file of this very board is its own copy. Answers the standing files as well.
 */
export async function copyFiles(deps: CopyDeps, wish: CopyWish): Promise<{ copies: FileCopy[]; files: StoredFile[] }> {
  const made = new Map<string, Verdict<FileRow, CopyRefusal>>();
  for (const fileId of new Set(wish.fileIds)) made.set(fileId, await copyFile(deps, wish, fileId));
  const copies = wish.fileIds.map((from): FileCopy => {
    const copy = made.get(from) ?? no('gone');
    return copy.ok ? { from, fileId: copy.value.id, refusal: null } : { from, fileId: null, refusal: copy.reason };
  });
  return { copies, files: [...made.values()].flatMap((copy) => (copy.ok ? copy.value : [])) };
}

async function copyFile(deps: CopyDeps, wish: CopyWish, fileId: string): Promise<Verdict<FileRow, CopyRefusal>> {
  const file = await findFile(deps.database.db, fileId);
  if (file?.state !== 'stored' || !(await wish.mayRead(fileId))) return no('gone');
  if (file.boardId === wish.boardId) return yes(file);
  const refusal = uploadFamilies[wish.family].refusalOf(file);
  if (refusal) return no(refusal === 'too-large' ? 'too-large' : 'wrong-type');
  try {
    await demandRoom(deps, deps.database.db, { ...wish, size: file.size }, file.size);
    const bytes = await deps.objects.read(file.objectKey);
    const mimeType = await typeIn(wish.family, file, bytes);
    return mimeType === null ? no('wrong-type') : yes(await keep(deps, wish, { ...file, mimeType }, bytes));
  } catch (error) {
    if (error instanceof Fault && error.code === 'plan-limit') return no('no-room');
    if (error instanceof Fault && error.code === 'not-found') return no('gone');
    throw error;
  }
}

/** The type under which this kind of place keeps such bytes; null where it takes none. A picture must have been drawn by us. */
async function typeIn(family: UploadFamilyId, file: FileRow, bytes: Buffer): Promise<string | null> {
  if (uploadFamilies[family].keepsAnything) return file.mimeType;
  const content = await uploadFamilies[family].examine(bytes, file.name);
  if (!content.ok) return null;
  return content.value.isImage && file.width === null ? null : content.value.mimeType;
}

async function keep(deps: CopyDeps, wish: CopyWish, file: FileRow, bytes: Buffer): Promise<FileRow> {
  const now = deps.clock.now();
  const id = newId(now);
  const stored = await putObject(deps, id, bytes, file.size);
  const { boardId, userId: uploaderId } = wish;
  const copy: FileRow = { ...file, ...stored, id, boardId, uploaderId, createdAt: new Date(now) };
  await deps.database.tx(async (tx) => {
    await demandRoom(deps, tx, { ...wish, size: file.size }, file.size);
    await writeFile(tx, copy);
  });
  return copy;
}
