/** What can be shown of an answer that is still being written: without a mark that has only begun. */
export const withoutOpenMark = (text: string): string => text.replace(/\[\d{0,3}$/, '');
