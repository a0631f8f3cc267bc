import { useEffect, useState, type RefObject } from 'react';
import type { Point } from '#contract/board/geometry.ts';
import { Menu } from '../../ui/Menu.tsx';
import { useSelection } from '../editor/hooks.ts';
import { useEngine } from '../engine/use-engine.ts';
import { NodeMenu } from './NodeMenu.tsx';

const FIELDS = 'input, textarea, [contenteditable], a, iframe';

/** The menu of a card at the pointer: the other mouse button, a long press, or the menu key. */
export function ContextMenu({ board }: { board: RefObject<HTMLElement | null> }) {
  const { editor } = useEngine();
  const selection = useSelection();
  const [at, setAt] = useState<Point | null>(null);
  useEffect(() => {
    const element = board.current;
    if (!element || !editor.mayEdit) return;
    const open = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest('.react-flow') || target.closest(FIELDS)) return;
      const card = editor.scene.at(editor.camera.toBoard({ x: event.clientX, y: event.clientY }));
      if (!card) return;
      event.preventDefault();
      if (!editor.selection().has(card.id)) editor.select([card.id]);
      const { frame } = editor.camera;
      setAt({ x: event.clientX - frame.x, y: event.clientY - frame.y });
    };
    element.addEventListener('contextmenu', open);
    return () => element.removeEventListener('contextmenu', open);
  }, [board, editor]);
  if (!at || selection.size === 0) return null;
  return (
    <Menu
      isOpen
      align="start"
      onOpenChange={(isOpen) => !isOpen && setAt(null)}
      trigger={<span aria-hidden="true" className="absolute size-0" style={{ left: at.x, top: at.y }} />}
    >
      <NodeMenu ids={selection} />
    </Menu>
  );
}
