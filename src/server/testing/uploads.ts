import type { Readable } from 'node:stream';
import type { SignedInClient } from './test-client.ts';

interface Begun {
  uploadURL: string;
  objectPath: string;
  fileId: string;
}

export const pdf = Buffer.from('%PDF-1.7\n%%EOF');

/** An address for one upload to a canvas. */
export const beginUpload = async (client: SignedInClient, canvasId: string, body?: object): Promise<Begun> =>
  (await client.post(`/api/canvases/${canvasId}/upload-pdf`, body)).json();

/** Sends bytes to the address of an upload. */
export const putUpload = (
  url: string,
  payload: Buffer | string | Readable,
  client: { send: SignedInClient['send'] },
  headers: Record<string, string> = {},
) => client.send({ method: 'PUT', url, payload, headers: { 'content-type': 'application/octet-stream', ...headers } });
