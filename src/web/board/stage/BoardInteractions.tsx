import { useEffect, type RefObject } from 'react';
import { loadActions } from '../actions/load-actions.ts';
import { loadSnapping } from '../../editor/commands/aligner.ts';
import { loadFolders, loadUnpacking, type ClipboardContent } from '../../editor/commands/read-transfer.ts';
import { useTools } from '../../board-context/tools.ts';
import { useFoundDrafts } from '../../board-context/drafts/use-found-drafts.ts';
import { useEngine } from '../engine/use-engine.ts';
import { loadGrips } from '../flow/flow-adapter.tsx';
import { useLongPress } from '../touch/use-long-press.ts';
import { useSmallControls } from '../touch/use-small-controls.ts';
import { useTwoFingers } from '../touch/use-two-fingers.ts';
import { Marquee } from '../pointer/Marquee.tsx';
import { useLostButton } from '../pointer/use-lost-button.ts';
import { WireLayer } from '../wires/WireLayer.tsx';
import { BoardPanels } from './BoardPanels.tsx';
import { PaletteCommands } from './PaletteCommands.tsx';
import { SelectionTools } from './SelectionTools.tsx';
import { loadPlacing } from '../clipboard/use-place-content.ts';
import { useNoticePlace } from './use-notice-place.ts';
import { useWords } from '../../words/index.ts';
import type { Point } from '#contract/board/geometry.ts';
import { broughtTo, forgetBrought } from '../../board-context/brought.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { tellMissing } from '../../lib/connectivity.ts';
import { useLatest } from '../../lib/use-latest.ts';

/**
 * What is needed once somebody reaches for the board: the box that selects, tools of what is selected, menus, commands.
 * Fetched behind the first frame, and with it whatever an action or a paste would have to wait for.
 */
export function BoardInteractions({ board }: { board: RefObject<HTMLElement | null> }) {
  const { editor } = useEngine();
  useFoundDrafts(editor);
  useBrought(editor, useTools().place);
  useLongPress(board);
  useLostButton();
  useTwoFingers(board);
  useSmallControls(board);
  useDrawnWire();
  useDepthWords();
  useNoticePlace();
  useEffect(() => {
    void Promise.allSettled([
      loadActions(),
      loadPlacing(),
      loadUnpacking(),
      loadFolders(),
      loadSnapping(),
      loadGrips(),
    ]);
  }, []);
  return (
    <>
      <PaletteCommands />
      <WireLayer />
      <SelectionTools />
      <BoardPanels />
      <Marquee board={board} />
    </>
  );
}

/** Lets the painted wires say in the reader's language how much of a source they bring. */
function useDepthWords(): void {
  const engine = useEngine();
  const t = useWords('wires');
  useEffect(() => {
    engine.speak({ summary: t('depths.summary'), highlights: t('depths.highlights'), off: t('depths.off') });
  }, [engine, t]);
}

/** The board moves under the pointer while a wire is drawn: its end is looked for anew, as if the pointer had moved with its button held. */
function useDrawnWire(): void {
  const engine = useEngine();
  useEffect(
    () =>
      engine.editor.camera.subscribe(() => {
        const at = engine.drawnTo();
        if (at) document.dispatchEvent(new MouseEvent('mousemove', { clientX: at.x, clientY: at.y, buttons: 1 }));
      }),
    [engine],
  );
}

/** Puts on the board, as if it were pasted there, what was brought for it before it was open. */
function useBrought(editor: BoardEditor, place: (content: ClipboardContent, at: Point | null) => void): void {
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
