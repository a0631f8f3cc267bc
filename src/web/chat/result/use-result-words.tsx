import { useCallback, type ReactNode } from 'react';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { closedUp } from '#contract/chat/closed-up.ts';
import { comingMarks } from '../answer/coming-marks.tsx';
import type { Reference } from '../evidence/references.ts';
import { useMarks, type ShownEvidence } from '../evidence/use-marks.tsx';
import { useModelLinks } from '../evidence/use-model-links.tsx';
import { Markdown } from '../markdown/Markdown.tsx';

interface ResultWords {
  references: readonly Reference[];
  shown: ShownEvidence | null;
  onOpen: (citation: Citation) => void;
  isWriting: boolean;
}

/** How words of a result are drawn: in Markdown, with its numbers as chips; another function when they stand for something else. */
export function useResultWords({ references, shown, onOpen, isWriting }: ResultWords) {
  const known = useMarks(references, shown, onOpen);
  const links = useModelLinks(references);
  const marks = isWriting ? comingMarks : known;
  const words = useCallback(
    (text: string): ReactNode => <Markdown text={closedUp(text)} marks={marks} links={links} />,
    [marks, links],
  );
  return { words, marks };
}
