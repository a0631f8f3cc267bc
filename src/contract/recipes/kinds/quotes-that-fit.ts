import type { Quote, RecipeMaterial } from '../recipe.ts';
import { measureOf } from '../script/speech.ts';
import { syllablesOfWords, wordsOfLine } from '../script/spoken-words.ts';
import { inTurn } from './outline.ts';

/** Silence between two lines, with some to spare. */
const GAP_SEC = 1;

/** Seconds of a line in whichever language the whole text turns out to be read: a frame and its sources may differ in theirs. */
export function secondsAtMost(line: string, syllablesPerSec: number): number {
  const { seconds, syllables } = measureOf(line, syllablesPerSec);
  const asKorean = syllablesOfWords(wordsOfLine(line), 'ko');
  return seconds + Math.max(0, asKorean - syllables) / syllablesPerSec;
}

/** Takes up to `most` whole quotes that can be said in `roomSec` together; what is too long is left for another part. */
type TakeQuotes = (most: number, roomSec: number, isWanted?: (quote: Quote) => boolean) => Quote[];

/** Hands out the quotes of the sources, one source after the other, each once. */
export function quotesThatFit(material: RecipeMaterial, syllablesPerSec: number): TakeQuotes {
  const left = inTurn(material);
  return (most, roomSec, isWanted = () => true) => {
    const taken: Quote[] = [];
    let rest = roomSec;
    for (const quote of left.filter(isWanted)) {
      if (taken.length === most) break;
      const sec = secondsAtMost(quote.text, syllablesPerSec) + GAP_SEC;
      if (sec > rest) continue;
      taken.push(quote);
      left.splice(left.indexOf(quote), 1);
      rest -= sec;
    }
    return taken;
  };
}
