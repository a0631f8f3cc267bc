import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { errorsOf } from '../src/contract/base/finding.ts';
import type { Recipe } from '../src/contract/recipes/recipe.ts';
import { readValues } from '../src/contract/recipes/values.ts';
import type { RecipeWriting } from '../src/server/recipes/writing.ts';
import { withoutModel } from '../src/server/recipes/worksheet/without-model.ts';

const blocks = [...readFileSync('docs/recipes.md', 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code!);
const [line = '', code = '', entry = '', writing = ''] = blocks.slice(-4);

/** The module that a text is where it stands in a file. */
async function read<T>(text: string, file: string): Promise<Record<string, T>> {
  const placed = stripTypeScriptTypes(text)
    .replace(/from '(\.[^']+)'/g, (_, path: string) => `from '${new URL(path, pathToFileURL(resolve(file))).href}'`)
    .replace(/from '#([^']+)'/g, (_, path: string) => `from '${pathToFileURL(resolve('src', path)).href}'`);
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(placed)}`)) as Record<string, T>;
}

it('the recipe that docs/recipes.md shows is one, as it stands there, with the lines that add it', async () => {
  const [, name = '', id = '', file = ''] = /^export \{ (\w+) as '([\w-]+)' \} from '\.\/([^']+)';$/m.exec(line) ?? [];
  expect(id).toBe('live-notice');
  expect(entry.trim()).toBe(`'live-notice': ${name}Writing,`);
  const recipe = {
    ...(await read<Recipe>(code, `src/contract/recipes/kinds/${file}`))[name]!,
    ...(await read<RecipeWriting>(writing, `src/server/recipes/kinds/${file}`))[`${name}Writing`]!,
  };
  const values = readValues(recipe, { topic: '식비 라이브' });
  if (!values.ok) throw new Error(values.reason);
  const { text } = withoutModel(recipe, values.value, { sources: [], keywords: [] }, 'ko');
  expect(text).toContain('식비 라이브: 〔날짜와 시간〕');
  expect(errorsOf(recipe.check?.(text, values.value) ?? [])).toEqual([]);
  expect(errorsOf(recipe.check?.('아주 긴 말이에요. '.repeat(60), values.value) ?? [])).toHaveLength(1);
});
