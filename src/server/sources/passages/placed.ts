import { createHash } from 'node:crypto';
import { comparable } from '#contract/chat/citations.ts';
import type { Box } from '#contract/sources/passage.ts';
import type { Draft } from './passages.ts';

/** What stands between two passages in the whole text of a source. */
export const TEXT_JOINT = '\n\n';

/** What is kept of the place of a passage beside what it was read with. */
export interface Place {
  headings: string[];
  box: Box | null;
  /** Of the words alone: white space and composed forms make no difference. */
  hash: string;
  /** Where it stands in the whole text, in UTF-16 units. */
  charStart: number;
  charEnd: number;
}

/** The passages of a source in reading order, each with its place in the whole text. */
export function withPlaces<D extends Draft>(drafts: readonly D[]): (D & Place)[] {
  let at = 0;
  return drafts.map((draft) => {
    const charStart = at;
    const charEnd = charStart + draft.text.length;
    at = charEnd + TEXT_JOINT.length;
    const headings = draft.headings ?? (draft.heading === null ? [] : [draft.heading]);
    return { ...draft, headings, box: draft.box ?? null, hash: hashOf(draft.text), charStart, charEnd };
  });
}

/** A passage of the same words has the same hash, wherever it stands. */
export const hashOf = (text: string): string => createHash('sha256').update(comparable(text)).digest('base64url');
