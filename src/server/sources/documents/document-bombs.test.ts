import { expect, it } from 'vitest';
import { sourceProblems } from '#contract/sources/source-state.ts';
import { bombs } from '../../../../tests/replay/bombs.ts';
import { SourceFailure } from '../reading.ts';
import { createDocumentReader, type DocumentKind } from './document-reader.ts';

const reader = createDocumentReader();

/** What can be made of it within the caps, or why nothing can. */
async function outcomeOf(kind: DocumentKind, bytes: Buffer): Promise<string> {
  try {
    const { blocks } = await reader.read(kind, bytes, AbortSignal.timeout(30_000));
    return `read: ${blocks.map(({ text }) => text).join(' ')}`;
  } catch (error) {
    if (error instanceof SourceFailure) return error.problem;
    throw error;
  }
}

/** Of each format the first; `npm run bench -- bombs` reads all. */
const someOfEach = Object.values(Object.groupBy(bombs, ({ fileName }) => fileName.split('.')[1] ?? '')).flatMap(
  (ofFormat = []) => ofFormat.slice(0, 1),
);

it.each(someOfEach.map(({ what, fileName, make }) => [what, fileName.split('.')[1] as DocumentKind, make] as const))(
  'ends within the caps, with a reason or with what could be read: %s',
  { timeout: 60_000 },
  async (_, kind, make) => {
    const outcome = await outcomeOf(kind, make());
    expect(outcome).not.toMatch(/root:|(ha){60}/);
    const reasons: readonly string[] = sourceProblems.filter((problem) => problem !== 'unexpected');
    expect(outcome.startsWith('read: ') || reasons.includes(outcome)).toBe(true);
  },
);
