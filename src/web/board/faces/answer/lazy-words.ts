import { lazy } from 'react';
import { afterFirstFrame } from '../../../lib/after-first-frame.ts';
import { withWords } from '../../../words/index.ts';

export const AnswerWords = lazy(() =>
  afterFirstFrame()
    .then(() => withWords(['board', 'talk'], import('./AnswerWords.tsx')))
    .then((m) => ({ default: m.AnswerWords })),
);
