import { useEffect, useRef } from 'react';
import { boundsOf } from '#contract/board/geometry.ts';
import { duplicate } from './commands/duplicate.ts';
import { groupTogether } from './commands/group.ts';
import { nudge } from './commands/move.ts';
import { mayRename } from './commands/rename.ts';
import type { BoardEditor } from './editor/board-editor.ts';
import type { Engine } from './engine/engine.ts';
import { useEngine } from './engine/use-engine.ts';
import { isTyping, readKey, type KeyWish, type ToolId } from './read-key.ts';
import { useRemove } from './use-remove.ts';
import type { Language } from '../lib/language.ts';

const FLIGHT_MS = 220;
const ZOOM_STEP = 1.25;

interface KeyDoings {
  language: Language;
  onTool: (tool: ToolId) => void;
  onSave: () => void;
}

/** The keys of the board, wherever the focus is as long as nobody types. */
export function useBoardKeys(doings: KeyDoings): void {
  const engine = useEngine();
  const remove = useRemove();
  const latest = useRef({ ...doings, remove });
  useEffect(() => {
    latest.current = { ...doings, remove };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const wish = readKey(event);
      if (wish && fulfil(engine, wish, event, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [engine]);
}

const changes: ReadonlySet<KeyWish['do']> = new Set([
  'undo',
  'redo',
  'remove',
  'duplicate',
  'group',
  'nudge',
  'edit',
  'save',
  'tool',
]);

/** Whether the wish is about the board rather than about how it is looked at. */
const isChange = (wish: KeyWish): boolean => changes.has(wish.do);

/** Answers whether the key was used. */
function fulfil(
  engine: Engine,
  wish: KeyWish,
  event: KeyboardEvent,
  doings: KeyDoings & { remove: (ids: Iterable<string>) => void },
): boolean {
  const { editor } = engine;
  const selected = editor.selection();
  if (!editor.mayEdit && isChange(wish)) return false;
  switch (wish.do) {
    case 'undo':
      editor.undo();
      return true;
    case 'redo':
      editor.redo();
      return true;
    case 'remove':
      doings.remove(selected);
      return selected.size > 0;
    case 'select-all':
      editor.select(Array.from(editor.scene.entries(), (card) => card.id));
      return true;
    case 'duplicate':
      duplicate(editor, selected);
      return true;
    case 'group':
      return groupTogether(editor, selected, doings.language) !== null;
    case 'leave':
      if (event.target instanceof HTMLElement) event.target.blur();
      editor.select([]);
      return selected.size > 0;
    case 'edit':
      return edit(editor, event.target);
    case 'nudge':
      nudge(editor, wish.by);
      return selected.size > 0;
    case 'save':
      doings.onSave();
      return true;
    case 'point':
      engine.setPointerMode(wish.mode);
      return true;
    case 'tool':
      doings.onTool(wish.tool);
      return true;
    default:
      return look(editor, wish.do);
  }
}

/** Opens the one selected card for typing; a card that only has the focus is selected first. Buttons keep their Enter. */
function edit(editor: BoardEditor, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('button, a, summary, [role="button"], iframe')) return false;
  const focused = target.closest('.react-flow__node')?.getAttribute('data-id') ?? null;
  if (focused !== null && !editor.selection().has(focused)) {
    editor.select([focused]);
    return true;
  }
  const [only] = editor.selection();
  const card = only !== undefined && editor.selection().size === 1 ? editor.scene.entry(only) : undefined;
  if (!card || !mayRename(editor, card.id)) return false;
  editor.focusTitle(card.id);
  editor.redraw([card.id]);
  return true;
}

function look(editor: BoardEditor, wish: 'fit' | 'fit-selection' | 'zoom-full' | 'zoom-in' | 'zoom-out'): boolean {
  const { camera, scene } = editor;
  const cards = [...editor.selection()].flatMap((id) => scene.entry(id) ?? []);
  const bounds = wish === 'fit' ? scene.bounds() : wish === 'fit-selection' ? boundsOf(cards) : null;
  if (bounds) camera.fit(bounds, FLIGHT_MS);
  if (wish === 'zoom-full') camera.zoomBy(1 / camera.view.zoom, FLIGHT_MS);
  if (wish === 'zoom-in') camera.zoomBy(ZOOM_STEP, FLIGHT_MS);
  if (wish === 'zoom-out') camera.zoomBy(1 / ZOOM_STEP, FLIGHT_MS);
  return true;
}
