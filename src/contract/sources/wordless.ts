/**
 * Why a source that was read holds no words, or not all of them: nothing here reads speech or pictures, nothing is said or
 * written in it, or it is longer than what is sent away. The sentences stand in the catalogues.
 */
export const wordlessReasons = [
  'no-listener',
  'no-speech',
  'no-sound',
  'too-long',
  'no-picture-reader',
  'no-text',
] as const;
export type Wordless = (typeof wordlessReasons)[number];
