import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';
import { COUNT_FILE, type Count } from './stages.ts';

const firstLine = (message = ''): string => stripVTControlCharacters(message).split('\n', 1)[0] ?? '';

function failuresIn(module: TestModule): string[] {
  const file = `${relative('.', module.moduleId)} (${module.project.name})`;
  const broken = [...module.children.allTests('failed')].map(
    (test) => `${file}: ${test.fullName}: ${firstLine(test.result().errors?.[0]?.message)}`,
  );
  return [...broken, ...module.errors().map((error) => `${file}: ${firstLine(error.message)}`)];
}

/** Writes what a run of vitest came to, an error outside of every test included, to the file that the environment names. */
export default class CountTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly { message: string; stack?: string }[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const having = (state: string) => tests.filter((test) => test.result().state === state).length;
    const failures = [
      ...modules.flatMap(failuresIn),
      ...outside.map((error) => `outside of the tests: ${firstLine(error.message)}\n${error.stack ?? ''}`),
    ];
    const count: Count = {
      passed: having('passed'),
      failed: Math.max(having('failed'), failures.length),
      skipped: having('skipped'),
      failures,
    };
    writeFileSync(process.env[COUNT_FILE] ?? '', JSON.stringify(count));
  }
}
