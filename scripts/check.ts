import { check, close, vitest, type Count } from './stages.ts';

/** The fast part: what a change must pass before it is shown to anybody. */
export async function checkAll(): Promise<Count[]> {
  return [
    await check('types', 'tsc', ['-b']),
    await check('lint', 'oxlint', ['--deny-warnings']),
    await check('format', 'prettier', ['--check', '--log-level=warn', '.']),
    await check('unused code and packages', 'knip', []),
    await vitest('rules, screens and architecture', 'unit*'),
  ];
}

if (import.meta.main) close(await checkAll());
