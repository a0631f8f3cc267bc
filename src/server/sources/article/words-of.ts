/** The words of a line in lower case, one space between them: what two ways to write it have in common. */
export const wordsOf = (text: string): string => (text.match(/[\p{L}\p{N}_]+/gu) ?? []).join(' ').toLowerCase();
