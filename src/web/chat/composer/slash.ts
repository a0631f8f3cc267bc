/** What is looked for behind a "/" that begins a word at the end of a text, and the text before it. */
export interface Slash {
  before: string;
  sought: string;
}

const AT_END = /(?<=^|\s)\/([^\s/]{0,20})$/u;

/** Null where no "/" stands there: within a word, as in "1/2" or an address, it is a letter. */
export function slashIn(text: string): Slash | null {
  const found = AT_END.exec(text);
  return found ? { before: text.slice(0, found.index), sought: found[1] ?? '' } : null;
}
