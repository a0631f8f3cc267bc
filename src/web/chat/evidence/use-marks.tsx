import { useMemo } from 'react';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { CiteChip } from './CiteChip.tsx';
import type { Marks } from '../markdown/markdown-props.ts';
import type { Reference } from './references.ts';

/** A passage, and the words in it that are marked; without a quote the passage as a whole. */
export interface ShownEvidence {
  passageId: string | null;
  quote?: string | null | undefined;
}

const isShown = (citation: Citation | null, shown: ShownEvidence | null): boolean =>
  citation !== null && citation.passageId === shown?.passageId && (shown.quote ?? citation.quote) === citation.quote;

/** The numbers in a text as chips that open their evidence; the chip of what is shown is filled. */
export function useMarks(
  references: readonly Reference[],
  shown: ShownEvidence | null,
  onOpen: (citation: Citation) => void,
): Marks {
  return useMemo(() => {
    const byMark = new Map(references.map((reference) => [reference.mark, reference]));
    return {
      isKnown: (mark: number) => byMark.has(mark),
      show: (mark: number, key: number) => {
        const reference = byMark.get(mark);
        if (!reference) return `[${mark}]`;
        const isOpen = isShown(reference.citation, shown);
        return <CiteChip key={`cite-${key}`} reference={reference} isOpen={isOpen} onOpen={onOpen} />;
      },
    };
  }, [references, shown, onOpen]);
}
