import { central, type CentralSentence } from './overview.ts';
import { once } from '../../platform/once.ts';
import { passageSentencesOf } from '../sentences.ts';

/** A text is summed up in so many parts of about even length at most, each by so many sentences. */
const PARTS = 6;
const PER_PART = 2;
/** Of a part no more passages are looked at than these, evenly spread. */
const LOOKED_AT = 24;
/** A shorter lead is a title or a greeting. */
const LEAD_LENGTH = 20;

/**
 * Sums a text up in sentences of its own: how it begins, then the most central sentences of each of its parts, in the order
 * of the text. `breaks` are the passages at which something new begins (a heading, a chapter); parts end there if they can.
 */
export function sumUp(passages: readonly string[], breaks: readonly number[] = []): CentralSentence[] {
  const lead = passageSentencesOf(passages[0] ?? '').find((text) => text.length >= LEAD_LENGTH);
  const said = partsOf(passages.length, breaks).flatMap((places) => central(passages, places, PER_PART));
  return once(
    lead === undefined || said.some(({ passage, text }) => passage === 0 && text === lead)
      ? said
      : [{ passage: 0, text: lead }, ...said],
  );
}

/** The places 0 to `count` in parts of about even length; a part begins at the break nearest to where it would begin. */
function partsOf(count: number, breaks: readonly number[]): number[][] {
  const wanted = Math.min(PARTS, Math.ceil(count / 3));
  const length = count / Math.max(1, wanted);
  const begins = Array.from({ length: wanted }, (_, part) => {
    const even = Math.round(part * length);
    const near = breaks.filter((at) => Math.abs(at - even) < length / 2);
    return part === 0 ? 0 : (near.sort((a, b) => Math.abs(a - even) - Math.abs(b - even))[0] ?? even);
  });
  return [...new Set(begins)].map((from, part, all) => thinned(from, all[part + 1] ?? count));
}

function thinned(from: number, to: number): number[] {
  const step = Math.max(1, (to - from) / LOOKED_AT);
  return Array.from({ length: Math.min(LOOKED_AT, to - from) }, (_, i) => from + Math.floor(i * step));
}
