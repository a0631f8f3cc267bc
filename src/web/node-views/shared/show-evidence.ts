import { toNodeKind } from '#contract/board/kinds/index.ts';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { recordingOf } from '#contract/sources/recording.ts';
import { beforeCited } from '../../sources/cited-second.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import type { Evidence } from '../../editor/editor.ts';
import { evidenceFor } from '../answer/cited.ts';
import { textFact } from '../../editor/facts.ts';
import { videoIdOf } from '../link/video-id.ts';
import { pushBoardBackStep } from '../../board-context/board-back-step.ts';
import { isWide } from '../../lib/use-is-wide.ts';
import type { Around } from '../../board-context/use-around.ts';

/**
 * Opens what a chat cites, with a way back; `onPin` shows the moment of a video over the chat itself. False where the source
 * has left the board.
 */
export function openCitation(
  around: Around,
  cited: Citation,
  askedFrom: string,
  onPin?: (moment: Evidence) => void,
): boolean {
  const { editor } = around;
  const evidence = evidenceFor(editor, cited, askedFrom);
  if (!evidence) return false;
  if (cited.kind === 'text') {
    showText(around, evidence.nodeId, askedFrom);
    editor.quoted.show(evidence.nodeId, cited.quote);
    return true;
  }
  editor.quoted.end();
  pushBoardBackStep(editor, askedFrom);
  if (onPin && cited.kind === 'youtube') onPin(evidence);
  else showEvidence(around, evidence);
  return true;
}

/** Flies to the card of a text; where a chat lies over the board, the text is opened over it. */
function showText({ editor, panels }: Around, nodeId: string, askedFrom: string): void {
  const panel = panels?.read().panel ?? null;
  if (!panels || (panel?.what !== 'full' && isWide())) {
    pushBoardBackStep(editor, askedFrom);
    return editor.flyTo(nodeId, askedFrom);
  }
  pushBoardBackStep(editor, askedFrom, () => (panel ? panels.open(panel) : panels.close()));
  panels.open({ what: 'full', nodeId });
}

/** Shows cited words beside the board. A moment plays on the card of its source, where that can be seen and has a player. */
export function showEvidence({ editor, board, panels }: Around, evidence: Evidence): void {
  const { nodeId, startSec } = evidence;
  if (typeof startSec !== 'number') return editor.openEvidence(evidence);
  const isSeen = panels?.read().panel?.what !== 'full' && isWide();
  const isOnCard = isSeen && board !== null && hasPlayer(board, evidence);
  if (isOnCard) editor.playing.start(nodeId, beforeCited(startSec));
  else editor.playing.stop();
  editor.openEvidence({ ...evidence, isOnCard });
}

function hasPlayer(editor: BoardEditor, { nodeId, fileId }: Evidence): boolean {
  const card = editor.scene.entry(nodeId);
  if (!card || card.isHidden || fileId !== undefined || textFact(card.node, 'processingError')) return false;
  const { node } = card;
  const isVideo = toNodeKind(node.type, node.metadata) === 'youtube' && videoIdOf(node) !== null;
  return isVideo || recordingOf(node.metadata) !== null;
}
