import { lazyComponent } from '../../lib/lazy-component.ts';
import { afterFirstFrame } from '../../lib/after-first-frame.ts';
import { withWords } from '../../words/index.ts';

export const AnswerWords = lazyComponent(
  () => afterFirstFrame().then(() => withWords(['board', 'talk'], import('./AnswerWords.tsx'))),
  'AnswerWords',
);
