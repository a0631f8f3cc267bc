import type { SourceProblem } from '#contract/sources/source-state.ts';

/** A document that cannot be read, for a reason that a person understands. */
export class ReadProblem extends Error {
  override readonly name = 'ReadProblem';
  readonly problem: SourceProblem;
  constructor(problem: SourceProblem, detail: string = problem) {
    super(detail);
    this.problem = problem;
  }
}

/** What is kept of one document. */
export const KEPT = { characters: 2_000_000, pages: 1_000 } as const;
