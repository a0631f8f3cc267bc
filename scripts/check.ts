import { checkTogether, close, vitest, type Count } from './stages.ts';

/** The fast part: what a change must pass before it is shown to anybody. */
export async function checkAll(): Promise<Count[]> {
  return [
    ...(await checkTogether([
      ['types', 'tsc', ['-b']],
      ['format', 'prettier', ['--check', '--log-level=warn', '.']],
      ['lint', 'oxlint', ['--deny-warnings']],
      ['unused code and packages', 'knip', []],
    ])),
    await vitest('rules, screens and architecture', 'unit*'),
  ];
}

if (import.meta.main) close(await checkAll());
