import { expect, it, vi } from 'vitest';
import { named, openTestPage, press, show } from '../../recipes/test-screen.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import type { Hit } from './hits.ts';
import { useWalk } from './use-walk.ts';

const page = openTestPage();
vi.stubGlobal('location', { pathname: '/canvas/a' });
vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0));

const hit = (nodeId: string): Hit => ({
  nodeId,
  in: 'title',
  id: '',
  excerpt: null,
  quote: '',
  startSec: null,
  page: null,
});
const hits = ['a', 'b', 'c'].map(hit);

function Finder({ editor }: { editor: BoardEditor }) {
  const { step } = useWalk(editor, '훅', hits, true);
  return (
    <button type="button" onClick={() => step(1)}>
      다음
    </button>
  );
}

function pressBack(): boolean {
  const event = Object.assign(new page.window.Event('keydown', { bubbles: true, cancelable: true }), {
    key: 'ArrowLeft',
    altKey: true,
  });
  page.body.dispatchEvent(event);
  return event.defaultPrevented;
}

it('all hits of a find are one step, which leads back to where they were sought', async () => {
  const places = ['a', 'b', 'c'].map((id, i) => ({ ...textNode(id), position: { x: i * 2_000, y: 0 } }));
  const { editor } = await openTestBoard(places);
  editor.camera.measure({ x: 0, y: 0, width: 900, height: 600 });
  const before = { x: 40, y: 30, zoom: 0.25 };
  editor.camera.go(before);
  const close = await show(<Finder editor={editor} />);
  const button = named('button', '다음');
  const isBack = () => vi.waitFor(() => expect(editor.camera.aimed()).toEqual(before));

  await press(button);
  await press(button);
  expect(editor.flashed()).toBe('b');
  expect(editor.camera.aimed()).not.toEqual(before);
  expect(pressBack()).toBe(true);
  await isBack();
  expect(pressBack()).toBe(false);

  await press(button);
  expect(editor.camera.aimed()).not.toEqual(before);
  await close();
  expect(pressBack()).toBe(true);
  await isBack();
});
