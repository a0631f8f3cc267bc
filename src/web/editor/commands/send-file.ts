import { ApiError, noteAnswer } from '../../lib/api.ts';
import type { SendFile } from '../board-editor.ts';
import type { BoardDoor } from '../door.ts';

/** Which step of an upload failed: there are words for each. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly step: 'address' | 'bytes';
  constructor(step: 'address' | 'bytes', cause: unknown) {
    super(step, { cause });
    this.step = step;
  }
}

/** Asks for an address and PUTs the bytes there. Rejects with UploadError. */
export const sendFileBy =
  (beginUpload: NonNullable<BoardDoor['beginUpload']>): SendFile =>
  async (file, onPart) => {
    const facts = { name: file.name.slice(0, 300), size: file.size, mimeType: file.type || 'application/octet-stream' };
    const address = await beginUpload(facts).catch((error: unknown) => {
      throw new UploadError('address', error);
    });
    await put(address.uploadURL, file, onPart).catch((error: unknown) => {
      throw new UploadError('bytes', error);
    });
    return { fileId: address.fileId };
  };

/** XMLHttpRequest, because fetch does not tell how much has been sent. */
function put(address: string, file: File, onPart: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      noteAnswer(request.status);
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new ApiError(request.status, request.statusText, request.responseText));
    });
    request.addEventListener('error', () => reject(new TypeError('the line was lost')));
    request.send(file);
  });
}
