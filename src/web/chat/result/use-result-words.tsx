import { useCallback, useMemo, type ReactNode } from 'react';
import type { CheckedQuote, Citation } from '#contract/chat/chat.schema.ts';
import type { Claim } from '#contract/chat/claims.ts';
import { closedUp } from '#contract/chat/closed-up.ts';
import { comingMarks } from '../answer/coming-marks.tsx';
import { quotesOfPiece } from '../evidence/quotes-of-piece.ts';
import type { Reference } from '../evidence/references.ts';
import { useMarks, type ShownEvidence } from '../evidence/use-marks.tsx';
import { useModelLinks } from '../evidence/use-model-links.tsx';
import { useQuotes } from '../evidence/use-quotes.tsx';
import { Markdown } from '../markdown/Markdown.tsx';

/** What was found about the words of a result, by their places in its text. */
export interface JudgedText {
  text: string;
  quotes?: readonly CheckedQuote[] | undefined;
  claims: readonly Claim[];
  isOfWeb: boolean;
}

interface ResultWords {
  references: readonly Reference[];
  shown: ShownEvidence | null;
  /** The same function while it does the same: every line is drawn anew with another one. */
  onOpen: (citation: Citation) => void;
  isWriting: boolean;
  /** Null while nothing has been judged. */
  judged: JudgedText | null;
}

/**
 * How words of a result are drawn, that begin at a place of its text: in Markdown, with its numbers as chips, its quotations
 * and what is not borne out marked. Another function when they stand for something else.
 */
export function useResultWords({ references, shown, onOpen, isWriting, judged }: ResultWords) {
  const known = useMarks(references, shown, onOpen);
  const links = useModelLinks(references);
  const marks = useMemo(
    () =>
      isWriting
        ? {
            ...comingMarks,
            show: (mark: number, key: number) => (known.isKnown(mark) ? known : comingMarks).show(mark, key),
          }
        : known,
    [isWriting, known],
  );
  const whole = judged?.text ?? '';
  const quotes = useQuotes(judged?.quotes, whole, onOpen, judged?.isOfWeb, judged?.claims);
  const words = useCallback(
    (piece: string, from: number): ReactNode => {
      const inside = quotes && quotesOfPiece(quotes, whole, from, piece);
      if (inside) return <Markdown text={piece} marks={marks} links={links} quotes={inside} />;
      return <Markdown text={closedUp(piece)} marks={marks} links={links} />;
    },
    [marks, links, quotes, whole],
  );
  return { words, marks };
}
