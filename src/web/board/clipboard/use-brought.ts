import { useEffect } from 'react';
import type { Point } from '#contract/board/geometry.ts';
import { broughtTo, forgetBrought } from '../../board-context/brought.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import type { ClipboardContent } from '../../editor/commands/read-transfer.ts';
import { tellMissing } from '../../lib/connectivity.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { loadPlacing } from './use-place-content.ts';

/** Puts on the board, as if it were pasted there, what was brought for it before it was open. */
export function useBrought(editor: BoardEditor, place: (content: ClipboardContent, at: Point | null) => void): void {
  const latest = useLatest(place);
  useEffect(() => {
    if (!('canvasId' in editor.place) || !editor.mayEdit) return undefined;
    const { canvasId } = editor.place;
    if (broughtTo(canvasId) === null) return undefined;
    let isOpen = true;
    const put = async () => {
      // What puts it there is fetched first: where that does not come, it waits for the next time.
      await loadPlacing();
      const content = isOpen ? broughtTo(canvasId) : null;
      if (content === null) return;
      forgetBrought(canvasId);
      latest.current(content, null);
    };
    put().catch(tellMissing);
    return () => void (isOpen = false);
  }, [editor, latest]);
}
