import type { ReactNode } from 'react';

/** Draws words of a result, which begin at `from` in its text, with what stands for its numbers and what was found about them. */
export type DrawWords = (words: string, from: number) => ReactNode;
