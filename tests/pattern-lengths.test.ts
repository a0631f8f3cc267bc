import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const LONGEST = 120;
const cwd = new URL('..', import.meta.url);

/** Regular expressions that stand on one line, behind what no division stands behind. */
const literalsIn = (code: string): string[] =>
  [...code.matchAll(/(?<=[=(,:[!&|?;]\s*|^\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[dgimsuvy]*/gm)].map(
    ([literal]) => literal,
  );

it('no regular expression is longer than 120 characters: words are tables, and parts have lines of their own', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd }).filter((file) => !file.includes('.test.'));
  const long = files.flatMap((file) =>
    literalsIn(readFileSync(new URL(file, cwd), 'utf8'))
      .filter((literal) => literal.length > LONGEST)
      .map((literal) => `${file}: ${literal.slice(0, 60)}`),
  );
  expect(long).toEqual([]);
});
