import type { ReactNode } from 'react';

/** What stands in the place of a citation mark. */
export interface Marks {
  isKnown: (mark: number) => boolean;
  show: (mark: number, key: number) => ReactNode;
}
/** What stands in the place of links that a model wrote: it may have been told to write them. */
export interface ModelLinks {
  /** `saysGoal`: the words are the address themselves. */
  show: (href: string, leads: { goal: string; saysGoal: boolean }, words: ReactNode) => ReactNode;
}
/** Words in quotation marks, at [start, end) of the text. */
export interface QuoteMarks {
  ranges: readonly { start: number; end: number }[];
  /** A quotation over other marks comes in several pieces. */
  show: (place: number, words: ReactNode, isLastPiece: boolean) => ReactNode;
}
export interface MarkdownProps {
  text: string;
  className?: string;
  /** Turns [n] into something of one's own; marks that are not known stay as they are written. */
  marks?: Marks;
  links?: ModelLinks;
  quotes?: QuoteMarks;
  /** Makes check boxes that can be ticked; told where in the text the list item begins. */
  onTick?: (itemStart: number) => void;
}
