import { passagesOf, type Draft } from '../passages/passages.ts';

/** What an author wrote under a post, line by line as it was written. */
export const captionPassages = (caption: string): Draft[] =>
  passagesOf(caption.split('\n').map((text) => ({ text, heading: null, page: null })));
