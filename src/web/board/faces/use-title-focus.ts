import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../lib/use-latest.ts';
import { useEditor } from '../editor/hooks.ts';
import { behindFrameOrBeforeKey } from './behind-frame.ts';

/** The browser lays a page out in its next frame; here it may do so while it waits for it. */
const layOutBeforeFrame = () => setTimeout(() => document.documentElement.offsetHeight, 0);

/**
 * Opens the node's field when the board asks for it: for a new node, and by the key that edits. The card is shown first,
 * because a field that takes the focus holds its frame up; what is typed meanwhile goes into it.
 */
export function useTitleFocus(nodeId: string, begin: () => void): void {
  const editor = useEditor();
  const later = useLatest(begin);
  useLayoutEffect(() => {
    let stop: (() => void) | null = null;
    const look = () => {
      if (stop || !editor.wantsTitleFocus(nodeId)) return;
      stop = behindFrameOrBeforeKey(open);
      layOutBeforeFrame();
    };
    function open() {
      stop = null;
      if (editor.takeTitleFocus(nodeId)) flushSync(later.current);
    }
    look();
    const release = editor.subscribe(look, nodeId);
    return () => {
      release();
      stop?.();
    };
  }, [editor, nodeId, later]);
}
