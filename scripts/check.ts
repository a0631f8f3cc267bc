import { checkTogether, close, vitest, type Count } from './stages.ts';

/** The fast part: what a change must pass before it is shown to anybody. */
export async function checkAll(): Promise<Count[]> {
  return [
    ...(await checkTogether([
      // Several checkers of one project on two cores check the same types again and again.
      ['types', 'tsc', ['-b', '--checkers', '1']],
      ['format', 'prettier', ['--check', '--log-level=warn', '.']],
      ['lint', 'oxlint', ['--deny-warnings']],
      ['unused code and packages', 'knip', []],
    ])),
    await vitest('rules, screens and architecture', 'unit*'),
  ];
}

if (import.meta.main) close(await checkAll());
