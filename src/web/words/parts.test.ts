import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogues, wordParts, type Namespace, type WordPart } from './catalogues.ts';

const web = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(file, 'utf8');

const withParts = /withWords\(\s*\[([^\]]*)\],\s*import\('([^']+)'\),?\s*\)/g;

/** What comes with words of its own is looked at by itself. */
function importsOf(file: string): string[] {
  const named = read(file)
    .replaceAll(withParts, '')
    .matchAll(/(?:import|export)(?! type)[^'";]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/g);
  return [...named]
    .map(([, still, late]) => path.join(path.dirname(file), still ?? late ?? ''))
    .filter((found) => /\.tsx?$/.test(found) && existsSync(found) && !found.includes(`${path.sep}words${path.sep}`));
}

/** Everything that a file may come to show. */
function reachedFrom(file: string): Set<string> {
  const reached = new Set<string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...importsOf(next));
  }
  return reached;
}

const wordsUsedIn = (files: Iterable<string>): string[] => [
  ...new Set(
    [...files].flatMap((file) => [...read(file).matchAll(/useWords\('(\w+)'\)/g)].map(([, name]) => name ?? '')),
  ),
];

describe('the words that a browser fetches', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.join(web, name));
  const loads = files.flatMap((file) =>
    [...read(file).matchAll(withParts)].map(([, parts = '', name = '']) => ({
      file: path.join(path.dirname(file), name),
      parts: [...parts.matchAll(/\w+/g)].map(([part]) => part as WordPart),
    })),
  );

  it('are each in one part', () => {
    const names = Object.values(wordParts).flat();
    expect([...names].sort()).toEqual(Object.keys(catalogues).sort());
  });

  it.each(loads.map((load) => [path.relative(web, load.file), load] as const))(
    'are those that %s shows',
    (_, { file, parts }) => {
      const known: readonly Namespace[] = [...wordParts.shared, ...parts.flatMap((part) => wordParts[part])];
      expect(wordsUsedIn(reachedFrom(file)).filter((name) => !known.includes(name as Namespace))).toEqual([]);
    },
  );

  it('are the shared ones for everything else', () => {
    expect(loads.length).toBeGreaterThan(10);
    const known: readonly string[] = wordParts.shared;
    const used = wordsUsedIn(reachedFrom(path.join(web, 'main.tsx')));
    expect(used.length).toBeGreaterThan(2);
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
  });
});
