import { Fault } from '#contract/base/fault.ts';
import { documentTypes, hasText } from '#contract/files/file-types.ts';
import { OURS } from '#contract/limits.ts';
import { problemWords, type SourceProblem } from '#contract/sources/source-state.ts';
import { checkContent } from '../files/check-content.ts';
import { uploadSentences } from '../files/upload-sentences.ts';
import type { Readers } from './readers.ts';
import { SourceFailure } from './reading.ts';

/** Throws Fault 'unsupported-type' for what is no document of this name, 'nothing-readable' with the reason in words. */
export type ReadDocument = (name: string, bytes: Buffer) => Promise<string>;

/** The words of a document that is stored nowhere, read as that of a file is; pages that have to be looked at are left out. */
export function createReadDocument({ documents }: Pick<Readers, 'documents'>): ReadDocument {
  return async (name, bytes) => {
    const content = await checkContent(bytes, name);
    if (!content.ok) throw new Fault('unsupported-type', uploadSentences[content.reason]);
    const { mimeType } = content.value;
    if (!hasText(mimeType)) throw new Fault('unsupported-type', uploadSentences['wrong-type']);
    const signal = AbortSignal.timeout(OURS.sourceTimeLimitMs);
    try {
      const { blocks } = await documents.read(documentTypes[mimeType] ?? 'txt', bytes, signal);
      const words = blocks.map(({ text }) => text).join('\n\n');
      if (words.trim() === '') throw new SourceFailure('nothing-readable');
      return words;
    } catch (error) {
      if (signal.aborted) throw refused('timeout', error);
      if (error instanceof SourceFailure) throw refused(error.problem, error);
      throw error;
    }
  };
}

const refused = (problem: SourceProblem, cause: unknown): Fault =>
  new Fault('nothing-readable', problemWords[problem].ko, { cause });
