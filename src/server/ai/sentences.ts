import { quotableOf } from '#contract/base/marked-text.ts';

const segmenter = new Intl.Segmenter('ko', { granularity: 'sentence' });

/** Ends that are no ends: an initial ('J. '), a numbered item ('2. '), an opened bracket or quotation mark. */
const FALSE_END = /(^|\s)[A-Za-z가-힣]?\.\s$|[0-9]\.\s$|["'“‘(]\s*$/;

/** A number that ends a sentence in English ('in 2024. The'), unless it may count an item. */
const ENDS_IN_NUMBER = /(?<!(?:^|\s)\d?)\d\.\s$/;

/** Automatic captions have no full stops: what is longer than this ends where somebody speaking Korean ends a sentence. */
const LONG = 150;
/** How spoken sentences end, unless the word is a noun (필요, 중요), is reported, or names the button below a video. */
const SPOKEN_END =
  /(?:니다|(?<![필중수주개소동강노])요|[가-힣]죠)(?<!구독(?:과|이랑|하고)? ?좋아요)\s+(?!라고|하고|라는|라며|하며|버튼|누르|눌러|알림|꾹)/gu;
/** What is shorter goes with what follows: 네 맞아요. */
const SHORTEST = 12;

/** What is longer even so is cut into pieces of about half, where a clause begins or has ended if it can. */
const LONGEST = 300;
const PIECE = new RegExp(
  [
    String.raw`[\s\S]{1,149}$`,
    String.raw`[\s\S]{60,149}(?<!\s(?:and|so|but|because|then|now))(?=\s(?:and|so|but|because|then|now|okay|if|when|which|who|where|while)\s)`,
    String.raw`[\s\S]{60,149}(?<=[가-힣](?:고|며|는데|은데|인데|서|니까|면|지만))(?=\s)`,
    String.raw`[\s\S]{1,149}(?=\s)`,
    String.raw`\S{150}`,
  ].join('|'),
  'giu',
);

/** The sentences of a text, trimmed, in order; each stands in the text as it is. A line break ends a sentence. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const before = sentences.at(-1);
    const isEnd = before !== undefined && /^[A-Z]/.test(segment) && ENDS_IN_NUMBER.test(before);
    const isFalse = before !== undefined && (!/\s$/.test(before) || (FALSE_END.test(before) && !isEnd));
    const isGlued = isFalse && !before.endsWith('\n');
    if (isGlued) sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences
    .flatMap((sentence) => (sentence.length > LONG ? spokenIn(sentence) : sentence))
    .flatMap((sentence) => (isTooLong(sentence) ? (sentence.match(PIECE) ?? []) : sentence))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Written sentences of that length have a sign somewhere. */
const isTooLong = (sentence: string): boolean =>
  sentence.length > LONGEST || (sentence.length > LONG && !/[,;:.!?…"“”]/.test(sentence));

function spokenIn(text: string): string[] {
  const spoken: string[] = [];
  let from = 0;
  for (const { 0: end, index } of text.matchAll(SPOKEN_END)) {
    const to = index + end.length;
    if (to - from < SHORTEST) continue;
    spoken.push(text.slice(from, to));
    from = to;
  }
  return [...spoken, text.slice(from)];
}

/** The lines of a passage that may be quoted, each with its sentences: without marks of Markdown, a cell of a table or a line of code each by itself. */
export const passageLinesOf = (passage: string): { line: string; sentences: string[] }[] =>
  quotableOf(passage).map((line) => ({ line, sentences: sentencesOf(line) }));

/** The sentences of a passage that may be quoted. */
export const passageSentencesOf = (passage: string): string[] =>
  passageLinesOf(passage).flatMap(({ sentences }) => sentences);
