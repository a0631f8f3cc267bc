import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Point } from '#contract/board/geometry.ts';
import { tellMissing } from '../../lib/connectivity.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { entriesOf } from '../../editor/commands/dropped-entries.ts';
import {
  loadFolders,
  readPlainText,
  readTransfer,
  type ClipboardContent,
} from '../../editor/commands/read-transfer.ts';
import { useEngine } from '../engine/use-engine.ts';
import { isTyping } from '../keyboard/early-keys.ts';

/** The board, and what stands in the middle of an empty one. */
const GROUND = '.react-flow, [data-ground]';

/** A field into which words can be dropped; a file that is dropped on one is still the board's: the browser would leave the page for it. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('textarea, input, [contenteditable="true"]') !== null;

/** Pasting and dropping anything onto the board, at the pointer when it is over it; fields keep their own paste and drop. */
export function usePaste(
  board: RefObject<HTMLElement | null>,
  onPaste: (content: ClipboardContent, at: Point | null) => void,
): void {
  const { editor } = useEngine();
  const latest = useLatest(onPaste);
  const pointer = useRef<Point | null>(null);
  useLayoutEffect(() => {
    let isPlain = false;
    const follow = (event: PointerEvent) => {
      const isBoard = event.target instanceof Element && event.target.closest(GROUND) !== null;
      pointer.current = isBoard ? { x: event.clientX, y: event.clientY } : null;
    };
    const press = (event: KeyboardEvent) => {
      isPlain = event.code === 'KeyV' && event.shiftKey && (event.ctrlKey || event.metaKey);
    };
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || !event.clipboardData) return;
      const content = isPlain ? readPlainText(event.clipboardData) : readTransfer(event.clipboardData);
      isPlain = false;
      if (!content) return;
      event.preventDefault();
      latest.current(content, pointer.current && editor.camera.toBoard(pointer.current));
    };
    const element = board.current;
    const isTaken = ({ target, dataTransfer }: DragEvent) =>
      !takesText(target) || (dataTransfer?.types.includes('Files') ?? false);
    const allow = (event: DragEvent) => {
      if (!isTaken(event)) return;
      event.preventDefault();
      element?.setAttribute('data-dropping', '');
    };
    const calm = () => element?.removeAttribute('data-dropping');
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) calm();
    };
    const drop = (event: DragEvent) => {
      calm();
      if (!isTaken(event)) return;
      event.preventDefault();
      if (event.dataTransfer) bring(event.dataTransfer, editor.camera.toBoard({ x: event.clientX, y: event.clientY }));
    };
    const bring = (transfer: DataTransfer, at: Point) => {
      const entries = entriesOf(transfer);
      if (entries) {
        const { files } = entries;
        return void loadFolders()
          .then(({ readFolder }) => Promise.all(entries.folders.map(readFolder)))
          .then((folders) => latest.current({ what: 'folders', folders, files }, at))
          .catch(tellMissing);
      }
      const content = readTransfer(transfer);
      if (content) latest.current(content, at);
    };
    element?.addEventListener('dragover', allow);
    element?.addEventListener('dragleave', leave);
    element?.addEventListener('drop', drop);
    document.addEventListener('pointermove', follow, { passive: true });
    document.addEventListener('keydown', press, true);
    document.addEventListener('paste', paste);
    return () => {
      element?.removeEventListener('dragover', allow);
      element?.removeEventListener('dragleave', leave);
      element?.removeEventListener('drop', drop);
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('paste', paste);
    };
  }, [board, editor, latest]);
}
