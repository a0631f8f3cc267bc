import { isTimedLine, readTimedLines } from '#contract/sources/captions/timed-lines.ts';
import { passageSentencesOf } from '../../../ai/sentences.ts';
import { utterancesOf } from '../../../recipes/structure/utterances.ts';
import type { GatheredPassage, GatheredSource } from '../../context/gather.ts';
import type { TimeSpan } from './time-span.ts';

/** A sentence that is said, with its seconds and the passage in which it stands. */
export interface Spoken {
  startSec: number;
  endSec: number;
  text: string;
  passage: GatheredPassage;
}

/** Fewer lines that begin with a time are a list of appointments. */
const LEAST_LINES = 2;

/** Whether its words have their seconds: as captions, or as lines that begin with their time. */
export const isTimed = (source: GatheredSource): boolean =>
  source.passages.some(({ startSec }) => startSec !== null) || hasTimedLines(source);

const hasTimedLines = ({ kind, passages }: GatheredSource): boolean =>
  kind === 'file' &&
  isTimedLine(passages[0]?.text.split('\n', 1)[0] ?? '') &&
  passages.flatMap(({ text }) => text.split('\n')).filter(isTimedLine).length >= LEAST_LINES;

/** What is said in it, sentence by sentence, in the order of time; empty where it has no seconds. */
export function spokenIn(source: GatheredSource): Spoken[] {
  if (source.segments.length > 0) {
    const spoken = utterancesOf(
      source.segments.map(({ start, end, text }) => ({ startSec: start, endSec: end, text })),
    );
    return spoken.flatMap(({ startSec, endSec, text }) => {
      const passage = source.passages.findLast((one) => one.startSec !== null && one.startSec <= startSec);
      return passage ? [{ startSec, endSec, text, passage }] : [];
    });
  }
  if (source.passages.some(({ startSec }) => startSec !== null))
    return source.passages.flatMap((passage, place) => {
      if (passage.startSec === null) return [];
      const endSec = passage.endSec ?? source.passages[place + 1]?.startSec ?? passage.startSec;
      return shared(passage.text, passage.startSec, endSec, passage);
    });
  return hasTimedLines(source) ? ofLines(source.passages) : [];
}

function ofLines(passages: readonly GatheredPassage[]): Spoken[] {
  const lines = passages.flatMap((passage) => passage.text.split('\n').map((text) => ({ text, passage })));
  const timed = lines.filter(({ text }) => isTimedLine(text));
  const { segments } = readTimedLines(timed.map(({ text }) => text)) ?? { segments: [] };
  let place = 0;
  return segments.flatMap(({ start, end, text }) => {
    const at = timed.findIndex((line, i) => i >= place && line.text.includes(text));
    if (at < 0) return [];
    place = at;
    const passage = timed[at]?.passage;
    return passage ? shared(text, start, end, passage) : [];
  });
}

/** The sentences of words of which only begin and end are known, each with its share of the time. */
function shared(text: string, startSec: number, endSec: number, passage: GatheredPassage): Spoken[] {
  const sentences = passageSentencesOf(text);
  const letters = sentences.reduce((sum, { length }) => sum + length, 0) || 1;
  let told = 0;
  const at = () => startSec + ((endSec - startSec) * told) / letters;
  return sentences.map((sentence) => {
    const from = at();
    told += sentence.length;
    return { startSec: from, endSec: at(), text: sentence, passage };
  });
}

/** Where somebody begins half a second earlier he is still heard. */
const SLACK_SEC = 0.5;

/** What is said in the span: what begins in it, and what takes more than half of its time there. */
export function saidWithin(spoken: readonly Spoken[], { from, to, isFromEnd, isMoment }: TimeSpan): Spoken[] {
  const end = Math.max(0, ...spoken.map(({ endSec }) => endSec));
  const [first, last] = isFromEnd ? [Math.max(0, end - from), end - to] : [from, to];
  return spoken.filter(({ startSec, endSec }) => {
    const overlap = Math.min(endSec, last) - Math.max(startSec, first);
    const isThere = startSec < last && endSec > first;
    if (isMoment && startSec <= first && endSec > first) return true;
    return isThere && (startSec >= first - SLACK_SEC || overlap * 2 >= endSec - startSec || overlap >= last - first);
  });
}
