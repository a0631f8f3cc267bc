import { globSync, readFileSync } from 'node:fs';
import { act } from 'react';
import { expect, it } from 'vitest';
import { openTestPage, show } from '../../recipes/test-screen.ts';
import { keyLine } from '../../lib/chord.ts';
import { boardActions } from './index.ts';
import { loadActions } from './load-actions.ts';
import { useKeyOf } from './use-key-of.ts';

const page = openTestPage();
function Keys() {
  const told = [useKeyOf('undo'), useKeyOf('zoom-in'), useKeyOf('align left'), useKeyOf('pick')];
  return <p>{told.join(' · ')}</p>;
}

it('tells the key of an action once the actions have come, and nothing where it has none', async () => {
  const close = await show(<Keys />);
  const told = () => page.body.querySelector('p')?.textContent;
  expect(told()).toBe(' ·  ·  · ');
  await act(async () => void (await loadActions()));
  const [key] = boardActions.find(({ id }) => id === 'align left')?.keys ?? [];
  expect(told()).toBe(`Ctrl Z · + · ${key && keyLine(key)} · `);
  await close();
});

const sources = globSync('src/web/board/**/*.tsx', { exclude: (name) => name.endsWith('.test.tsx') }).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

it('every tooltip of the board asks for the key of an action that has one', () => {
  const asked = sources.flatMap(({ text }) => Array.from(text.matchAll(/useKeyOf\('([^']+)'\)/g), ([, id]) => id));
  expect(asked).toEqual(expect.arrayContaining(['undo', 'redo', 'zoom-in', 'zoom-out', 'duplicate', 'remove']));
  const keyed = boardActions.filter(({ keys }) => keys.length > 0).map(({ id }) => id);
  expect(keyed).toEqual(expect.arrayContaining(asked));
});

it('no tooltip of the board writes the key of an action by hand', () => {
  const inFields = ['Esc', 'Enter'];
  const written = sources.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/hint="([^"]+)"/g), ([, hint = '']) => ({ file, hint })),
  );
  expect(written.filter(({ hint }) => !inFields.includes(hint))).toEqual([]);
});
