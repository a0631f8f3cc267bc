import { WRITTEN_MARKS } from '#contract/chat/written-marks.ts';

const FRAME =
  /<(?=[/\s\p{Cf}]*(sources?|results?|question|answer|guidelines?|background|notes?|earlier|task)(?![\p{L}\p{N}]))/giu;
const MARKS = new RegExp(WRITTEN_MARKS, 'g');
/** Markdown escapes no bracket of another script than its own. */
const WIDE_MARKS = new RegExp(`(?=[【［])${WRITTEN_MARKS}`, 'g');

/**
 * Foreign text for a prompt: it cannot close its block, open another one, or pass off a number of its own as a passage's.
 */
export const harmless = (text: string): string =>
  text.replace(FRAME, '‹').replace(MARKS, (mark) => `(${mark.slice(1, -1)})`);

/** The same of a person's own text, whose numbers of passages stay. */
export const unframed = (text: string): string => text.replace(FRAME, '‹');

/** Foreign text as plain words in Markdown: nothing in it becomes a link, an image, markup or a mark. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
    .replace(WIDE_MARKS, (mark) => `&#${mark.charCodeAt(0)};${mark.slice(1)}`);
