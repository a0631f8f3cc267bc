import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nodeKindIds } from '#contract/board/kinds/index.ts';

const css = readFileSync('src/web/colours.css', 'utf8');
const timesIn = (name: string) => css.split(`  --${name}: `).length - 1;

it.each([...nodeKindIds, 'template'])('%s has its three colours in both themes', (kind) => {
  for (const name of [`k-${kind}`, `k-${kind}-soft`, `k-${kind}-ink`]) expect(timesIn(name), name).toBe(2);
});
