import { lazy } from 'react';
import { withWords } from '../../words/index.ts';

/** How a refresh goes or went, fetched where a card first has to tell it. */
export const RefreshLine = lazy(() =>
  withWords(['talk'], import('../../sources/RefreshLine.tsx')).then((m) => ({ default: m.RefreshLine })),
);
