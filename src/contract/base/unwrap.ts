/** Narrower than this nobody wraps prose; lines of poems and lists are. In columns: a Hangul syllable takes two. */
const LEAST_COLUMNS = 56;
/** A text is wrapped where this part of the breaks within its paragraphs could not have come later. */
const WRAPPED_SHARE = 0.8;
/** A text of fewer breaks says too little of how it was set. */
const LEAST_BREAKS = 2;

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/gu;

const columnsOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

/** What begins a line of its own: an item, a heading, a quotation, a row, a fence, an indented line, a rule. */
const OWN_LINE =
  /^(\s|[-*+•·◦○●▪※☆★]\s|\(?(\d{1,3}|[a-zA-Z]|[가나라마바사아자차카타파하])[.)]\s|#{1,6}\s|>|\||`{3}|~{3}|[-=*_]{3,}\s*$)/;
/** What ends one: Markdown's own break, a colon before a list, a row. */
const ENDS = /( {2}|\\|\|)$/;

/** Whether the first word of the next line would not have fitted on this one, and nothing begins or ends there. */
function isWrap(line: string, next: string, columns: number): boolean {
  if (line.trim() === '' || next.trim() === '' || OWN_LINE.test(next) || ENDS.test(line)) return false;
  if (/^(#{1,6}\s|\||`{3}|~{3})/.test(line)) return false;
  const [word = ''] = next.split(/\s/, 1);
  return columnsOf(line.trimEnd()) + 1 + columnsOf(word) > columns;
}

/**
 * At how many columns the lines of a text were cut: by an editor of fixed width, a mail, a converter. Null where its lines
 * end where their writer ended them, as in poems, lists, code, and texts with one line a paragraph.
 */
export function wrapColumnsOf(text: string): number | null {
  const pairs = pairsOf(text).filter(([line, next]) => !OWN_LINE.test(line) && !OWN_LINE.test(next));
  const columns = Math.max(0, ...pairs.flat().map((line) => columnsOf(line.trimEnd())));
  if (pairs.length < LEAST_BREAKS || columns < LEAST_COLUMNS || columns > 2 * LEAST_COLUMNS) return null;
  const wrapped = pairs.filter(([line, next]) => isWrap(line, next, columns));
  return wrapped.length >= pairs.length * WRAPPED_SHARE ? columns : null;
}

/** The lines that follow each other within paragraphs. */
function pairsOf(text: string): [line: string, next: string][] {
  const lines = text.split('\n');
  return lines
    .slice(1)
    .map((next, i): [string, string] => [lines[i] ?? '', next])
    .filter((pair) => pair.every((line) => line.trim() !== ''));
}

const CJK_END = /[\u3040-\u30ff\u3400-\u9fff]$/;
const CJK_START = /^[\u3040-\u30ff\u3400-\u9fff]/;

/** The text with its paragraphs as one line each, where their lines were cut at so many columns; null changes nothing. */
export function unwrap(text: string, columns: number | null): string {
  if (columns === null) return text;
  const joined: string[] = [];
  let before = '';
  let isCode = false;
  for (const line of text.split('\n')) {
    const isFence = /^\s*(`{3}|~{3})/.test(line);
    const last = joined.pop();
    if (last === undefined) joined.push(line);
    else if (!isCode && !isFence && isWrap(before, line, columns)) joined.push(glue(last.trimEnd(), line.trim()));
    else joined.push(last, line);
    if (isFence) isCode = !isCode;
    before = line;
  }
  return joined.join('\n');
}

/** A word that was cut at a hyphen is one again; writings without spaces get none. */
function glue(text: string, next: string): string {
  if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next;
  return CJK_END.test(text) && CJK_START.test(next) ? text + next : `${text} ${next}`;
}
