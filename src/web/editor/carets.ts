import type { CaretEnds } from '#contract/live/presence.ts';
import type { Writing } from './writing.ts';

/** Where another tab stands in a text. `name` null: one of this person. */
export interface OtherCaret {
  peer: string;
  name: string | null;
  colour: number;
  ends: CaretEnds;
}

/** What presence tells of carets, and is told: both sides come late. */
interface CaretChannel {
  /** By card. */
  all: ReadonlyMap<string, readonly OtherCaret[]>;
  readonly heard: Set<() => void>;
  tell: ((ends: CaretEnds | null) => void) | null;
}

const channels = new WeakMap<Writing, CaretChannel>();

/** The carets on the board on which is written; the same for everything that shows it. */
export function caretsIn(writing: Writing): CaretChannel {
  const channel = channels.get(writing) ?? { all: new Map(), heard: new Set(), tell: null };
  channels.set(writing, channel);
  return channel;
}
