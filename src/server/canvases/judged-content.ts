import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { Fault } from '#contract/base/fault.ts';
import { canvasContent } from '#contract/canvases/canvas.schema.ts';
import { OURS } from '#contract/limits.ts';
import { parseStrictly } from '../platform/http/read-json.ts';

/** A checkpoint that the contract allows. */
export interface JudgedContent {
  /** JSON. */
  text: Uint8Array;
  /** The same compressed (gzip), where it is large. */
  packed: Uint8Array | null;
}

const savedBody = z.strictObject({ content: canvasContent });

/** The content in the body of a save, judged by the contract. Throws Fault 'bad-input'. */
export function judgeContent(body: Uint8Array): JudgedContent {
  const parsed = savedBody.safeParse(parseStrictly(body));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const words = [issue?.path.join('.') ?? '', issue?.message ?? 'is not allowed'];
    throw new Fault('bad-input', words.filter((part) => part !== '').join(': '));
  }
  return { text: Buffer.from(JSON.stringify(parsed.data.content)), packed: null };
}

/** The same of a large one. Throws Fault 'too-large', too, where it stays large when it is compressed. */
export function judgeLargeContent(body: Uint8Array): JudgedContent {
  const { text } = judgeContent(body);
  const packed = gzipSync(text, { level: 1 });
  if (packed.length > OURS.packedContentBytes) throw new Fault('too-large', 'The content holds too much text.');
  return { text, packed };
}
