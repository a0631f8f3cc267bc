import type { Segment } from '#contract/sources/captions/segment.ts';
import { PASSAGE, toStorable, type Draft } from './passages.ts';

/** A passage of speech: long enough to be understood, short enough to be found again when it is played. */
const SPEECH = { leastSec: 30, mostSec: 60, pauseSec: 1, tailSec: 10 } as const;
const SENTENCE_END = /[.!?。！？…]["'”’」』)\]]*$|(?:다|요|죠|까|네)$/u;

/** Captions merged to passages of 30-60 seconds or 400-600 characters that end at a sentence or a pause where they can. */
export function timedPassagesOf(segments: readonly Segment[]): Draft[] {
  const drafts: Draft[] = [];
  let open: Segment[] = [];
  const close = () => {
    if (open.length > 0) drafts.push(toDraft(open));
    open = [];
  };
  segments.forEach((segment, index) => {
    if (open.length > 0 && overflows(open, segment)) close();
    open.push(segment);
    const pause = (segments[index + 1]?.start ?? Infinity) - segment.end;
    if (isEnough(open) && (SENTENCE_END.test(segment.text) || pause > SPEECH.pauseSec)) close();
  });
  close();
  return joinTail(drafts);
}

/** A last word of thanks goes to what was said before it. */
function joinTail(drafts: Draft[]): Draft[] {
  const [before, last] = drafts.slice(-2);
  const isShort = last && (last.endSec ?? 0) - (last.startSec ?? 0) < SPEECH.tailSec && last.text.length < PASSAGE.tail;
  if (!before || !isShort) return drafts;
  return [...drafts.slice(0, -2), { ...before, text: `${before.text} ${last.text}`, endSec: last.endSec }];
}

const lengthOf = (segments: readonly Segment[]): number =>
  segments.reduce((sum, segment) => sum + segment.text.length + 1, 0);
const startOf = (segments: readonly Segment[]): number => segments[0]?.start ?? 0;

const overflows = (open: readonly Segment[], next: Segment): boolean =>
  lengthOf(open) + next.text.length > PASSAGE.most || next.end - startOf(open) > SPEECH.mostSec;

const isEnough = (open: readonly Segment[]): boolean =>
  lengthOf(open) >= PASSAGE.least || (open.at(-1)?.end ?? 0) - startOf(open) >= SPEECH.leastSec;

const toDraft = (segments: readonly Segment[]): Draft => ({
  text: toStorable(segments.map((segment) => segment.text).join(' ')),
  heading: null,
  page: null,
  startSec: startOf(segments),
  endSec: Math.max(...segments.map((segment) => segment.end)),
});
