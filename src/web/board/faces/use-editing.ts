import { useCallback, useEffect, useRef, useState } from 'react';
import { readDraft, useDraft, type Draft } from '../../lib/use-draft.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useEditor } from '../editor/hooks.ts';

export interface Editing {
  isEditing: boolean;
  draft: Draft;
  /** Opens the field with what is saved. */
  begin: () => void;
  /** Leaves the field: 'save' hands the draft over, 'cancel' gives it up. Further calls do nothing. */
  end: (how: 'save' | 'cancel') => void;
  /** Whether the field was opened by somebody here, and should take the focus; not when an old draft was found. */
  isOpened: boolean;
}

/**
 * The editing of one text of a node. The card stays in the DOM while it lasts, and what is typed outlives the page: a
 * draft that is found again opens its field.
 */
export function useEditing(
  nodeId: string,
  field: 'title' | 'content',
  saved: string,
  save: (typed: string) => void,
): Editing {
  const editor = useEditor();
  const key = `${field}:${nodeId}`;
  const draft = useDraft(key);
  const [state, setState] = useState<'reading' | 'found' | 'opened'>(() => {
    if (!editor.mayEdit) return 'reading';
    const kept = readDraft(key);
    return kept !== null && kept.trim() !== saved ? 'found' : 'reading';
  });
  const latest = useLatest({ draft, save, state });
  const isEditing = state !== 'reading';

  useEffect(() => (isEditing ? editor.pin(nodeId) : undefined), [editor, nodeId, isEditing]);

  const isOver = useRef(false);
  const begin = useCallback(() => {
    if (!editor.mayEdit) return;
    isOver.current = false;
    if (latest.current.state === 'reading') latest.current.draft.type(saved);
    setState('opened');
  }, [editor, saved, latest]);
  const end = useCallback(
    (how: 'save' | 'cancel') => {
      if (isOver.current || latest.current.state === 'reading') return;
      isOver.current = true;
      if (how === 'save') latest.current.save(latest.current.draft.text);
      latest.current.draft.clear();
      setState('reading');
    },
    [latest],
  );
  return { isEditing, draft, begin, end, isOpened: state === 'opened' };
}
