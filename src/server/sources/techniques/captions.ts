import type { CaptionsText } from '../documents/captions-text.ts';
import { timedPassagesOf } from '../passages/timed-passages.ts';
import { SourceFailure } from '../reading.ts';
import { readFile, toDocumentReading } from './file.ts';
import type { Technique } from './technique.ts';

const TYPES = new Set(['application/x-subrip', 'text/vtt', 'text/x-ssa']);

/** A subtitle file, whose passages keep their seconds; every other file as `readFile` does. */
export const readFileOrCaptions: Technique = async (target, tools) => {
  const { file } = target;
  if (!file) throw new SourceFailure('file-gone');
  if (!TYPES.has(file.mimeType)) return readFile(target, tools);
  await tools.report('reading');
  const captions = (await tools.documents.read('captions', await file.read(), tools.signal)) as CaptionsText;
  const reading = await toDocumentReading('captions', captions, { title: file.name }, tools);
  const { segments } = captions;
  return segments.length > 0 ? { ...reading, segments, passages: timedPassagesOf(segments) } : reading;
};
