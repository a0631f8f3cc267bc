import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const documents = ['README.md', 'README.ko.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')];

it.each(documents)('%s names files and folders that are there', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = [...text.matchAll(/`((?:src|tests|scripts|bench|docs)\/[\w./-]+)`/g)].map(([, path]) => path!);
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, path]) => path!);
  const folder = document.startsWith('docs/') ? 'docs/' : '';
  const paths = [...named, ...linked.map((path) => folder + path)].filter((path) => !/\bNAME\b|live-notice/.test(path));
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it.each(documents)('%s names decisions that are kept', (document) => {
  const numbers = [...readFileSync(document, 'utf8').matchAll(/\bdecisions? (\d{4})\b/g)].map(([, number]) => number!);
  expect(numbers.filter((number) => globSync(`docs/decisions/${number}-*.md`).length === 0)).toEqual([]);
});

const files = globSync('{src,tests,scripts,bench}/**/*.{ts,tsx,css}');
const endings = new Set(files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))));

it.each(documents)('%s names files by the end of their paths', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = [...text.matchAll(/`(?:\.\.\/)?([\w-]+(?:\/[\w.-]+)*\.(?:ts|tsx|css))`/g)].map(([, path]) => path!);
  expect(
    named.filter((path) => !/NAME|live-notice|^x\.|^kebab-case|^PascalCase/.test(path) && !endings.has(path)),
  ).toEqual([]);
});
