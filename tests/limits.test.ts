import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as limits from '../src/contract/limits.ts';

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.') && !path.endsWith('contract/limits.ts'))
  .map((path) => readFileSync(path, 'utf8'));
const names = Object.entries(limits).flatMap(([group, figures]) =>
  Object.keys(figures).map((name) => `${group}.${name}`),
);

it.each(names)('%s is used by the product, not merely declared', (name) => {
  const [group, figure] = name.split('.');
  const isRead = new RegExp(`\\b${group}\\.${figure}\\b|\\b${figure}\\b[^;]*\\} = ${group}\\b`);
  expect(sources.some((source) => isRead.test(source))).toBe(true);
});
