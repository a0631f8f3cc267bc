import { ReadProblem } from '../sources/documents/read-problem.ts';

/** Why a document could not be read; null where it was, and what was thrown where that is no such reason. */
export async function problemOf(reading: Promise<unknown>): Promise<unknown> {
  const error = await reading.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof ReadProblem ? error.problem : error;
}
