import { lazy } from 'react';
import { withWords } from '../../../words/index.ts';

/** The way to bring the words of a link, fetched where a card first offers it. */
export const BringWords = lazy(() =>
  withWords(['talk', 'media'], import('./BringWords.tsx')).then((m) => ({ default: m.BringWords })),
);
