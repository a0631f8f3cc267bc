import { useEffect, type RefObject } from 'react';
import { loadActions } from '../actions/load-actions.ts';
import { loadSnapping } from '../../editor/commands/aligner.ts';
import { loadFolders, loadUnpacking } from '../../editor/commands/read-transfer.ts';
import { useTools } from '../../board-context/tools.ts';
import { useFoundDrafts } from '../../board-context/drafts/use-found-drafts.ts';
import { useDrawnWire } from '../engine/use-drawn-wire.ts';
import { useEngine } from '../engine/use-engine.ts';
import { loadGrips } from '../flow/flow-adapter.tsx';
import { useLongPress } from '../touch/use-long-press.ts';
import { useSmallControls } from '../touch/use-small-controls.ts';
import { useTwoFingers } from '../touch/use-two-fingers.ts';
import { useLostButton } from '../pointer/use-lost-button.ts';
import { useDepthWords } from '../wires/use-depth-words.ts';
import { WireLayer } from '../wires/WireLayer.tsx';
import { BoardPanels } from './BoardPanels.tsx';
import { PaletteCommands } from './PaletteCommands.tsx';
import { SelectionTools } from './SelectionTools.tsx';
import { useBrought } from '../clipboard/use-brought.ts';
import { loadPlacing } from '../clipboard/use-place-content.ts';
import { useNoticePlace } from './use-notice-place.ts';

/**
 * What is needed once somebody reaches for the board: tools of what is selected, menus, commands. Fetched behind
 * the first frame, and with it whatever an action or a paste would have to wait for.
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
    </>
  );
}
