import type { ReactNode } from 'react';
import type { Span } from '#contract/base/marked-text.ts';
import type { ResultLine } from './result-parts.ts';

/** What of a result is edited: a line, a new one below it, or the text of a whole part. */
export type EditPlace =
  | { what: 'line' | 'below'; line: Pick<ResultLine, 'at' | 'kind' | 'text'> }
  | { what: 'part'; at: Span; title: string };

/** How a result is edited where it stands. */
export interface Edits {
  begin: (place: EditPlace) => void;
  /** What is edited now, with its field. */
  open: { place: EditPlace; field: ReactNode } | null;
}

export const placeKey = (place: EditPlace): string =>
  place.what === 'part' ? `part-${place.at[0]}` : `${place.what}-${place.line.at[0]}`;
