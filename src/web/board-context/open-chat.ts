import { flushSync } from 'react-dom';
import { rectOf } from '#contract/board/sizes.ts';
import { offerDraft } from '../lib/offer-draft.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { READING_ZOOM, REVEAL_MS } from '../editor/camera.ts';
import { isWide } from '../lib/use-is-wide.ts';
import type { Panels } from './panels.ts';

/**
 * Opens a chat to be typed in: on its card where that can be read, else docked beside the board; on a telephone over the whole
 * screen. What is typed next is its question.
 */
export function openChat({ editor, panels }: { editor: BoardEditor; panels: Panels }, nodeId: string): void {
  const node = editor.node(nodeId);
  if (!node) return;
  editor.select([nodeId]);
  if (!isWide()) return panels.showPhoneChat(nodeId);
  if (panels.read().docked !== null || editor.camera.aimed().zoom < READING_ZOOM) return dockChat(panels, nodeId);
  editor.camera.reveal(rectOf(node), REVEAL_MS);
  focusField(nodeId);
}

/** Puts a chat beside the board, to be typed in. */
export function dockChat(panels: Panels, nodeId: string): void {
  // The field on the card goes first, else it would take the focus with it.
  flushSync(() => panels.dock(nodeId));
  focusField(nodeId);
}

/** Of the field that stands in front; of one that is still on its way once it is there. */
const focusField = (nodeId: string): void => offerDraft(`chat:${nodeId}`, '');
