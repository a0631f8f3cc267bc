/** Marks as models write them: [3], [3, 7], 【3】. */
const MARKS = /[[【]\s*(\d{1,6}(?:\s*[,，]\s*\d{1,6})*)\s*[\]】]/g;
/** An end that may still become a mark with what comes next. */
const OPEN_END = /[[【][\d\s,，]{0,200}$/;
const WHOLE_END = /[\]】]$/;
/** How far back an opening bracket can matter. */
const TAIL = 256;
const OPENING = /[[【][\d\s,，]*$/;
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
 * name nothing. A mark never becomes the text of a link or the name of a link definition.
 */
export function createRenumberer(isKnown: (mark: number) => boolean): Renumberer {
  const cited: number[] = [];
  let held = '';
  let tail = '';

  const shown = (marks: string): string =>
    [...new Set(marks.split(/[,，]/).map(Number))]
      .filter(isKnown)
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
      const mark = shown(found[1] ?? '');
      if (mark !== '') done += /[(:]/.test(text.charAt(end)) ? `${mark} ` : mark;
      // What stands around a dropped mark must not close up to a mark: '[[99]1]' is not '[1]'.
      else if (OPENING.test(tail + done)) done += ' ';
    }
    done += text.slice(end);
    tail = (tail + done).slice(-TAIL);
    return done;
  };

  const split = (text: string): number => {
    const open = OPEN_END.exec(text)?.index;
    if (open !== undefined) return open;
    if (WHOLE_END.test(text)) return Math.max(text.lastIndexOf('['), text.lastIndexOf('【'), 0);
    return HIGH_SURROGATE.test(text) ? text.length - 1 : text.length;
  };

  return {
    push(piece) {
      const text = held + piece.replaceAll('\u0000', '');
      const at = split(text);
      held = text.slice(at);
      return renumber(text.slice(0, at));
    },
    end() {
      const rest = renumber(held).toWellFormed();
      held = '';
      return rest;
    },
    cited: () => cited,
  };
}
