import type { Language } from './language.ts';

/** What a checker has found in a text. */
export interface Finding<Rule extends string = string> {
  rule: Rule;
  /** An error keeps the text from being copied or taken for finished; a warning is only told. */
  level: 'error' | 'warning';
  /** Where, as [start, end) of the judged text in UTF-16 units; null for the whole of it, or for something that is absent. */
  at: readonly [start: number, end: number] | null;
  /** What happened and what to do, in one or two sentences; numbers and words of the text are in it. */
  words: Readonly<Record<Language, string>>;
  /** What the place could be replaced by, where that can be said exactly. */
  fix?: string;
}

/** Those that keep a text from being finished. */
export const errorsOf = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ level }) => level === 'error');
