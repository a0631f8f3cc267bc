/** What a reader itself names within a document, in the language of the texts beside it: nobody is asked for another. */
const words = {
  notes: ['발표자 노트', 'Speaker notes'],
  comments: ['메모', 'Comments'],
  frame: ['머리말·꼬리말', 'Headers and footers'],
  hiddenSlide: ['숨긴 슬라이드', 'Hidden slide'],
  hiddenRows: ['숨긴 행', 'hidden rows'],
  hiddenColumn: ['숨긴 열', 'hidden column'],
  value: ['값', 'Value'],
  size: ['크기', 'size'],
} as const;

export const officeWord = (name: keyof typeof words, texts: Iterable<string>): string =>
  words[name][[...texts].some((text) => /[\uac00-\ud7a3]/.test(text)) ? 0 : 1];

/** Words that stand around the number of a page. */
const PAGE = /^(?:pages?|of|p|seite|von|쪽|페이지|총|전체|[\p{P}\p{S}\p{Nd}\s])*$/iu;

/** Whether the top or foot of a page says no more than which page it is. */
export const isPageNumber = (line: string): boolean => line.length < 80 && PAGE.test(line);
