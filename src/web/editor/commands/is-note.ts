import { endingOf } from '#contract/files/upload-check.ts';

const NOTES: readonly string[] = ['md', 'markdown'];

/** Whether a file becomes a note on the board rather than a file. */
export const isNote = (file: File): boolean => NOTES.includes(endingOf(file.name));
