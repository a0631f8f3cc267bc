import { useCallback, useEffect, useRef, useState } from 'react';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { keyOfHit, type Hit } from './hits.ts';
import { pushBoardBackStep } from '../../board-context/board-back-step.ts';
import { chooseConversation } from '../../chat/active-conversation.ts';
import { showMessage } from './show-message.ts';

interface Walk {
  /** The hit that is shown; null before the first. */
  hit: Hit | null;
  /** Its number, from 1; 0 before the first. */
  number: number;
  step: (by: 1 | -1) => void;
}

/**
 * Goes from hit to hit and around: flies there and opens the passage or shows the message. A step asked for while the search
 * is under way is taken when something was found. One step of the trail leads back from all hits to where they were sought.
 */
export function useWalk(editor: BoardEditor, query: string, hits: readonly Hit[], isComplete: boolean): Walk {
  const [shown, setShown] = useState<{ query: string; key: string } | null>(null);
  const due = useRef<1 | -1 | null>(null);
  const isAway = useRef(false);
  const stopShowing = useRef<(() => void) | null>(null);
  const index = shown?.query === query ? hits.findIndex((hit) => keyOfHit(hit) === shown.key) : -1;
  useEffect(() => () => stopShowing.current?.(), []);

  const go = useCallback(
    (by: 1 | -1) => {
      const from = index < 0 ? (by > 0 ? -1 : 0) : index;
      const next = hits[(from + by + hits.length) % hits.length];
      if (!next) return;
      if (!isAway.current) pushBoardBackStep(editor, null, () => (isAway.current = false));
      isAway.current = true;
      setShown({ query, key: keyOfHit(next) });
      stopShowing.current?.();
      stopShowing.current = show(editor, next);
    },
    [editor, hits, index, query],
  );
  useEffect(() => {
    const by = due.current;
    if (by === null || !isComplete) return;
    due.current = null;
    go(by);
  }, [go, isComplete]);
  const step = useCallback(
    (by: 1 | -1) => {
      due.current = isComplete || index >= 0 ? null : by;
      if (due.current === null) go(by);
    },
    [go, index, isComplete],
  );
  return { hit: hits[index] ?? null, number: index + 1, step };
}

/** Answers how to stop what is still under way. */
function show(editor: BoardEditor, hit: Hit): (() => void) | null {
  const { nodeId, id, quote, startSec } = hit;
  const isInside = hit.in === 'source';
  const evidence = editor.evidence();
  if (isInside) editor.openEvidence({ nodeId, passageId: id, quote, startSec, isQuiet: true });
  else if (evidence?.isQuiet) editor.openEvidence(null);
  editor.flyTo(visibleOf(editor, nodeId));
  if (hit.in !== 'chat') return null;
  if (hit.conversationId) chooseConversation(nodeId, hit.conversationId);
  return showMessage(nodeId, id);
}

/** A node in a collapsed group is shown by the group. */
function visibleOf(editor: BoardEditor, nodeId: string): string {
  const card = editor.scene.entry(nodeId);
  return card?.isHidden && card.node.parentId !== null ? visibleOf(editor, card.node.parentId) : nodeId;
}
