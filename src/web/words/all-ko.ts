import { wordsOf } from './catalogues.ts';

/** Every word in Korean; built into plain data that the browser fetches for this language only. */
export const words = wordsOf('ko');
