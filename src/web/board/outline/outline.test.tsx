import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createNotices, NoticesContext } from '../../lib/notices.ts';
import { eventually, openTestPage, pressKey, show } from '../../recipes/test-screen.ts';
import { wordsOf } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';
import { loadActions } from '../actions/load-actions.ts';
import { testContext } from '../actions/test-context.ts';
import { lastAnnounced } from '../../lib/announce.ts';
import { EditorContext } from '../../board-context/hooks.ts';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import type { Engine } from '../engine/engine.ts';
import { EngineContext } from '../engine/use-engine.ts';
import { PanelsContext } from '../../board-context/panels.ts';
import { ToolsContext } from '../../board-context/tools.ts';

const page = openTestPage();
beforeAll(() => showWords('ko', wordsOf('ko')));
beforeAll(loadActions);
let active: unknown;
let scrollTop = 0;
let close: () => Promise<void> = async () => undefined;
beforeEach(() => {
  active = page.body;
  scrollTop = 0;
  const take = (one: Element) => void (active = one);
  const { prototype } = page.window.HTMLElement;
  // A page without layout has no focus and no sizes of its own.
  Object.defineProperty(page.body.ownerDocument, 'activeElement', { configurable: true, get: () => active });
  Object.defineProperty(prototype, 'focus', {
    configurable: true,
    get(this: Element) {
      return take.bind(null, this);
    },
  });
  Object.defineProperties(prototype, {
    clientHeight: { configurable: true, get: () => 600 },
    scrollTop: { configurable: true, get: () => scrollTop },
    scrollTo: { configurable: true, value: ({ top }: { top: number }) => void (scrollTop = top) },
    select: { configurable: true, value: () => undefined },
  });
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', (query: string) => ({ ...list, matches: query.includes('min-width') }));
});
afterEach(() => close());

async function open(...titles: string[]) {
  const { Outline } = await import('./Outline.tsx');
  const nodes = titles.map((title, i) => ({ ...textNode(title), position: { x: 0, y: i * 300 } }));
  const { editor } = await openTestBoard(nodes);
  const { context } = await testContext(editor);
  const tools = {
    ...context.tools,
    dialog: null,
    closeDialog() {},
    addLinks() {},
    picker: { current: null },
    addFiles() {},
  };
  close = await show(
    <NoticesContext value={createNotices()}>
      <EditorContext value={editor}>
        <EngineContext value={{ ...context.engine, editor } as Engine}>
          <ToolsContext value={tools}>
            <PanelsContext value={context.panels}>
              <Outline asked={1} onClose={() => undefined} />
            </PanelsContext>
          </ToolsContext>
        </EngineContext>
      </EditorContext>
    </NoticesContext>,
  );
  const tree = page.body.querySelector<HTMLElement>('[role=tree]');
  if (!tree) throw new Error('the outline has no tree');
  const key = (name: string, held: object = {}) =>
    pressKey(tree, name, /^[a-z]$/.test(name) ? `Key${name.toUpperCase()}` : name, held);
  return { editor, context, tree, key };
}
const row = () => page.body.querySelector('.outline-row[data-active]');
const chosen = () =>
  [...page.body.querySelectorAll('.outline-row[aria-selected=true]')].map((one) => one.getAttribute('data-row'));

it('a key of the board is about the row, not about what was chosen before, and chooses it', async () => {
  const { editor, key } = await open('a', 'b');
  await act(async () => editor.select(['b']));
  await key('l', { shiftKey: true });
  expect(editor.node('a')?.metadata['locked']).toBe(true);
  expect(editor.node('b')?.metadata['locked']).toBeUndefined();
  expect(chosen()).toEqual(['a']);
  expect(lastAnnounced()).toBe('잠그기: 완료');
  expect(row()?.getAttribute('aria-label')).toBe('텍스트: a, 잠김');
  await key('Delete');
  await key('l', { shiftKey: true });
  expect(row()?.getAttribute('aria-label')).toBe('텍스트: a');
});

it('what is made becomes the active row, and undo takes it back', async () => {
  const { editor, key, tree } = await open('a', 'b');
  await key('d', { ctrlKey: true });
  const [copy = ''] = editor.selection();
  expect(editor.node(copy)?.title).toBe('a');
  expect(row()?.getAttribute('data-row')).toBe(copy);
  expect(lastAnnounced()).toBe('복제했어요');
  expect(active).toBe(tree);
  await act(async () => editor.undo());
  expect([...editor.nodes()].map((node) => node.id)).toEqual(['a', 'b']);
});

it('several rows are reached with Shift, told how many they are, and go together', async () => {
  const { editor, key } = await open('a', 'b', 'c');
  await key('ArrowDown', { shiftKey: true });
  expect(chosen()).toEqual(['a', 'b']);
  await key('ArrowDown', { shiftKey: true });
  await key('ArrowUp', { shiftKey: true });
  expect(chosen()).toEqual(['a', 'b']);
  expect(lastAnnounced().trim()).toBe('2개 선택');
  await key('Delete');
  expect([...editor.nodes()].map((node) => node.id)).toEqual(['c']);
});

it('what is reached begins anew where something else has been chosen', async () => {
  const { editor, key } = await open('a', 'b', 'c');
  await key('ArrowDown');
  await key('ArrowUp', { shiftKey: true });
  expect(chosen()).toEqual(['a', 'b']);
  await act(async () => editor.select(['a']));
  await key('End', { shiftKey: true });
  expect(chosen()).toEqual(['a', 'b', 'c']);
  await act(async () => editor.select(['c']));
  await key('ArrowUp', { shiftKey: true });
  expect(chosen()).toEqual(['b', 'c']);
});

it('a key elsewhere leaves what was chosen alone', async () => {
  const { editor, key } = await open('a', 'b', 'c');
  await key('ArrowDown', { shiftKey: true });
  await key('ArrowDown');
  await key('Delete');
  expect([...editor.nodes()].map((node) => node.id)).toEqual(['a', 'b']);
});

it('a new group takes its name in the tree', async () => {
  const { editor, key } = await open('a', 'b');
  await key('ArrowDown', { shiftKey: true });
  await key('g', { ctrlKey: true });
  await eventually(() => expect(page.body.querySelector('.outline-row input')).not.toBeNull());
  const [group = ''] = editor.selection();
  expect(editor.node(group)?.type).toBe('group');
  expect(page.body.querySelector('.outline-row input')?.closest('[data-row]')?.getAttribute('data-row')).toBe(group);
  expect(editor.wantsTitleFocus(group)).toBe(false);
});

it('connects all chosen rows with the one that is picked', async () => {
  const { editor, key } = await open('a', 'b', 'c');
  await key('ArrowDown', { shiftKey: true });
  await key('l');
  expect(lastAnnounced()).toBe('노드 2개를 이을 곳을 골라 주세요.');
  await key('End');
  await key('Enter');
  expect([...editor.edges()].map(({ source, target }) => `${source} ${target}`)).toEqual(['a c', 'b c']);
});

it('does once what a held key changes', async () => {
  const { editor, key } = await open('a', 'b');
  await key('d', { ctrlKey: true });
  await key('d', { ctrlKey: true, repeat: true });
  expect([...editor.nodes()]).toHaveLength(3);
});

it('lets the browser copy the row', async () => {
  const { editor, key } = await open('a', 'b');
  await act(async () => editor.select(['b']));
  expect(await key('c', { ctrlKey: true })).toBe(false);
  expect([...editor.selection()]).toEqual(['a']);
});

it('the outline of a large board has only the rows in sight in the page', async () => {
  const { key } = await open(...Array.from({ length: 90 }, (_, i) => `글 ${i}`));
  expect(page.body.textContent).toContain('노드 90개 · 연결 0개');
  await key('End');
  expect(row()?.getAttribute('aria-label')).toMatch(/: 글 89$/);
  expect(row()?.getAttribute('aria-posinset')).toBe('90');
  expect(page.body.querySelectorAll('.outline-row').length).toBeLessThan(60);
});
