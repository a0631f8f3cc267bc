import { kilobytes } from '#contract/files/upload-check.ts';

/**
 * The size of a file as cards and lists write it: in groups of three digits, which both languages of the house write alike. What
 * is not empty has at least 1KB.
 */
export const fileSize = (bytes: number): string =>
  `${Math.max(Math.sign(bytes), kilobytes(bytes)).toLocaleString('ko-KR')}KB`;
