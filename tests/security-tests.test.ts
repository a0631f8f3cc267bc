import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('docs/security-tests.md', 'utf8');
const read = (path: string) => readFileSync(path, 'utf8');
/** How many rows the bar has under each letter, in its order. */
const bar = { A: 12, B: 6, R: 11, D: 9, C: 19, F: 9, S: 6, U: 9, X: 6, L: 9, P: 6, Q: 8 };
const ids = Object.entries(bar).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`),
);

const rows = text
  .split('\n')
  .filter((line) => /^\| [A-Z]\d/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map((cells) => {
    const [id = '', sentence = '', proof = '', verdict = ''] = cells;
    return { id, sentence, proof, verdict, cells: cells.length };
  });
const BENCH = /`npm run bench -- ([\w-]+)[^`]*`/g;
const PATH = /`((?:src|tests|bench|scripts|docs)\/[^`]+)`/g;
const TITLE = /`((?:src|tests)\/[^`]+)` “([^”]+)”/g;

it('has every row of the bar once, in its order', () => {
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

it('says of every row what must hold, and one of three verdicts with its reason or figure', () => {
  const isSaid = ({ cells, sentence, verdict }: (typeof rows)[number]) =>
    cells === 4 && sentence.length > 20 && /^(met(: \S.+)?|(partly|open): \S.+?)$/.test(verdict);
  expect(rows.filter((row) => !isSaid(row))).toEqual([]);
});

it('names a test or a bench where something is proved', () => {
  const proves = ({ proof }: (typeof rows)[number]) => proof.match(TITLE) ?? proof.match(BENCH);
  const bare = rows.filter((row) => !proves(row));
  expect(bare.filter(({ proof, verdict }) => proof !== 'none' || !verdict.startsWith('open: '))).toEqual([]);
});

it('names files that exist', () => {
  const paths = new Set(Array.from(text.matchAll(PATH), ([, path = '']) => path));
  expect(paths.size).toBeGreaterThan(50);
  expect([...paths].filter((path) => !existsSync(path))).toEqual([]);
});

it('names tests by titles that they have, whole or their beginning', () => {
  const titles = Array.from(text.matchAll(TITLE), ([, path = '', title = '']) => ({ path, title }));
  expect(titles).toHaveLength(text.split('“').length - 1);
  const begins = (title: string) => [`'${title}`, `"${title}`, `\`${title}`];
  expect(titles.filter(({ path, title }) => !begins(title).some((it) => read(path).includes(it)))).toEqual([]);
});

it('names benches that can be run', () => {
  const known = Array.from(read('scripts/bench.ts').matchAll(/^ {2}'?([\w-]+)'?: 'bench\//gm), ([, name]) => name);
  const named = rows.flatMap(({ proof, verdict }) =>
    Array.from(`${proof} ${verdict}`.matchAll(BENCH), ([, name]) => name),
  );
  expect(known.length).toBeGreaterThan(10);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

it('counts its verdicts', () => {
  const count = (verdict: string) => rows.filter((row) => row.verdict.startsWith(verdict)).length;
  const line = `${rows.length} rows: ${count('met')} met, ${count('partly')} partly, ${count('open')} open.`;
  expect(text.split('\n')).toContain(line);
});
