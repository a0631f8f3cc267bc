import { withoutCode } from '../base/code-in-text.ts';
import type { QuoteVerdict } from './verdicts.ts';
import { MARK } from './citations.ts';

/** Words that an answer puts in quotation marks, or into a block of their own. */
export interface QuotedWords {
  /** Where they stand in the answer with their quotation marks, as [start, end). */
  start: number;
  end: number;
  /** Without the quotation marks and without marks of citations. */
  words: string;
  /** The numbers that the sentence cites for them. */
  marks: number[];
  /** 'word': one word without a number; 'block': a quotation by its place, not by quotation marks. */
  kind: 'words' | 'word' | 'block';
}

/**
 * Whether a verdict tells something: one word that no cited source has is stress, and a block with nothing near to it in any
 * source sums up or sets apart.
 */
export const isTelling = ({ kind }: Pick<QuotedWords, 'kind'>, verdict: QuoteVerdict): boolean =>
  kind === 'words' || (kind === 'word' ? verdict === 'supported' : verdict !== 'not-found');

/** By these somebody is quoted. */
const SPEECH = [
  /“([^“”]{1,1000})”/gu,
  /„([^„“”]{1,1000})[“”]/gu,
  /«([^«»]{1,1000})»/gu,
  /‹([^‹›]{1,1000})›/gu,
  /[＂〝]([^＂〝〞]{1,1000})[＂〞]/gu,
  /「([^「」]{1,1000})」/gu,
  /『([^『』]{1,1000})』/gu,
  /"(?=\S)([^"\n]{1,1000})(?<=\S)"/gu,
];
/** These also stress a word, and an apostrophe looks like one of them: only what reads as a sentence is a quotation. */
const STRESS = [
  /‘((?:[^‘’]|’(?=\p{Script=Latin})){1,1000})’(?!\p{Script=Latin})/gu,
  /(?<![\p{L}\p{N}])'(?=\S)((?:[^'\n]|'(?=[a-z])){1,1000})(?<=\S)'(?![a-zA-Z0-9])/gu,
];
/** Lines that begin with '>'. */
const BLOCK = /^[ \t]{0,3}>[^\n]*(?:\n[ \t]{0,3}>[^\n]*)*/gm;
const BLOCK_SIGNS = /^[ \t]*(?:>[ \t]?)+/gm;
/** What names what follows ('**핵심:** …', '[!NOTE]', '💡 …'), or where it is from ('— 책, 12쪽'): no words of a source. */
const LABEL = /^(?:\[!\w+\]|\p{Extended_Pictographic}|\*\*[^*\n]{1,30}(?::\*\*|\*\*\s*:)|[^\s:：]{1,12}[:：]\s)/u;
const FROM = /^\s*(?:[—–]|-\s|출처|source)/iu;
/** A mark below a block, in a line of its own that names the source. */
const MARKS_BELOW = /^\n{1,2}[ \t]*(?:[—–-]|출처|source)[^\n]{0,80}?((?:\[\d{1,3}\])+)/iu;
const MARKS_AFTER = /^([^\n]*?)(?<!\s)((?:\s*\[\d{1,3}\])+)/;
const MARKS_BEFORE = /((?:\[\d{1,3}\]\s*)+)([^\n]*)$/;
/** No farther from a quotation stand the marks of its sentence. */
const LOOKED_AROUND = 2_000;
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
 * stands in code, within another quotation or over an empty line is none. A block is one where it cites something.
 */
export function quotedIn(answer: string): QuotedWords[] {
  const text = withoutCode(answer);
  const find = (kinds: readonly RegExp[], isOne: (words: string) => boolean) =>
    kinds.flatMap((kind) =>
      [...text.matchAll(kind)].flatMap((found) => {
        const words = (found[1] ?? '').replace(BLOCK_SIGNS, '').replace(MARK, '').trim();
        const isWhole = !/\n[ \t>]*\n/.test(found[0]) && isOne(words);
        return isWhole ? [{ start: found.index, end: found.index + found[0].length, words }] : [];
      }),
    );
  const all = [...find(SPEECH, isSpeech), ...find(STRESS, isSentence)];
  const quoted = all
    .filter((one) => !all.some((outer) => outer !== one && outer.start <= one.start && outer.end >= one.end))
    .map((one): QuotedWords => ({ ...one, marks: marksOf(text, one), kind: kindOf(one.words) }));
  const blocks = blocksIn(text).filter(
    (block) => !quoted.some(({ start, end }) => start < block.end && end > block.start),
  );
  return [...quoted, ...blocks].sort((a, b) => a.start - b.start);
}

const kindOf = (words: string): 'words' | 'word' => (/\d|\S\s+\S/.test(words) ? 'words' : 'word');

function blocksIn(text: string): QuotedWords[] {
  return [...text.matchAll(BLOCK)].flatMap(({ 0: block, index }): QuotedWords[] => {
    const said = block.split(/\n[ \t]*(?:>[ \t]*)+(?=\n|$)/, 1)[0] ?? '';
    const lines = said.split('\n');
    while (lines.length > 1 && FROM.test((lines.at(-1) ?? '').replace(BLOCK_SIGNS, ''))) lines.pop();
    const own = lines.join('\n').replace(/(?<!\s|\[\d{1,3}\])(?:\s*\[\d{1,3}\])+[.。]?\s*$/u, '');
    const words = own.replace(BLOCK_SIGNS, '').replace(MARK, '').trim();
    const below = MARKS_BELOW.exec(text.slice(index + block.length))?.[1] ?? '';
    const marks = [...new Set(numbersIn(block + below))];
    if (marks.length === 0 || words.length > 1000 || !isSentence(words) || LABEL.test(words)) return [];
    const start = index + (/^[ \t]*(?:>[ \t]?)+/.exec(block)?.[0].length ?? 0);
    return [{ start, end: index + own.length, words, marks, kind: 'block' }];
  });
}

const numbersIn = (marks: string): number[] => [...marks.matchAll(MARK)].map(([, digits]) => Number(digits));

/** Of its own sentence: those inside, else those that follow, else those before. */
function marksOf(text: string, { start, end }: { start: number; end: number }): number[] {
  const inside = numbersIn(text.slice(start, end));
  const after = MARKS_AFTER.exec(text.slice(end, end + LOOKED_AROUND));
  const follows =
    after && !NEXT_SENTENCE.test(text.slice(end - 2, end) + (after[1] ?? '')) ? numbersIn(after[2] ?? '') : [];
  if (inside.length + follows.length > 0) return [...new Set([...inside, ...follows])];
  const head = text.slice(Math.max(0, start - LOOKED_AROUND), start);
  const before = MARKS_BEFORE.exec(head);
  const isSame = before && !/[.!?。！？]["'”’」』)\]]*\s*$/u.test(head.slice(0, before.index));
  const between = before?.[2] ?? '';
  return before && isSame && !NEXT_SENTENCE.test(`${between}x`) ? [...new Set(numbersIn(before[1] ?? ''))] : [];
}
