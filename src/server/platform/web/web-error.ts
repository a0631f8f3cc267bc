import type { SourceProblem } from '#contract/sources/source-state.ts';

/** What a person is told of a fetch that failed: few fixed words, so that an answer is no oracle on what stands behind an address. */
export const webProblems = [
  'refused-address',
  'unreachable',
  'timeout',
  'too-large',
  'wrong-type',
] as const satisfies readonly SourceProblem[];
export type WebProblem = (typeof webProblems)[number];

/** `detail` is for the log only: which rule refused. */
export class WebError extends Error {
  override readonly name = 'WebError';
  readonly problem: WebProblem;
  readonly detail: string;
  constructor(problem: WebProblem, detail: string, options?: { cause?: unknown }) {
    super(`${problem}: ${detail}`, options);
    this.problem = problem;
    this.detail = detail;
  }
}
