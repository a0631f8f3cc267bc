import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { card, layouts, openKeyPage, openKeys } from './test-keys.ts';

beforeEach(openKeyPage);
afterEach(() => vi.unstubAllGlobals());

const open = async () => {
  const keys = await openKeys([card('a', 0, 0, { content: '첫 장면' }), card('b', 1_500, 900)]);
  keys.editor.camera.go({ x: 0, y: 0, zoom: 0.5 });
  return { ...keys, camera: keys.editor.camera, panels: keys.context.panels };
};

describe('a key of the view', () => {
  it.each([
    ...['=', '+', 'Control+=', 'Control++', 'Meta+='].map((key) => [key, 1.25] as const),
    ...['-', '_', 'Control+-', 'Control+_', 'Meta+-'].map((key) => [key, 1 / 1.25] as const),
  ])('%s zooms by %d, and the browser does not zoom its page', async (key, by) => {
    const { press, camera } = await open();
    expect(press(key)).toBe(true);
    expect(camera.aimed().zoom).toBeCloseTo(0.5 * by, 6);
  });

  it('Shift+0 shows the natural size', async () => {
    const { press, camera } = await open();
    expect(press(')')).toBe(true);
    expect(camera.aimed().zoom).toBeCloseTo(1, 6);
  });

  it.each(['!', '1'])('%s shows all of the board', async (key) => {
    const { press, asked } = await open();
    press(key);
    expect(asked.fits).toBe(1);
  });

  it('Shift+2 brings what is chosen into the middle of the view, no larger than it is', async () => {
    const { press, editor, camera } = await open();
    editor.select(['b']);
    press('@');
    expect(camera.aimed().zoom).toBe(1);
    const { x, y } = camera.aimed();
    expect([720 - x, 450 - y].map(Math.round)).toEqual([1_500 + 140, 900 + 100]);
  });

  it.each(['Shift+F10', 'ContextMenu'])('%s opens the menu of what is chosen, or of the ground', async (key) => {
    const { press, editor, panels } = await open();
    press(key);
    expect(panels.read().panel).toMatchObject({ what: 'menu', menu: 'ground' });
    editor.select(['a']);
    press(key);
    expect(panels.read().panel).toMatchObject({ what: 'menu', menu: 'node' });
  });

  it.each(layouts)('Shift+E opens who is on the canvas, in the layout %s', async (layout) => {
    const { press, panels } = await open();
    press('Shift+e', layout);
    expect(panels.read().panel).toEqual({ what: 'share' });
  });

  it('? opens the sheet of the keys, and F6 the outline', async () => {
    const { press, panels } = await open();
    press('?');
    expect(panels.read().panel).toEqual({ what: 'shortcuts' });
    press('F6');
    expect(panels.read().outlineAsked).toBe(1);
  });

  it.each(['Control+.', 'Escape'])('Ctrl+. leaves nothing but the board, and %s brings the rest back', async (way) => {
    const { press, panels } = await open();
    press('Control+.');
    expect(panels.read().isZen).toBe(true);
    press(way);
    expect(panels.read().isZen).toBe(false);
  });
});

describe.each(layouts)('a letter of the view under a %s layout', (layout) => {
  it('V is the arrow, and H the hand', async () => {
    const { press, context } = await open();
    press('v', layout);
    expect(context.engine.pointerMode()).toBe('select');
    press('h', layout);
    expect(context.engine.pointerMode()).toBe('hand');
  });

  it('F shows one card whole, and nothing where none or several are chosen', async () => {
    const { press, editor, panels } = await open();
    press('f', layout);
    editor.select(['a', 'b']);
    press('f', layout);
    expect(panels.read().panel).toBeNull();
    editor.select(['a']);
    press('f', layout);
    expect(panels.read().panel).toEqual({ what: 'full', nodeId: 'a' });
  });

  it('Ctrl+F finds and Ctrl+S saves, each kept from the browser; Ctrl+K is the page’s own', async () => {
    const { press, panels, asked, done } = await open();
    expect([press('Control+f', layout), press('Control+s', layout)]).toEqual([true, true]);
    expect([panels.read().findAsked, asked.saves]).toEqual([1, 1]);
    expect(press('Control+k', layout)).toBe(false);
    expect(done).toEqual(['find', 'save']);
  });

  it('changes nothing on the board, and leaves nothing to undo', async () => {
    const { press, board, editor } = await open();
    const before = board();
    editor.select(['a']);
    for (const key of ['v', 'h', 'f', 'Control+a', 'Control+f', 'Control+s', '+', '-', '1', ')', '@', '?', 'Control+.'])
      press(key, layout);
    expect(board()).toEqual(before);
    expect(editor.canUndo()).toBe(false);
  });
});

describe.each(layouts)('a letter that makes something under a %s layout', (layout) => {
  it.each([
    ['t', 'text'],
    ['n', 'sticky'],
    ['c', 'ai-chat'],
    ['g', 'group'],
    ['y', 'youtube'],
    ['s', 'instagram'],
    ['w', 'website'],
  ])('%s makes a %s, once', async (letter, tool) => {
    const { press, asked } = await open();
    press(letter, layout);
    expect(asked.tools).toEqual([{ tool, at: undefined, from: undefined }]);
  });

  it('U asks for a file', async () => {
    const { press, asked } = await open();
    press('u', layout);
    expect(asked.tools.map(({ tool }) => tool)).toEqual(['file']);
  });
});
