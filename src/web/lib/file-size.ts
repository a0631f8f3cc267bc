import { kilobytes } from '#contract/files/upload-check.ts';

/** The size of a file as cards and lists write it: in groups of three digits, which both languages of the house write alike. */
export const fileSize = (bytes: number): string => `${kilobytes(bytes).toLocaleString('ko-KR')}KB`;
