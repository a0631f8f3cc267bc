import type { ReactNode } from 'react';

/** What stands in the place of a citation mark. */
export interface Marks {
  isKnown: (mark: number) => boolean;
  show: (mark: number, key: number) => ReactNode;
}
export interface MarkdownProps {
  text: string;
  className?: string;
  /** Turns [n] into something of one's own; marks that are not known stay as they are written. */
  marks?: Marks;
  /** Makes check boxes that can be ticked; told where in the text the list item begins. */
  onTick?: (itemStart: number) => void;
}
