const MARK = /\[\d{1,6}\]/g;

/** The text with blanks in the place of the numbers of its evidence: nobody says them, and every place stays where it is. */
export const spokenOnly = (text: string): string => text.replace(MARK, (mark) => ' '.repeat(mark.length));
