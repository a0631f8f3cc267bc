import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { WebError } from './web-error.ts';

export interface BodyLimits {
  rawBytes: number;
  decodedBytes: number;
  /** Decoded bytes for each raw one, judged beyond the first MiB. */
  ratio: number;
}

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** What is asked for in `accept-encoding`. */
export const ACCEPT_ENCODING = 'gzip, br';

const RATIO_FROM_BYTES = 1 << 20;

/**
 * The whole body, decoded. Anything over a limit, a stacked or unknown encoding, and a body that breaks off throw; what
 * is held is never more than a chunk beyond the limits.
 */
export async function readBody(body: Readable, encodingHeader: string, limits: BodyLimits): Promise<Buffer> {
  const encoding = encodingHeader.trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') return collect(body, limits.rawBytes);
  const makeDecoder = decoders[encoding];
  if (!makeDecoder) {
    drop(body);
    throw new WebError('wrong-type', 'content-encoding');
  }
  return decode(await collect(body, limits.rawBytes), makeDecoder(), limits);
}

/**
 * Takes the bytes as they come, without ever holding the sender back: a server that closes its side while the client
 * makes it wait would count as broken off.
 */
function collect(body: Readable, most: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    body.on('error', reject);
    body.on('end', () => resolve(Buffer.concat(chunks)));
    body.on('data', (chunk: Buffer) => {
      length += chunk.length;
      chunks.push(chunk);
      if (length <= most) return;
      reject(new WebError('too-large', 'raw'));
      body.destroy();
    });
  });
}

async function decode(raw: Buffer, decoder: Transform, limits: BodyLimits): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  decoder.end(raw);
  for await (const chunk of decoder as AsyncIterable<Buffer>) {
    length += chunk.length;
    chunks.push(chunk);
    if (length > limits.decodedBytes) throw new WebError('too-large', 'decoded');
    if (length > RATIO_FROM_BYTES && length > raw.length * limits.ratio) throw new WebError('too-large', 'ratio');
  }
  return Buffer.concat(chunks);
}

/** Lets go of a body that nobody reads, without a stray 'error'. */
export function drop(body: Readable): void {
  body.on('error', () => undefined);
  body.destroy();
}
