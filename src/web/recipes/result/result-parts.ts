import type { Span } from '#contract/base/marked-text.ts';

export interface ResultLine {
  kind: 'spoken' | 'screen' | 'broll' | 'direction' | 'note';
  text: string;
  at: Span;
}

/** What is said at one time, with what is shown meanwhile. */
export interface ResultRow {
  startSec: number | null;
  sec: number;
  /** What is said, or a remark that stands alone; null where something is only shown. */
  main: ResultLine | null;
  beside: readonly ResultLine[];
}

/** 'open': a blank in it is left to a person. 'cut': the writing ended in it. 'expected': nothing of it is there yet. */
export type PartState = 'done' | 'open' | 'writing' | 'cut' | 'expected';

export interface ResultPart {
  /** Empty where no heading names it. */
  title: string;
  state: PartState;
  spokenSec: number;
  targetSec: number | null;
  /** Of a script; a text has none. */
  rows: readonly ResultRow[];
  /** Of a text without rows: what stands below the heading, as a place in the text. */
  body: Span | null;
  at: Span;
}
