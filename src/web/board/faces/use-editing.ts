import { useCallback, useEffect, useRef, useState } from 'react';
import { storable } from '#contract/board/edits.ts';
import { isLocked } from '#contract/board/locking.ts';
import { OURS } from '#contract/limits.ts';
import { useNotices } from '../../lib/notices.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useWords } from '../../words/index.ts';
import {
  discardDraft,
  discardFound,
  handDraft,
  leaveDraft,
  offerDraft,
  takeDraft,
  useFoundDraft,
} from '../drafts/found-drafts.ts';
import { keepDraft, type DraftPlace, type FoundDraft } from '../drafts/kept-drafts.ts';
import { useEditor } from '../editor/hooks.ts';
import { tab } from '../editor/tab.ts';
import { printOf } from '../editor/text-print.ts';

export interface Editing {
  isEditing: boolean;
  draft: { text: string; type: (text: string) => void };
  /** Opens the field with what is saved, or with a draft that was left behind. */
  begin: () => void;
  /**
   * Leaves the field: 'save' and 'leave' hand the draft over, 'cancel' gives it up. A draft that is too long stays in the
   * field. Where the saved text has changed meanwhile, a long text is offered beside it, and a short one stays in the field
   * until it is saved a second time. Further calls do nothing.
   */
  end: (how: 'save' | 'leave' | 'cancel') => void;
  /** Whether the field was opened by somebody here, and should take the focus; not when it opened for an old draft. */
  isOpened: boolean;
  /** By how many characters the draft is too long; 0 when it is not. */
  excess: number;
  /** What somebody else has saved since the typing began; null while it is what it was. */
  meanwhile: string | null;
  /** A text that the board does not show; `isOutdated`: what it was typed over has changed since. */
  found: (FoundDraft & { isOutdated: boolean; mayWrite: boolean }) | null;
  /** Opens the field for the draft that was found, without taking the focus. */
  resume: () => void;
  /** Saves this in place of what is saved, and forgets the draft that was found. */
  take: (text: string) => void;
  /** Forgets the draft that was found. */
  discard: () => void;
}

/**
 * The editing of one text of a node. The card stays in the DOM while it lasts. What is typed outlives the page and the tab,
 * and is offered back; it is forgotten once the server has it, not before. `save` answers whether the board says it now.
 */
export function useEditing(
  nodeId: string,
  field: DraftPlace['field'],
  saved: string,
  save: (typed: string) => boolean,
): Editing {
  const editor = useEditor();
  const notices = useNotices();
  const t = useWords('notes');
  const { boardId } = editor;
  const [text, setText] = useState('');
  const [state, setState] = useState<'reading' | 'resumed' | 'opened'>('reading');
  const [base, setBase] = useState('');
  const left = useFoundDraft({ boardId, nodeId, field });
  const mayWrite = (): boolean => {
    const node = editor.node(nodeId);
    return editor.mayEdit && !(node && isLocked(node));
  };
  const isEditing = state !== 'reading';
  const found =
    left && !isEditing && left.text.trim() !== saved
      ? { ...left, isOutdated: left.whose === 'theirs' || left.base !== printOf(saved), mayWrite: mayWrite() }
      : null;
  const latest = useLatest({ save, saved, state, mayWrite, notices, t, found });
  // What is read by handlers that come before the next rendering.
  const now = useRef({ text: '', base: '', isOver: true, isWarned: false });

  useEffect(
    () => (isEditing && field !== 'label' ? editor.pin(nodeId) : undefined),
    [editor, nodeId, field, isEditing],
  );
  useEffect(() => {
    const last = latest;
    return () => {
      if (last.current.state !== 'reading') leaveDraft({ boardId, nodeId, field });
    };
  }, [boardId, nodeId, field, latest]);

  const type = useCallback(
    (typed: string) => {
      if (now.current.isOver || now.current.text === typed) return;
      now.current.text = typed;
      setText(typed);
      const { base: over } = now.current;
      keepDraft({ boardId, nodeId, field }, { text: typed, base: over, tab, atMs: Date.now(), whose: 'mine' });
    },
    [boardId, nodeId, field],
  );
  const open = useCallback(
    (next: 'resumed' | 'opened') => {
      if (!latest.current.mayWrite()) return;
      if (now.current.isOver) {
        const draft = takeDraft({ boardId, nodeId, field });
        const begun = draft?.text ?? latest.current.saved;
        now.current = {
          text: begun,
          base: draft?.base ?? printOf(latest.current.saved),
          isOver: false,
          isWarned: false,
        };
        setText(begun);
        setBase(now.current.base);
      }
      setState(next);
    },
    [boardId, nodeId, field, latest],
  );
  const giveUp = useCallback(() => {
    const place = { boardId, nodeId, field };
    const { text: typed, base: over } = now.current;
    discardDraft(place);
    if (field !== 'content' || typed.trim() === '' || typed.trim() === latest.current.saved) return;
    latest.current.notices.show({
      tone: 'undoable',
      title: latest.current.t('gaveUp'),
      action: {
        label: latest.current.t('takeBack'),
        run: () => offerDraft(place, { text: typed, base: over, atMs: Date.now(), whose: 'mine' }),
      },
    });
  }, [boardId, nodeId, field, latest]);
  const handOver = useCallback(
    (typed: string) => {
      const place = { boardId, nodeId, field };
      const isSame = storable(typed) === latest.current.saved || (field === 'title' && storable(typed) === '');
      if (!latest.current.save(typed)) leaveDraft(place);
      else if (isSame || field === 'label') discardDraft(place);
      else handDraft(place);
    },
    [boardId, nodeId, field, latest],
  );
  const end = useCallback(
    (how: 'save' | 'leave' | 'cancel') => {
      const { text: typed, base: over, isOver, isWarned } = now.current;
      if (isOver) return;
      const isUntouched = printOf(typed) === over;
      if (how !== 'cancel' && !isUntouched) {
        if (excessOf(typed, field) > 0) return;
        const isOutdated = printOf(latest.current.saved) !== over && storable(typed) !== latest.current.saved;
        if (isOutdated && field !== 'content' && (how === 'leave' || !isWarned)) {
          now.current.isWarned = true;
          return;
        }
        now.current.isOver = true;
        if (isOutdated && field === 'content') leaveDraft({ boardId, nodeId, field });
        else handOver(typed);
      } else {
        now.current.isOver = true;
        if (how === 'cancel') giveUp();
        else discardDraft({ boardId, nodeId, field });
      }
      setState('reading');
    },
    [boardId, nodeId, field, latest, giveUp, handOver],
  );
  return {
    isEditing,
    draft: { text, type },
    begin: useCallback(() => open('opened'), [open]),
    end,
    isOpened: state === 'opened',
    excess: isEditing ? excessOf(text, field) : 0,
    meanwhile: isEditing && printOf(saved) !== base ? saved : null,
    found,
    resume: useCallback(() => open('resumed'), [open]),
    take: useCallback(
      (taken: string) => {
        const draft = latest.current.found;
        if (draft && latest.current.save(taken)) discardFound(draft);
      },
      [latest],
    ),
    discard: useCallback(() => {
      if (latest.current.found) discardFound(latest.current.found);
    }, [latest]),
  };
}

const excessOf = (text: string, field: DraftPlace['field']): number =>
  Math.max(0, storable(text).length - (field === 'content' ? OURS.contentLength : OURS.titleLength));
