import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { card, layouts, openKeyPage, openKeys } from './test-keys.ts';

beforeEach(openKeyPage);
afterEach(() => vi.unstubAllGlobals());

const open = () => openKeys([card('a', 3, 5), card('b', 340, 260), card('c', 1_000, 620)]);
const placeOf = ({ node }: Pick<Awaited<ReturnType<typeof open>>, 'node'>, id: string) => node(id)?.position;

describe('the arrows move what is chosen, each press in one step', () => {
  it.each([
    ['ArrowLeft', 2, 5],
    ['ArrowRight', 4, 5],
    ['ArrowUp', 3, 4],
    ['ArrowDown', 3, 6],
    ['Shift+ArrowLeft', -7, 5],
    ['Shift+ArrowRight', 13, 5],
    ['Shift+ArrowUp', 3, -5],
    ['Shift+ArrowDown', 3, 15],
    ['Control+Shift+ArrowLeft', 0, 5],
    ['Control+Shift+ArrowRight', 20, 5],
    ['Control+Shift+ArrowUp', 3, 0],
    ['Control+Shift+ArrowDown', 3, 20],
  ])('%s brings the card from 3, 5 to %i, %i', async (key, x, y) => {
    const keys = await open();
    keys.editor.select(['a']);
    await keys.isOneStep(key, 'latin', () => expect(placeOf(keys, 'a')).toEqual({ x, y }));
    expect(placeOf(keys, 'b')).toEqual({ x: 340, y: 260 });
  });

  it('many presses that follow closely are one step', async () => {
    const keys = await open();
    const before = keys.board();
    keys.editor.select(['a']);
    for (let i = 0; i < 5; i++) keys.press('ArrowDown');
    expect(placeOf(keys, 'a')).toEqual({ x: 3, y: 10 });
    keys.press('Control+z');
    expect(keys.board()).toEqual(before);
  });
});

describe.each(layouts)('Alt and letters of a %s layout line up and share out, each in one step', (layout) => {
  it.each([
    ['Alt+a', 'x', [3, 3, 3]],
    ['Alt+h', 'x', [502, 502, 502]],
    ['Alt+d', 'x', [1_000, 1_000, 1_000]],
    ['Alt+w', 'y', [5, 5, 5]],
    ['Alt+v', 'y', [313, 313, 313]],
    ['Alt+s', 'y', [620, 620, 620]],
    ['Alt+Shift+h', 'x', [3, 502, 1_000]],
    ['Alt+Shift+v', 'y', [5, 313, 620]],
  ] as const)('%s brings the cards to %s %j', async (chord, axis, expected) => {
    const keys = await open();
    keys.editor.select(['a', 'b', 'c']);
    const seen = () =>
      expect(['a', 'b', 'c'].map((id) => Math.floor(placeOf(keys, id)?.[axis] ?? NaN))).toEqual(expected);
    await keys.isOneStep(chord, layout, seen);
  });

  it('Alt+Shift+T tidies what is chosen', async () => {
    const keys = await open();
    keys.editor.select(['a', 'b', 'c']);
    await keys.isOneStep('Alt+Shift+t', layout, () => expect(placeOf(keys, 'c')?.x).not.toBe(1_000));
  });

  it('Shift+L locks, after which no key moves or deletes it, and Shift+L frees again', async () => {
    const keys = await open();
    keys.editor.select(['b']);
    const isLocked = () => keys.node('b')?.metadata['locked'] ?? false;
    await keys.isOneStep('Shift+l', layout, () => expect(isLocked()).toBe(true));
    keys.press('Shift+l', layout);
    keys.press('Delete');
    keys.press('ArrowRight');
    expect(placeOf(keys, 'b')).toEqual({ x: 340, y: 260 });
    keys.editor.select(['b']);
    await keys.isOneStep('Shift+l', layout, () => expect(isLocked()).toBe(false));
  });
});

describe('brackets bring to the front and the back, with Alt by one, each in one step', () => {
  it.each([
    ['low', ']', 'low'],
    ['low', 'Alt+]', 'top'],
    ['top', '[', 'middle'],
    ['top', 'Alt+[', 'middle'],
  ])('%s by %s: then %s is seen where all three lie', async (id, key, seen) => {
    const keys = await openKeys([card('low', 100, 640), card('middle', 220, 700), card('top', 340, 760)]);
    const seenOfThree = () => keys.editor.scene.at({ x: 360, y: 800 })?.id;
    expect(seenOfThree()).toBe('top');
    keys.editor.select([id]);
    await keys.isOneStep(key, 'latin', () => expect(seenOfThree()).toBe(seen));
  });

  it('Alt and a bracket pass one card only', async () => {
    const keys = await openKeys([card('low', 100, 640), card('middle', 220, 700), card('top', 340, 760)]);
    keys.editor.select(['low']);
    keys.press('Alt+]');
    expect(keys.editor.scene.at({ x: 240, y: 720 })?.id).toBe('low');
    keys.press('Control+z');
    keys.editor.select(['top']);
    keys.press('Alt+[');
    expect(keys.editor.scene.at({ x: 360, y: 780 })?.id).toBe('middle');
    expect(keys.editor.scene.at({ x: 360, y: 910 })?.id).toBe('top');
  });
});
