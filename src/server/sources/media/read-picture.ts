import type { Wordless } from '#contract/sources/wordless.ts';
import { AiFault } from '../../ai/ai-fault.ts';
import { drawForReading } from '../../files/pictures.ts';
import { languageOf } from '../language.ts';
import { passagesOf, type Block } from '../passages/passages.ts';
import { SourceFailure, type Reading } from '../reading.ts';
import { NeedsTime, type StoredBytes, type Tools } from '../techniques/technique.ts';

const toBlock = (text: string): Block => ({ text, heading: null, page: null });

/**
 * An uploaded picture: what it shows and what is written in it by a model where one reads pictures, else its text by the
 * program of this machine. Where neither is there it has no words, and says why. Throws SourceFailure 'vision-failed' where
 * only a model could have told and did not, 'vision-refused' where it would not the next time either, and NeedsTime.
 */
export async function readPicture(file: StoredBytes, tools: Tools): Promise<Reading> {
  const { viewer } = tools.media;
  const { reader } = await tools.media.programs();
  const wordless = (reason: Wordless | null): Reading => ({
    title: file.name,
    ...(reason && { metadata: { wordless: reason } }),
    status: 'ready',
    extractionMethod: 'image',
    passages: [],
  });
  if (!viewer && !reader) return wordless('no-picture-reader');
  if (!tools.hasTime) throw new NeedsTime();
  await tools.report('looking');
  const bytes = await file.read();
  const drawn = await drawForReading(bytes, !viewer);
  // A format that is kept for download only.
  if (!drawn.ok) return wordless(null);
  const png = drawn.value.bytes;
  const seen = viewer && (await look(viewer, png, reader !== null, tools));
  if (seen) {
    const blocks = [seen.description, ...seen.text.split(/\n{2,}/)].flatMap((text) => (text ? [toBlock(text)] : []));
    return blocks.length === 0 ? wordless('no-text') : toReading(file, 'vision', blocks);
  }
  const paragraphs = await reader?.read(png, 'picture', tools.signal);
  return paragraphs?.length ? toReading(file, 'ocr', paragraphs.map(toBlock)) : wordless('no-text');
}

/** Null where the model failed and the program of this machine takes its place. */
async function look(viewer: NonNullable<Tools['media']['viewer']>, png: Uint8Array, isOptional: boolean, tools: Tools) {
  try {
    return await viewer.look({ bytes: png, mimeType: 'image/png' }, 'picture', tools.signal);
  } catch (error) {
    if (!(error instanceof AiFault)) throw error;
    if (isOptional) return null;
    const failed = error.isRetryable ? 'vision-failed' : 'vision-refused';
    throw new SourceFailure(error.problem === 'no-credits' ? 'no-credits' : failed, {
      cause: error,
      detail: error.problem,
    });
  }
}

function toReading(file: StoredBytes, extractionMethod: string, blocks: Block[]): Reading {
  const passages = passagesOf(blocks);
  const text = passages.map((passage) => passage.text).join('\n');
  return {
    title: file.name,
    description: blocks[0]?.text.replace(/\s+/g, ' ') ?? null,
    language: languageOf(null, text),
    status: 'ready',
    extractionMethod,
    passages,
  };
}
