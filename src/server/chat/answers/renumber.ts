import { createCodeReader } from '#contract/base/code-in-text.ts';
import { areWords, numbersOf, OPEN_MARKS, WRITTEN_MARKS } from '#contract/chat/written-marks.ts';

const MARKS = new RegExp(WRITTEN_MARKS, 'g');
/** So a mark looks in an answer that is kept. */
const KEPT = /^\[\d{1,3}\]$/;
const WHOLE_END = /[\]】］]$/;
/** How far back something can matter: an opening bracket, a name. */
const TAIL = 256;
const OPENING = /[[【［][\d\s,，]*$/;
/** A blank before a mark, and what follows one where none stands: the sentence closes up over a mark that is dropped. */
const BLANKS_AT_END = /[ \t]+$/;
const CLOSES_UP = /^[ \t]*[.,!?。，]/;
const HIGH_SURROGATE = /[\uD800-\uDBFF]$/;

export interface Renumberer {
  /** Takes the next piece as it comes from the model; answers what can be shown for sure, with the final numbers. */
  push: (piece: string) => string;
  /** What was held back. Nothing may be pushed afterwards. */
  end: () => string;
  /** The marks that were cited, as the model knew them, in the order of their first appearance: the n-th is shown as [n]. */
  cited: () => readonly number[];
}

/**
 * Gives each cited passage its number in the order of first appearance, however the stream is cut, and drops marks that
 * name nothing. A mark never becomes the text of a link or the name of a link definition. Code stays as it is; brackets that
 * are words, as in arr[0], stay behind a backslash, so that nobody takes them for a mark later.
 */
export function createRenumberer(isKnown: (mark: number) => boolean): Renumberer {
  const cited: number[] = [];
  const reader = createCodeReader();
  let held = '';
  let tail = '';

  const shown = (known: readonly number[]): string =>
    known
      .map((mark) => {
        if (!cited.includes(mark)) cited.push(mark);
        return `[${cited.indexOf(mark) + 1}]`;
      })
      .join('');

  const renumber = (text: string): string => {
    let done = '';
    let end = 0;
    for (const found of text.matchAll(MARKS)) {
      done += text.slice(end, found.index);
      end = found.index + found[0].length;
      const numbers = numbersOf(found[1] ?? '');
      const known = numbers.filter(isKnown);
      const before = tail + done;
      const after = text.slice(end);
      if (before.endsWith('\\')) done += found[0];
      else if (areWords(known.length > 0 ? known.filter((mark) => mark < 1000) : numbers, before, after))
        done += KEPT.test(found[0]) ? `\\${found[0]}` : found[0];
      else if (known.length > 0) {
        const mark = shown(known);
        done += /^[(:]/.test(after) ? `${mark} ` : mark;
      }
      // What stands around a dropped mark must not close up to a mark: '[[99]1]' is not '[1]'.
      else if (OPENING.test(before)) done += ' ';
      else if (CLOSES_UP.test(after)) done = done.replace(BLANKS_AT_END, '');
    }
    done += text.slice(end);
    tail = (tail + done).slice(-TAIL);
    return done;
  };

  const isDropped = (mark: string): boolean => !numbersOf(mark.slice(1, -1)).some(isKnown);

  /** With the blanks and the marks that name nothing before it, over which a sentence may close up. */
  const split = (text: string): number => {
    let at = splitAt(text);
    for (let before = -1; before !== at && text.length - at < TAIL;) {
      before = at;
      at -= BLANKS_AT_END.exec(text.slice(Math.max(0, at - TAIL), at))?.[0].length ?? 0;
      const open = WHOLE_END.test(text.slice(0, at)) ? splitAt(text.slice(0, at)) : at;
      if (isDropped(text.slice(open, at))) at = open;
    }
    return at;
  };
  const splitAt = (text: string): number => {
    const open = OPEN_MARKS.exec(text)?.index;
    if (open !== undefined) return open;
    if (WHOLE_END.test(text)) return Math.max(text.lastIndexOf('['), text.lastIndexOf('【'), text.lastIndexOf('［'), 0);
    return HIGH_SURROGATE.test(text) ? text.length - 1 : text.length;
  };

  const rest = (): string => {
    const text = renumber(held);
    held = '';
    return text;
  };

  const code = (text: string): string => {
    const before = rest();
    tail = (tail + text).slice(-TAIL);
    return before + text;
  };

  const words = (text: string): string => {
    held += text;
    const at = split(held);
    const sure = held.slice(0, at);
    held = held.slice(at);
    return renumber(sure);
  };

  return {
    push: (piece) =>
      reader
        .push(piece.replaceAll('\u0000', ''))
        .map((one) => (one.isCode ? code(one.text) : words(one.text)))
        .join(''),
    end() {
      const left = reader.end().map((one) => (one.isCode ? code(one.text) : words(one.text)));
      return (left.join('') + rest()).toWellFormed();
    },
    cited: () => cited,
  };
}
