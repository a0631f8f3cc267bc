/** A stretch of a text in Markdown: words, or code with its fences or backticks. */
export interface CodeOrWords {
  text: string;
  isCode: boolean;
}

/** Tells code from words as a text comes, however it is cut: what cannot be told yet is held back. */
export interface CodeReader {
  push: (piece: string) => CodeOrWords[];
  /** What was held back. Nothing may be pushed afterwards. */
  end: () => CodeOrWords[];
}

/** A code span stands in one line and is no longer than this. */
const SPAN_LENGTH = 200;
const BEFORE_FENCE = '[ \\t>]*(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]+)*';
const FENCE = new RegExp(`^${BEFORE_FENCE}(\`{3,}|~{3,})[^\`\\n]*(?:\\n|$)`);
const MAY_BE_FENCE = new RegExp(
  `^${BEFORE_FENCE}(?:[-*+]|\\d{1,9}[.)]?)?(?:\`{0,2}|~{0,2}|(?:\`{3,}|~{3,})[^\`\\n]{0,${SPAN_LENGTH}})$`,
);
const CLOSING = /^[ \t>]*(`{3,}|~{3,})[ \t\r]*(?:\n|$)/;
const MAY_CLOSE = /^[ \t>]*(?:(?:`+|~+|\r)[ \t\r]*)?$/;

/** A reader for one text, from its beginning. */
export function createCodeReader(): CodeReader {
  let held = '';
  let fence: string | null = null;
  let isLineStart = true;
  let last = '';
  const found: CodeOrWords[] = [];

  const take = (length: number, isCode: boolean): void => {
    const text = held.slice(0, length);
    held = held.slice(length);
    if (text === '') return;
    last = text.at(-1) ?? '';
    isLineStart = last === '\n';
    found.push({ text, isCode });
  };

  /** Answers false when more has to be known. */
  const step = (isWhole: boolean): boolean => {
    const lineEnd = held.indexOf('\n');
    const line = lineEnd < 0 ? held : held.slice(0, lineEnd + 1);
    const isLine = lineEnd >= 0 || isWhole;
    if (fence !== null) {
      if (isLineStart && !isLine && MAY_CLOSE.test(line)) return false;
      const closing = isLineStart ? CLOSING.exec(line)?.[1] : undefined;
      if (closing?.startsWith(fence)) fence = null;
      take(line.length, true);
      return true;
    }
    if (isLineStart) {
      const opened = isLine ? FENCE.exec(line)?.[1] : undefined;
      if (opened !== undefined) {
        fence = opened;
        take(line.length, true);
        return true;
      }
      if (!isLine && MAY_BE_FENCE.test(line)) return false;
    }
    return span(line, isLine);
  };

  const span = (line: string, isLine: boolean): boolean => {
    const opening = /(?<!\\)`+/.exec(last === '\\' ? line.replace(/^`/, ' ') : line);
    if (!opening) {
      take(line.length, false);
      return true;
    }
    const [ticks] = opening;
    const from = opening.index + ticks.length;
    const isOpen = !isLine && line.length - from <= SPAN_LENGTH;
    const closing = new RegExp(`(?<!\`)${ticks}(?!\`)`).exec(line.slice(from, from + SPAN_LENGTH + ticks.length));
    const end = closing ? from + closing.index + ticks.length : null;
    take(opening.index, false);
    if (end !== null && (isLine || end < line.length)) take(end - opening.index, true);
    else if (end !== null || isOpen) return false;
    else take(ticks.length, false);
    return true;
  };

  const read = (isWhole: boolean): CodeOrWords[] => {
    for (let goesOn = true; goesOn;) goesOn = held !== '' && step(isWhole);
    return found.splice(0);
  };
  return {
    push(piece) {
      held += piece;
      return read(false);
    },
    end: () => read(true),
  };
}

/** The text with every letter of code as a space, so that all that stands in words stands where it stood. */
export function withoutCode(text: string): string {
  if (!/[`~]/.test(text)) return text;
  const reader = createCodeReader();
  return [...reader.push(text), ...reader.end()]
    .map((one) => (one.isCode ? one.text.replace(/[^\n]/g, ' ') : one.text))
    .join('');
}
