import { wordsAsPattern } from '#contract/base/either.ts';
import { withoutEnd } from '#contract/base/without-end.ts';
import { readScript } from '#contract/recipes/script/script.ts';
import { sentenceSpansOf } from './sentence-spans.ts';
import { maskOf, spokenLanguageOf, syllablesOfWords } from '#contract/recipes/script/spoken-words.ts';
import type { Language } from '#contract/base/language.ts';

/** What is said in one breath at most, and what is too little for one; in syllables. A sentence within the first needs no mark. */
export const BREATH = { most: 20, least: 5 } as const;

/** Ends of clauses, which carry a pause by themselves. */
const CLAUSE = new RegExp(
  String.raw`(?:${wordsAsPattern(`
    고 지만 는데 은데 ㄴ데 한데 인데 던데 (?<!에)서 면 니까 으며 하며 되며 이며 면서 려고 으려 다가 도록 자마자 거나 든지 든가 므로 기에 느라 자니 더니 ㄹ수록 을수록
    할수록 수록 다면 라면 으나 지요 아도 어도 해도 라도 뒤에 후에 때 전에 때문에 덕분에 동안 만큼 아야 어야 해야
  `)})$`,
);
/** Particles after which a phrase ends. */
const PHRASE = /(?:은|는|이|가|을|를|에서|에게|으로|로|에|도|까지|부터|보다|처럼|란|의해|통해|위해|대해)$/;
const COMMA = /[,，、;:…]["'”’)]*$/;

/** What a breath costs after such a word: the less, the better the place. */
const COST = { comma: 0, clause: 2, phrase: 7, word: 14 } as const;
const EVERY_BREATH = 6;
const PER_SYLLABLE_SHORT = 4;
const PER_SYLLABLE_OVER = 100;
/** Of the square of how far a breath is from the usual one: two even ones are better than a long and a short one. */
const UNEVEN = 0.05;
const USUAL = 12;

/** Letters of a word that are looked at for how it ends. */
const ENDING = 12;

interface Word {
  /** Where it ends in the text. */
  end: number;
  syllables: number;
  cost: number;
}

function costAfter(word: string): number {
  const end = word.slice(-ENDING);
  if (COMMA.test(end)) return COST.comma;
  const bare = withoutEnd(end, /[^\p{L}\p{N}]/u);
  if (bare.length > 1 && CLAUSE.test(bare)) return COST.clause;
  return bare.length > 1 && PHRASE.test(bare) ? COST.phrase : COST.word;
}

/** Where a speaker breathes inside sentences: the place in the text after which the white space follows. */
export function breathsOf(text: string): number[] {
  const lines = readScript(text).sections.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'spoken'));
  const language = spokenLanguageOf(lines.map(({ text }) => text).join('\n'));
  return lines.flatMap((line) => {
    const masked = maskOf(line.text);
    return sentenceSpansOf(line.text).flatMap(([from, to]) =>
      stretchesOf(masked.slice(from, to), line.at[0] + from, language).flatMap(breathsIn),
    );
  });
}

/** The words between marks of breath that stand there already. White space that is not said parts nothing. */
function stretchesOf(sentence: string, at: number, language: Language): Word[][] {
  const stretches: Word[][] = [[]];
  for (const { 0: word, index } of sentence.matchAll(/[^ \t]+/g)) {
    if (/^[/|]+$/.test(word)) {
      stretches.push([]);
      continue;
    }
    const said = word.replaceAll('\u0001', '');
    const last = stretches.at(-1)?.at(-1);
    const end = at + index + word.length;
    if (said === '' && last) last.end = end;
    else stretches.at(-1)?.push({ end, syllables: syllablesOfWords(said, language), cost: costAfter(said) });
  }
  return stretches;
}

/** The cheapest way to part the words, by dynamic programming over the words that end one breath. */
function breathsIn(words: readonly Word[]): number[] {
  const total = words.reduce((sum, { syllables }) => sum + syllables, 0);
  if (total <= BREATH.most) return [];
  const costs: number[] = [];
  const froms: number[] = [];
  words.forEach((word, last) => {
    let best = Infinity;
    let from = last;
    let syllables = 0;
    for (let first = last; first >= 0; first -= 1) {
      syllables += words[first]?.syllables ?? 0;
      if (syllables > BREATH.most && first < last) break;
      const cost = (first === 0 ? 0 : (costs[first - 1] ?? 0)) + costOf(syllables);
      if (cost < best) [best, from] = [cost, first];
      if (last - first > 2 * BREATH.most) break;
    }
    costs.push(best + (last === words.length - 1 ? 0 : word.cost + EVERY_BREATH));
    froms.push(from);
  });
  const ends: number[] = [];
  for (let first = froms.at(-1) ?? 0; first > 0; first = froms[first - 1] ?? 0) ends.push(words[first - 1]?.end ?? 0);
  return ends.toReversed();
}

const costOf = (syllables: number): number =>
  Math.max(0, syllables - BREATH.most) * PER_SYLLABLE_OVER +
  Math.max(0, BREATH.least - syllables) * PER_SYLLABLE_SHORT +
  (syllables - USUAL) ** 2 * UNEVEN;

/** The text with ' /' where a speaker breathes. Taking the marks out again gives the text as it was. */
export function withBreaths(text: string): string {
  let marked = '';
  let done = 0;
  for (const at of breathsOf(text)) {
    marked += `${text.slice(done, at)} /`;
    done = at;
  }
  return marked + text.slice(done);
}
