import type { Segment } from '#contract/sources/captions/segment.ts';
import { PASSAGE, toStorable, type Draft } from './passages.ts';

/** A passage of speech: long enough to be understood, short enough to be found again when it is played. */
const SPEECH = { leastSec: 30, mostSec: 60, pauseSec: 1, tailSec: 10 } as const;
const SENTENCE_END = /[.!?。！？…]["'”’」』)\]]*$|(?:다|요|죠|까|네)$/u;

/**
 * Captions merged to passages of 30-60 seconds or 400-600 characters that end at a sentence or a pause where they can. Who
 * speaks stands before what they say, on a line of its own for each.
 */
export function timedPassagesOf(segments: readonly Segment[]): Draft[] {
  const groups: Segment[][] = [];
  let open: Segment[] = [];
  const close = () => {
    if (open.length > 0) groups.push(open);
    open = [];
  };
  segments.forEach((segment, index) => {
    if (open.length > 0 && overflows(open, segment)) close();
    open.push(segment);
    const next = segments[index + 1];
    const pause = (next?.start ?? Infinity) - segment.end;
    if (isEnough(open, next) && (SENTENCE_END.test(segment.text) || pause > SPEECH.pauseSec)) close();
  });
  close();
  return joinTail(groups).map(toDraft);
}

/** A last word of thanks goes to what was said before it. */
function joinTail(groups: Segment[][]): Segment[][] {
  const [before, last] = groups.slice(-2);
  const isShort = last && endOf(last) - startOf(last) < SPEECH.tailSec && textOf(last).length < PASSAGE.tail;
  return before && isShort ? [...groups.slice(0, -2), [...before, ...last]] : groups;
}

/** Words whose speaker is not told go on from those before. */
function textOf(segments: readonly Segment[]): string {
  let last: string | undefined;
  return segments.reduce((text, { speaker, text: words }) => {
    const isOther = speaker !== undefined && speaker !== last;
    last = speaker ?? last;
    const said = isOther ? `${speaker}: ${words}` : words;
    return text === '' ? said : `${text}${isOther ? '\n' : ' '}${said}`;
  }, '');
}

const lengthOf = (segments: readonly Segment[]): number =>
  segments.reduce(
    (sum, { text, speaker }, i) =>
      sum + text.length + 1 + (speaker && speaker !== segments[i - 1]?.speaker ? speaker.length + 2 : 0),
    0,
  );
const endOf = (segments: readonly Segment[]): number => Math.max(...segments.map((segment) => segment.end));
const startOf = (segments: readonly Segment[]): number => segments[0]?.start ?? 0;

/** Of what is said at one moment, as far as the source tells, the length alone counts. */
const isMoment = (open: readonly Segment[], next: Segment | undefined): boolean => next?.start === startOf(open);

const overflows = (open: readonly Segment[], next: Segment): boolean =>
  lengthOf(open) + next.text.length > PASSAGE.most ||
  (!isMoment(open, next) && next.end - startOf(open) > SPEECH.mostSec);

const isEnough = (open: readonly Segment[], next: Segment | undefined): boolean =>
  lengthOf(open) >= PASSAGE.least || (!isMoment(open, next) && endOf(open) - startOf(open) >= SPEECH.leastSec);

const toDraft = (segments: readonly Segment[]): Draft => ({
  text: toStorable(textOf(segments)),
  heading: null,
  page: null,
  startSec: startOf(segments),
  endSec: endOf(segments),
});
