import { wordsOf } from './catalogues.ts';

/** Every word in English; built into plain data that the browser fetches for this language only. */
export const words = wordsOf('en');
