import { wordsOf } from './catalogues.ts';

/** The English words of this part; built into plain data that the browser fetches for this language only. */
export const words = wordsOf('en', 'history');
