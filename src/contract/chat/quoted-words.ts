/** Words that an answer puts in quotation marks. */
export interface QuotedWords {
  /** Where they stand in the answer with their quotation marks, as [start, end). */
  start: number;
  end: number;
  /** Without the quotation marks and without marks of citations. */
  words: string;
  /** The numbers that the sentence cites for them. */
  marks: number[];
}

/** By these somebody is quoted. */
const SPEECH = [
  /“([^“”]{1,1000})”/gu,
  /„([^„“”]{1,1000})[“”]/gu,
  /«([^«»]{1,1000})»/gu,
  /「([^「」]{1,1000})」/gu,
  /『([^『』]{1,1000})』/gu,
  /"(?=\S)([^"\n]{1,1000})(?<=\S)"/gu,
];
/** These also stress a word, and an apostrophe looks like one of them: only what reads as a sentence is a quotation. */
const STRESS = [
  /‘((?:[^‘’]|’(?=\p{Script=Latin})){1,1000})’(?!\p{Script=Latin})/gu,
  /(?<![\p{L}\p{N}])'(?=\S)((?:[^'\n]|'(?=[a-z])){1,1000})(?<=\S)'(?![a-zA-Z0-9])/gu,
];
const CODE = /(`{3,})[^]*?(?:\1|$)|`[^`\n]+`/g;
const MARK = /\[(\d{1,3})\]/g;
const MARKS_AFTER = /^([^\n]*?)((?:\s*\[\d{1,3}\])+)/;
const MARKS_BEFORE = /((?:\[\d{1,3}\]\s*)+)([^\n]*)$/;
/** A sentence has ended and another one has begun. */
const NEXT_SENTENCE = /[.!?。！？]["'”’」』)\]]*\s+[\p{L}\p{N}]/u;
/** Of one word, and of several. */
const LEAST_LETTERS = { word: 6, words: 4 };

const lettersIn = (words: string): number => words.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
const isSentence = (words: string): boolean => lettersIn(words) >= LEAST_LETTERS.words && /\S\s+\S/.test(words);
const isSpeech = (words: string): boolean =>
  lettersIn(words) >= LEAST_LETTERS.word || /\d/.test(words) || isSentence(words);

/**
 * What an answer quotes, in its order. A single short word in quotation marks quotes nobody unless a number stands in it; what
 * stands in code, within another quotation or over an empty line is none.
 */
export function quotedIn(answer: string): QuotedWords[] {
  const text = answer.replace(CODE, (code) => ' '.repeat(code.length));
  const find = (kinds: readonly RegExp[], isOne: (words: string) => boolean) =>
    kinds.flatMap((kind) =>
      [...text.matchAll(kind)].flatMap((found) => {
        const words = (found[1] ?? '').replace(MARK, '').trim();
        const isWhole = !/\n\s*\n/.test(found[0]) && isOne(words);
        return isWhole ? [{ start: found.index, end: found.index + found[0].length, words }] : [];
      }),
    );
  const all = [...find(SPEECH, isSpeech), ...find(STRESS, isSentence)];
  return all
    .filter((one) => !all.some((outer) => outer !== one && outer.start <= one.start && outer.end >= one.end))
    .sort((a, b) => a.start - b.start)
    .map((one) => ({ ...one, marks: marksOf(text, one) }));
}

/** Of its own sentence: those inside, else those that follow, else those before. */
function marksOf(text: string, { start, end }: { start: number; end: number }): number[] {
  const numbers = (marks: string): number[] => [...marks.matchAll(MARK)].map(([, digits]) => Number(digits));
  const inside = numbers(text.slice(start, end));
  const after = MARKS_AFTER.exec(text.slice(end));
  const follows =
    after && !NEXT_SENTENCE.test(text.slice(end - 2, end) + (after[1] ?? '')) ? numbers(after[2] ?? '') : [];
  if (inside.length + follows.length > 0) return [...new Set([...inside, ...follows])];
  const before = MARKS_BEFORE.exec(text.slice(0, start));
  const isSame = before && !/[.!?。！？]["'”’」』)\]]*\s*$/u.test(text.slice(0, before.index));
  const between = before?.[2] ?? '';
  return before && isSame && !NEXT_SENTENCE.test(`${between}x`) ? [...new Set(numbers(before[1] ?? ''))] : [];
}
