import { kilobytes } from '#contract/files/upload-check.ts';

/** Kilobytes as they are read: in groups of three digits, which both languages of the house write alike. */
export const readKilobytes = (bytes: number): string => kilobytes(bytes).toLocaleString('ko-KR');
