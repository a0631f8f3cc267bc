import { either } from '#contract/base/either.ts';
import { isEnd } from '#contract/recipes/structure/utterances.ts';

/** Words of a video from `startSec` to `endSec`, as captions give them: often without full stops. */
export interface SpokenSegment {
  startSec: number;
  endSec: number;
  text: string;
}

/** What is said in one breath: a sentence where one can be told, else a stretch between pauses. */
export interface Utterance extends SpokenSegment {
  words: number;
  /** Silence before it, in seconds; 0 for the first. */
  pauseSec: number;
  /** Inside a stretch of speech: it neither follows a full stop nor a pause, only the captions are divided here. */
  isRunOn: boolean;
}

interface Word {
  text: string;
  startSec: number;
  endSec: number;
  isFirst: boolean;
}

const PAUSE_SEC = 0.8;
/** Speech without any end is divided where a caption begins once it is this long, and anywhere at twice that. */
const MOST_WORDS = 18;
const LONGEST_WORD = 200;

/** With these a new thought begins even where nothing is heard before them. */
const OPENERS = /^(?:그런데|근데|하지만|그러나|그렇지만|however)[,]?$/i;
/** And with these where a caption begins too. */
const CAPTION_OPENERS = /^(?:but|so|now|okay|anyway)[,]?$/i;
/** A caption that begins with what is asked of the viewer, behind words that are not bound to it. */
const CALL_OPENER = /^(?:구독|좋아요)(?:과|이랑|이나|하고|와|랑|도|은|을)?$/;
const BOUND = /(?:[면서고께도은는이가을를에의와과랑던]|분들?|여러분|부터|꼭|지금|바로|많은|한번)$/;
/** And where a caption begins, these. */
const CAPTION_PHRASES = new RegExp(
  String.raw`^(?:${either([/(?:hey|hi|hello) (?:guys|everyone|everybody|friends|there)|welcome (?:back|to)/, /today (?:we|i|we're|i'm|we'll|i'll)|thanks to|thank you/, /comment (?:your|below|down)|see you|look at|let's (?:go|get|start|see)/]).source})$`,
  'i',
);
const PHRASE_OPENERS = /^(?:for (?:example|instance)|in (?:this|today's)|before (?:we|i)|here's (?:the|my|an?))$/i;

const NOISE = /\[[^[\]]{0,40}\]|[♪♫]+|>>+/g;

/** Segments in order of time, without noises such as [음악], divided and joined into utterances. */
export function utterancesOf(segments: readonly SpokenSegment[]): Utterance[] {
  const utterances: Utterance[] = [];
  let open: Word[] = [];
  let isRunOn = false;
  const close = (isEnd: boolean) => {
    const first = open[0];
    const last = open.at(-1);
    if (first && last) {
      const before = utterances.at(-1);
      utterances.push({
        startSec: first.startSec,
        endSec: last.endSec,
        text: open.map(({ text }) => text).join(' '),
        words: open.length,
        pauseSec: before ? Math.max(0, first.startSec - before.endSec) : 0,
        isRunOn,
      });
      isRunOn = !isEnd;
    }
    open = [];
  };
  const words = wordsOf(segments);
  words.forEach((word, i) => {
    const last = open.at(-1);
    if (last && word.startSec - last.endSec >= PAUSE_SEC) close(true);
    else if (last && isEnd(last.text, word.text)) close(true);
    else if (last && endsWithNumber(last.text, word.text, open.length)) close(true);
    else if (opensThought(word, words[i + 1], open.length)) close(true);
    else if (last && word.isFirst && CALL_OPENER.test(word.text) && !BOUND.test(last.text)) close(true);
    else if (open.length >= 3 && word.isFirst && CAPTION_OPENERS.test(word.text)) close(false);
    else if (open.length >= (word.isFirst ? MOST_WORDS : 2 * MOST_WORDS)) close(false);
    open.push(word);
  });
  close(true);
  return utterances;
}

/** 'down to 380. First …': a number of a list stands at the beginning. */
const endsWithNumber = (word: string, next: string, wordsBefore: number): boolean =>
  wordsBefore > 2 && /^[$€£]?\d[\d,]*\.$/.test(word) && /^[A-Z]/.test(next);

function opensThought(word: Word, next: Word | undefined, wordsBefore: number): boolean {
  if (wordsBefore >= 3 && OPENERS.test(word.text)) return true;
  if (wordsBefore >= 2 && word.isFirst && CAPTION_PHRASES.test(`${word.text} ${next?.text ?? ''}`)) return true;
  return wordsBefore >= 5 && PHRASE_OPENERS.test(`${word.text} ${next?.text ?? ''}`);
}

/** The words with their times: those of a caption share its time by their lengths. Captions that overlap follow each other. */
export function wordsOf(segments: readonly SpokenSegment[]): Word[] {
  const ordered = segments
    .filter(({ startSec, text }) => Number.isFinite(startSec) && text.trim() !== '')
    .toSorted((a, b) => a.startSec - b.startSec);
  return ordered.flatMap((segment, i) => {
    const next = ordered[i + 1]?.startSec ?? Infinity;
    const told = Number.isFinite(segment.endSec) ? segment.endSec : segment.startSec;
    const end = Math.max(segment.startSec, Math.min(told, next));
    const words = segment.text
      .replace(NOISE, ' ')
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => word.slice(0, LONGEST_WORD));
    const letters = words.reduce((sum, word) => sum + word.length, 0) || 1;
    let spoken = 0;
    const at = () => segment.startSec + ((end - segment.startSec) * spoken) / letters;
    return words.map((text, j) => {
      const startSec = at();
      spoken += text.length;
      return { text, startSec, endSec: at(), isFirst: j === 0 };
    });
  });
}
