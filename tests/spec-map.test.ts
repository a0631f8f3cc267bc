import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const map = readFileSync('docs/spec-map.md', 'utf8');
const PATH = '`((?:src|tests|bench|scripts|docs)/[^`]+)`';
const all = (pattern: string) => Array.from(map.matchAll(new RegExp(pattern, 'g')));
const read = (path: string) => readFileSync(path, 'utf8');

it('names files that exist', () => {
  const paths = new Set(all(PATH).map(([, path = '']) => path));
  expect(paths.size).toBeGreaterThan(100);
  expect([...paths].filter((path) => !existsSync(path))).toEqual([]);
});

it('names what those files hold', () => {
  const names = all(`${PATH} \\(([^)]+)\\)`).flatMap(([, path = '', list = '']) =>
    list.split(', ').map((name) => ({ path, name })),
  );
  const absent = names.filter(({ path, name }) => !new RegExp(`\\b${name}\\b`).test(read(path)));
  expect(absent).toEqual([]);
});

it('names tests by titles that they have, whole or their beginning', () => {
  const titles = all(`${PATH} “([^”]+)”`).map(([, path = '', title = '']) => ({ path, title }));
  expect(titles.length).toBeGreaterThan(100);
  const begins = (title: string) => [`'${title}`, `"${title}`, `\`${title}`];
  expect(titles.filter(({ path, title }) => !begins(title).some((it) => read(path).includes(it)))).toEqual([]);
});
