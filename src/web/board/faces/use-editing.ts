import { useCallback, useEffect, useRef, useState } from 'react';
import { isLocked } from '#contract/board/locking.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { discardDraft, leaveDraft, takeDraft, useFoundDraft } from '../drafts/found-drafts.ts';
import { keepDraft, printOf, type DraftPlace, type FoundDraft } from '../drafts/kept-drafts.ts';
import { useEditor } from '../editor/hooks.ts';
import { tab } from '../editor/tab.ts';

export interface Editing {
  isEditing: boolean;
  draft: { text: string; type: (text: string) => void };
  /** Opens the field with what is saved, or with a draft that was left behind. */
  begin: () => void;
  /** Leaves the field: 'save' hands the draft over, 'cancel' gives it up. Further calls do nothing. */
  end: (how: 'save' | 'cancel') => void;
  /** Whether the field was opened by somebody here, and should take the focus; not when it opened for an old draft. */
  isOpened: boolean;
  /** What was typed here before, never saved, and differs from what is saved; `isOutdated`: that has changed since. */
  found: (FoundDraft & { isOutdated: boolean }) | null;
  /** Opens the field for the draft that was found, without taking the focus. */
  resume: () => void;
  /** Forgets the draft that was found. */
  discard: () => void;
}

/**
 * The editing of one text of a node. The card stays in the DOM while it lasts. What is typed outlives the page and the tab,
 * and is offered back; when the node vanishes meanwhile it is not lost either.
 */
export function useEditing(
  nodeId: string,
  field: DraftPlace['field'],
  saved: string,
  save: (typed: string) => void,
): Editing {
  const editor = useEditor();
  const { boardId } = editor;
  const [text, setText] = useState('');
  const [state, setState] = useState<'reading' | 'resumed' | 'opened'>('reading');
  const left = useFoundDraft({ boardId, nodeId, field });
  const mayWrite = (): boolean => {
    const node = editor.node(nodeId);
    return editor.mayEdit && !(node && isLocked(node));
  };
  const found = left && state === 'reading' && left.text.trim() !== saved && mayWrite() ? left : null;
  const latest = useLatest({ text, save, saved, state, mayWrite });
  const base = useRef('');
  const isOver = useRef(false);
  const isEditing = state !== 'reading';

  useEffect(() => (isEditing ? editor.pin(nodeId) : undefined), [editor, nodeId, isEditing]);
  useEffect(() => {
    const last = latest;
    return () => {
      if (last.current.state !== 'reading') leaveDraft({ boardId, nodeId, field });
    };
  }, [boardId, nodeId, field, latest]);

  const type = useCallback(
    (typed: string) => {
      setText(typed);
      keepDraft({ boardId, nodeId, field }, { text: typed, base: base.current, tab, atMs: Date.now() });
    },
    [boardId, nodeId, field],
  );
  const open = useCallback(
    (next: 'resumed' | 'opened') => {
      if (!latest.current.mayWrite()) return;
      isOver.current = false;
      if (latest.current.state === 'reading') {
        base.current = printOf(latest.current.saved);
        setText(latest.current.saved);
        const draft = takeDraft({ boardId, nodeId, field });
        if (draft) type(draft.text);
      }
      setState(next);
    },
    [boardId, nodeId, field, latest, type],
  );
  const end = useCallback(
    (how: 'save' | 'cancel') => {
      if (isOver.current || latest.current.state === 'reading') return;
      isOver.current = true;
      if (how === 'save') latest.current.save(latest.current.text);
      discardDraft({ boardId, nodeId, field });
      setState('reading');
    },
    [boardId, nodeId, field, latest],
  );
  return {
    isEditing,
    draft: { text, type },
    begin: useCallback(() => open('opened'), [open]),
    end,
    isOpened: state === 'opened',
    found: found && { ...found, isOutdated: found.base !== printOf(saved) },
    resume: useCallback(() => open('resumed'), [open]),
    discard: useCallback(() => discardDraft({ boardId, nodeId, field }), [boardId, nodeId, field]),
  };
}
