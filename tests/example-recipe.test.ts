import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { errorsOf } from '../src/contract/base/finding.ts';
import type { Recipe } from '../src/contract/recipes/recipe.ts';
import { readValues } from '../src/contract/recipes/values.ts';
import { withoutModel } from '../src/server/recipes/worksheet/without-model.ts';

const blocks = [...readFileSync('docs/recipes.md', 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code!);
const [line = '', code = ''] = blocks.slice(-2);

it('the recipe that docs/recipes.md shows is one, as it stands there, with the line that adds it', async () => {
  const [, name = '', id = '', file = ''] = /^export \{ (\w+) as '([\w-]+)' \} from '(\.\/[^']+)';$/m.exec(line) ?? [];
  expect(id).toBe('live-notice');
  const folder = pathToFileURL(resolve('src/contract/recipes/kinds', file));
  const placed = stripTypeScriptTypes(code).replace(
    /from '(\.[^']+)'/g,
    (_, path: string) => `from '${new URL(path, folder).href}'`,
  );
  const made = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(placed)}`)) as Record<
    string,
    Recipe
  >;
  const recipe = made[name]!;
  const values = readValues(recipe, { topic: '식비 라이브' });
  if (!values.ok) throw new Error(values.reason);
  const { text } = withoutModel(recipe, values.value, { sources: [], keywords: [] }, 'ko');
  expect(text).toContain('식비 라이브: 〔날짜와 시간〕');
  expect(errorsOf(recipe.check?.(text, values.value) ?? [])).toEqual([]);
  expect(errorsOf(recipe.check?.('아주 긴 말이에요. '.repeat(60), values.value) ?? [])).toHaveLength(1);
});
