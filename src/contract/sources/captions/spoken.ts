import type { Segment } from './segment.ts';
import { namesAbove, namesBefore, prefixOf } from './speakers.ts';

/** A line of words, without markup. */
export interface Line {
  text: string;
  /** As the format tells; undefined where it does not. */
  speaker?: string | undefined;
}

/** What is said or shown from when to when, before it is known which of its words are names. */
export interface Spoken {
  start: number;
  end: number;
  lines: readonly Line[];
}

/** The signs by which a recogniser says that it heard nothing, or that somebody else goes on. */
const NOISE = /\[(?:BLANK_AUDIO|SPEAKER_TURN|_[A-Z]{2,5}_(?:\d{1,4})?)\]/g;

/**
 * What is said as segments: the lines of one speaker are one, and the name of a speaker that stands before or above the
 * words is told apart from them. Those without words are left out.
 */
export function segmentsOf(spoken: readonly Spoken[]): Segment[] {
  const told = spoken
    .map(({ lines, ...times }) => ({ ...times, lines: lines.map(tidy).filter(({ text }) => text !== '') }))
    .filter(({ lines }) => lines.length > 0);
  const unnamed = told.filter(({ lines }) => lines.every(({ speaker }) => speaker === undefined));
  const above = namesAbove(unnamed.filter(({ lines }) => lines.length > 1).map(({ lines }) => lines[0]?.text ?? ''));
  const before = namesBefore(unnamed.flatMap(({ lines }) => lines.map(({ text }) => text)));
  return told.flatMap(({ start, end, lines }) =>
    partsOf(lines, above, before).map(({ text, speaker }) => ({
      start: toMs(start),
      end: toMs(Math.max(start, end)),
      text,
      ...(speaker !== undefined && { speaker }),
    })),
  );
}

const toMs = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;

const tidy = ({ text, speaker }: Line): Line => {
  const name = speaker?.replace(/\s+/g, ' ').trim();
  return { text: text.replace(NOISE, '').replace(/\s+/g, ' ').trim(), speaker: name === '' ? undefined : name };
};

function partsOf(lines: readonly Line[], above: ReadonlySet<string>, before: ReadonlySet<string>): Line[] {
  const [first, ...others] = lines;
  if (first && first.speaker === undefined && others.length > 0 && above.has(first.text))
    return partsOf(others, new Set(), before).map((part) => ({ ...part, speaker: part.speaker ?? first.text }));
  const parts: { text: string; speaker: string | undefined }[] = [];
  for (const line of lines) {
    const prefix = line.speaker === undefined ? prefixOf(line.text) : null;
    const isNamed = prefix !== null && before.has(prefix.name);
    const text = isNamed ? prefix.words : line.text;
    const speaker = isNamed ? prefix.name : line.speaker;
    const last = parts.at(-1);
    if (last && (speaker === undefined || speaker === last.speaker)) last.text = `${last.text} ${text}`.trim();
    else parts.push({ text, speaker });
  }
  return parts.filter(({ text }) => text !== '');
}
