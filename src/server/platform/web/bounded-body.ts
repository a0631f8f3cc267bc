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
 * The whole body, decoded. Anything over a limit, a stacked or unknown encoding, and a body that breaks off throw
 * WebError; what is read is never more than a chunk beyond the limit.
 */
export async function readBody(body: Readable, encodingHeader: string, limits: BodyLimits): Promise<Buffer> {
  const encoding = encodingHeader.trim().toLowerCase();
  const isPlain = encoding === '' || encoding === 'identity';
  const makeDecoder = decoders[encoding];
  if (!isPlain && !makeDecoder) throw new WebError('wrong-type', 'content-encoding');
  const decoder = isPlain ? null : (makeDecoder?.() ?? null);
  let raw = 0;
  let decoded = 0;
  body.on('data', (chunk: Buffer) => {
    raw += chunk.length;
  });
  const stream = decoder ? body.pipe(decoder) : body;
  if (decoder) body.on('error', (error) => decoder.destroy(error));
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      decoded += chunk.length;
      if (raw > limits.rawBytes) throw new WebError('too-large', 'raw');
      if (decoded > limits.decodedBytes) throw new WebError('too-large', 'decoded');
      if (decoder && decoded > RATIO_FROM_BYTES && decoded > raw * limits.ratio) throw new WebError('too-large', 'ratio');
      chunks.push(chunk);
    }
  } finally {
    decoder?.destroy();
    drop(body);
  }
  return Buffer.concat(chunks);
}

/** Lets go of a body that nobody reads, without a stray 'error'. */
export function drop(body: Readable): void {
  body.on('error', () => undefined);
  body.destroy();
}
