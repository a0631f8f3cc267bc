import { pushBackStep, rememberScroll } from '../lib/back-stack.ts';
import type { Editor } from '../editor/editor.ts';

/**
 * Before somebody is led elsewhere, to evidence that was asked for from this card or to what was found (null): view, reader,
 * chat and what plays can be had back. `onBack` hears when they are.
 */
export function pushBoardBackStep(editor: Editor, cardId: string | null, onBack?: () => void): void {
  const evidence = editor.evidence();
  const viewBack = editor.rememberView();
  const playingBack = editor.playing.remember();
  const focused = document.activeElement;
  const findLog = () =>
    (focused?.isConnected ? focused.closest('[role="log"]') : null) ??
    (cardId === null
      ? null
      : document.querySelector(`.react-flow__node[data-id="${CSS.escape(cardId)}"] [role="log"]`));
  const scrollBack = rememberScroll(findLog);
  pushBackStep(() => {
    onBack?.();
    editor.quoted.end();
    editor.openEvidence(evidence);
    playingBack();
    // The reader moves the board where it would cover a card: the view is had back after that.
    requestAnimationFrame(() => requestAnimationFrame(viewBack));
    scrollBack();
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  });
}
