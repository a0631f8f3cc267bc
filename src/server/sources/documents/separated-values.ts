/** Excel keeps no more in a cell; a quote that reaches further was never closed. */
const MOST_IN_CELL = 32_767;
/** How many times the text may be looked through in search of closing quotes. */
const MOST_SEARCH = 8;
const TYPED_CLOSERS = '”“″＂';
const TYPED_OPENERS = '“„';
/** Below this many columns a line of prose may well hold as many signs as a row. */
const LEAST_COLUMNS = 3;

/**
 * Records of values; quotes may hold the separator, line ends and doubled quotes. White space is folded. A quote that is
 * never closed, or closed by one of another make, ends with its line.
 */
export function splitValues(text: string, separator: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let value = '';
  let width = 0;
  let searchLeft = text.length * MOST_SEARCH;
  const isSpace = (at: number) => text[at] !== separator && (text[at] === ' ' || text[at] === '\t');
  const isLineEnd = (at: number) => at >= text.length || text[at] === '\n' || text[at] === '\r';
  /** Whether a value ends at this place, spaces aside. */
  const endsAt = (from: number): boolean => {
    let at = from;
    while (isSpace(at)) at++;
    return text[at] === separator || isLineEnd(at);
  };
  const beginsAt = (quote: number): boolean => {
    let at = quote - 1;
    while (isSpace(at)) at--;
    return at < 0 || text[at] === separator || text[at] === '\n' || text[at] === '\r';
  };
  const endValue = () => {
    record.push(value.replace(/\s+/g, ' ').trim());
    value = '';
  };
  const endRecord = () => {
    endValue();
    width = Math.max(width, record.length);
    records.push(record);
    record = [];
  };
  /**
   * The quote that closes the one at `start`: null where the next that could stands in another value, or nowhere near, and
   * where a quote within was not doubled and the line ends.
   */
  const closing = (start: number): number | null => {
    let isLoose = false;
    for (let at = start + 1; at < text.length && at - start <= MOST_IN_CELL && searchLeft > 0; at++, searchLeft--) {
      if (text[at] === '\n' && isLoose) return null;
      if (text[at] !== '"') continue;
      if (endsAt(at + 1)) return areRows(start, at) ? null : at;
      if (text[at + 1] === '"') at++;
      else if (beginsAt(at)) return null;
      else isLoose = true;
    }
    return null;
  };
  /** Whole lines of as many columns as the rows have were swallowed, not quoted. */
  const areRows = (from: number, to: number): boolean => {
    if (width < LEAST_COLUMNS || !text.slice(from, to).includes('\n')) return false;
    const end = text.indexOf('\n', to);
    const lines = text.slice(text.lastIndexOf('\n', from) + 1, end < 0 ? text.length : end).split('\n');
    return lines.every((line) => line.split(separator).length === width);
  };
  /** How far a value reaches whose quote is not closed: to the end of the line in the last column, else to the separator. */
  const unclosedEnd = (start: number): number | null => {
    if (record.length + 1 !== width) return null;
    const end = text.indexOf('\n', start);
    return end < 0 ? text.length : end;
  };
  /** A typographic quote that closes a straight one on its line, being no partner of one within. */
  const typedClosing = (start: number): number | null => {
    let depth = 1;
    for (let at = start + 1; !isLineEnd(at) && searchLeft > 0; at++, searchLeft--) {
      const sign = text[at] ?? '';
      if (TYPED_CLOSERS.includes(sign) && depth === 1 && endsAt(at + 1)) return at;
      if (TYPED_OPENERS.includes(sign)) depth++;
      else if (sign === '”') depth = Math.max(1, depth - 1);
    }
    return null;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '"' && value.trim() === '') {
      const close = closing(at) ?? typedClosing(at);
      const end = close ?? unclosedEnd(at);
      value = end === null ? '' : text.slice(at + 1, end).replaceAll('""', '"');
      if (end !== null) at = close ?? end - 1;
    } else if (sign === separator) endValue();
    else if (sign === '\n' || (sign === '\r' && text[at + 1] !== '\n')) endRecord();
    else value += sign;
  }
  if (value !== '' || record.length > 0) endRecord();
  return records;
}
