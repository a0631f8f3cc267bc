import type { z } from 'zod';
import { placeCard } from '#contract/board/place-card.ts';
import { nameOf } from '#contract/account/name-of.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import { cut } from '#contract/base/letters.ts';
import type { FileCopy } from '#contract/files/copy-files.ts';
import { fileTypeOf } from '#contract/files/file-types.ts';
import { OURS } from '#contract/limits.ts';
import type { projectsApi } from '#contract/projects/projects.api.ts';
import type { FileStatus, ProjectFile } from '#contract/projects/projects.schema.ts';
import type { SourceStatus } from '#contract/sources/source-state.ts';
import { commitPlan, type Proposal, type Standing } from '../boards/boards.service.ts';
import { eraseHistoryOfFile } from '../boards/kept-words.ts';
import {
  fileOfUpload,
  keepName,
  removeFile,
  withName,
  type FileDeps,
  type StoredFile,
} from '../files/files.service.ts';
import { copyFiles, type CopyDeps, type CopyWish } from '../files/copies.service.ts';
import type { Db } from '../platform/db/db.ts';
import { announceFiles } from '../sources/file-news.ts';
import { forgetFile, queueFile, retryFile } from '../sources/file-sources.ts';
import type { SourceDeps } from '../sources/sources.service.ts';
import * as store from './project-files.store.ts';

export type ProjectFileDeps = SourceDeps & FileDeps;

/** Where, and by whom. */
export interface ProjectPlace {
  projectId: string;
  boardId: string;
  actorId: string;
}

type NewFile = z.output<typeof projectsApi.addFile.body>;

export async function listFiles(deps: ProjectFileDeps, projectId: string): Promise<ProjectFile[]> {
  return (await store.listRecords(deps.database.db, projectId)).map(toFile);
}

/**
 * Records what this person uploaded to this project under its name: it is read, and stands on the board. The same upload
 * recorded again answers the same record. Throws Fault 'not-found' for any other address, 'conflict' before the bytes came.
 */
export async function addFile(deps: ProjectFileDeps, place: ProjectPlace, said: NewFile): Promise<ProjectFile> {
  const { boardId, actorId, projectId } = place;
  const upload = await fileOfUpload(deps, { boardId, userId: actorId, uploadURL: said.uploadURL });
  const known = await store.findRecord(deps.database.db, projectId, upload.id);
  if (known) return toFile(known);
  const file = withName(upload, said.originalName);
  const record = (tx: Db) => recordCopy(deps, tx, place, file);
  await putOnBoard(deps, place, file, record);
  // The node may have been refused, or come in another request: the record is needed all the same.
  await deps.database.tx(record);
  return readFile(deps, projectId, file.id);
}

/** Copies files of other boards that this person may read to the project's files: they are recorded and read. */
export async function copyToFiles(
  deps: ProjectFileDeps & CopyDeps,
  { projectId, boardId, actorId }: ProjectPlace,
  wish: Pick<CopyWish, 'fileIds' | 'mayRead'>,
): Promise<FileCopy[]> {
  const { copies, files } = await copyFiles(deps, { ...wish, family: 'project', boardId, userId: actorId });
  for (const file of files) {
    await deps.database.tx((tx) => recordCopy(deps, tx, { projectId, boardId, actorId }, file));
  }
  return copies;
}

/** Makes a stored file one of the project's, within `tx`; what is known of its text already is not read again. */
export async function recordCopy(deps: ProjectFileDeps, tx: Db, place: ProjectPlace, file: StoredFile): Promise<void> {
  const { projectId, boardId, actorId } = place;
  const row = {
    fileId: file.id,
    projectId,
    originalName: file.name,
    uploaderId: actorId,
    createdAt: new Date(deps.clock.now()),
  };
  if (!(await store.writeRecord(tx, row))) return;
  await keepName(tx, file);
  await queueFile(deps, tx, boardId, file, actorId);
  await announceFiles(deps, boardId, tx);
}

/** The change carries the file's own id, so that one file comes to stand there once. A board that is full takes no more. */
async function putOnBoard(
  deps: ProjectFileDeps,
  { boardId, actorId }: ProjectPlace,
  file: StoredFile,
  record: (tx: Db) => Promise<void>,
): Promise<void> {
  const node = {
    id: newId(deps.clock.now()),
    type: 'file' as const,
    title: cut(file.name, OURS.titleLength - 1),
    content: '',
    size: null,
    parentId: null,
    style: {},
    metadata: {
      fileId: file.id,
      fileName: file.name,
      fileSize: file.size,
      fileType: fileTypeOf(file.mimeType),
      isProcessing: true,
    },
  };
  const plan = async ({ lookAround }: Standing): Promise<Proposal[]> => {
    const position = placeCard((await lookAround()).nodes);
    return [{ id: file.id, change: { do: 'add-node', node: { ...node, position } } }];
  };
  try {
    await commitPlan(deps, boardId, actorId, plan, record);
  } catch (error) {
    if (!(error instanceof Fault && error.code === 'too-large')) throw error;
  }
}

/** Throws Fault 'not-found'. */
export async function readFile(deps: ProjectFileDeps, projectId: string, fileId: string): Promise<ProjectFile> {
  const row = await store.findRecord(deps.database.db, projectId, fileId);
  if (!row) throw new Fault('not-found');
  return toFile(row);
}

/** Removes a file with all that was read from it; the nodes that show it leave the board. Throws Fault 'not-found'. */
export async function dropFile(deps: ProjectFileDeps, place: ProjectPlace, fileId: string): Promise<void> {
  const { projectId, boardId, actorId } = place;
  await readFile(deps, projectId, fileId);
  const drop = async (tx: Db) => {
    await forgetFile(tx, boardId, fileId);
    await removeFile(tx, boardId, fileId);
    await announceFiles(deps, boardId, tx);
  };
  const showing = await store.readNodesOfFile(deps.database.db, boardId, fileId);
  const plan = async (): Promise<Proposal[]> =>
    showing.map((id) => ({ id: newId(deps.clock.now()), change: { do: 'remove-node', id } }));
  if (showing.length > 0) await commitPlan(deps, boardId, actorId, plan, drop);
  await deps.database.tx(async (tx) => {
    await drop(tx);
    await eraseHistoryOfFile(tx, boardId, fileId);
  });
}

/** Reads a file again. Throws Fault 'not-found'. */
export async function readFileAgain(deps: ProjectFileDeps, place: ProjectPlace, fileId: string): Promise<ProjectFile> {
  const { projectId, boardId, actorId } = place;
  const { originalName: name } = await readFile(deps, projectId, fileId);
  await retryFile(deps, boardId, { id: fileId, name }, actorId);
  return readFile(deps, projectId, fileId);
}

const statusOf: Record<SourceStatus, FileStatus> = {
  queued: 'pending',
  processing: 'processing',
  ready: 'completed',
  partial: 'completed',
  failed: 'failed',
};

const toFile = ({ firstName, lastName, createdAt, status, ...row }: store.RecordRow): ProjectFile => ({
  ...row,
  createdAt: createdAt.toISOString(),
  status: status === null ? 'pending' : statusOf[status],
  // No address: whoever has the link of a public project reads its files.
  uploaderName: nameOf({ firstName, lastName, email: null }) || null,
});
