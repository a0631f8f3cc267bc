import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../lib/use-latest.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { behindFrameOrBeforeKey } from './behind-frame.ts';

/** The browser lays a page out in its next frame; here it may do so while it waits for it. */
const layOutBeforeFrame = () => setTimeout(() => document.documentElement.offsetHeight, 0);

/** Opens the field that stands for the node's title when the board asks for it: for a new node, and by the key that edits. */
export function useTitleFocus(nodeId: string, begin: () => void): void {
  const { wantsTitleFocus, takeTitleFocus } = useEditor();
  useAskedFocus(nodeId, begin, wantsTitleFocus, takeTitleFocus);
}

/** Opens the field of the node's content when a key or a menu asks for it. */
export function useContentFocus(nodeId: string, begin: () => void): void {
  const { wantsContentFocus, takeContentFocus } = useEditor();
  useAskedFocus(nodeId, begin, wantsContentFocus, takeContentFocus);
}

type Asked = (nodeId: string) => boolean;

/**
 * The card is shown first, because a field that takes the focus holds its frame up; what is typed meanwhile goes into it.
 */
function useAskedFocus(nodeId: string, begin: () => void, isWanted: Asked, take: Asked): void {
  const editor = useEditor();
  const later = useLatest(begin);
  useLayoutEffect(() => {
    let stop: (() => void) | null = null;
    const look = () => {
      if (stop || !isWanted(nodeId)) return;
      stop = behindFrameOrBeforeKey(open);
      layOutBeforeFrame();
    };
    function open() {
      stop = null;
      if (take(nodeId)) flushSync(later.current);
    }
    look();
    const release = editor.subscribe(look, nodeId);
    return () => {
      release();
      stop?.();
    };
  }, [editor, nodeId, later, isWanted, take]);
}
