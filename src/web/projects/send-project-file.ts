import { projectsApi } from '#contract/projects/projects.api.ts';
import type { ProjectFile } from '#contract/projects/projects.schema.ts';
import { ApiError, call, noteAnswer } from '../lib/api.ts';

/** Which step of bringing a file to a project failed: getting the address, sending the bytes, recording the file. */
export class UploadProblem extends Error {
  override readonly name = 'UploadProblem';
  readonly step: 'address' | 'sending' | 'record';
  /** What arrived and could not be recorded; null before. */
  readonly sent: SentFile | null;
  constructor(step: UploadProblem['step'], cause: unknown, sent: SentFile | null = null) {
    super(`upload: ${step}`, { cause });
    this.step = step;
    this.sent = sent;
  }
}

/** A file whose bytes are stored under the address, but that the project may not know yet. */
export interface SentFile {
  name: string;
  mimeType: string;
  size: number;
  uploadURL: string;
}

const UNKNOWN_TYPE = 'application/octet-stream';
const NAME_LENGTH = 300;

/** What the server is told of a file. */
export const declared = (file: { name: string; type: string; size: number }) => ({
  name: file.name.slice(0, NAME_LENGTH),
  mimeType: file.type || UNKNOWN_TYPE,
  size: file.size,
});

/** Asks for an address for the bytes of one file. Rejects with UploadProblem 'address'. */
export async function beginProjectUpload(projectId: string, file: ReturnType<typeof declared>): Promise<SentFile> {
  try {
    const { uploadURL } = await call(projectsApi.beginUpload, { params: { projectId }, body: file });
    return { ...file, uploadURL };
  } catch (error) {
    throw new UploadProblem('address', error);
  }
}

/** Tells the project of a file that was sent; it is read then. Rejects with UploadProblem 'record'. */
export async function recordProjectFile(projectId: string, sent: SentFile): Promise<ProjectFile> {
  const { name, mimeType, size, uploadURL } = sent;
  try {
    const body = { filename: name, originalName: name, mimeType, size, uploadURL };
    return await call(projectsApi.addFile, { params: { projectId }, body });
  } catch (error) {
    throw new UploadProblem('record', error, sent);
  }
}

/** Brings one file to a project: an address, one PUT, the record. Rejects with UploadProblem. */
export async function sendProjectFile(projectId: string, file: File): Promise<ProjectFile> {
  const sent = await beginProjectUpload(projectId, declared(file));
  const answer = await fetch(sent.uploadURL, { method: 'PUT', body: file, headers: { 'Content-Type': sent.mimeType } })
    // Without an answer nothing was stored, as far as anybody here knows.
    .catch((error: unknown) => Promise.reject(new UploadProblem('sending', error)));
  noteAnswer(answer.status);
  if (!answer.ok) {
    const refusal = new ApiError(answer.status, answer.statusText, await answer.text().catch(() => ''));
    throw new UploadProblem('sending', refusal);
  }
  return recordProjectFile(projectId, sent);
}
