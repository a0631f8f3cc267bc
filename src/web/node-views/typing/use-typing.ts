import { useCallback, useEffect, useRef, useState } from 'react';
import { storable } from '../../editor/rules/edits.ts';
import { useNotices } from '../../lib/notices.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useWords } from '../../words/index.ts';
import { discardDraft, handDraft, leaveDraft, offerDraft, takeDraft } from '../../board-context/drafts/found-drafts.ts';
import { keepDraft, type DraftPlace } from '../../board-context/drafts/kept-drafts.ts';
import { tab } from '../../editor/tab.ts';
import { printOf } from '../../editor/text-print.ts';
import { endOfTyping, excessOf, type HowToEnd } from './end-of-typing.ts';

/** A text of the board as it can be edited. */
export interface EditableText {
  place: DraftPlace;
  /** What the board says. */
  saved: string;
  /** Answers whether the board says it now. */
  save: (typed: string) => boolean;
  mayWrite: () => boolean;
}

export interface Typing {
  isEditing: boolean;
  draft: { text: string; type: (text: string) => void };
  /** Opens the field with what is saved, or with a draft that was left behind. The same function at every rendering, as `resume`. */
  begin: () => void;
  /** Opens the field for the draft that was found, without taking the focus. */
  resume: () => void;
  /**
   * Leaves the field: 'save' and 'leave' hand the draft over, 'cancel' gives it up. A draft that is too long stays in the
   * field. Where the saved text has changed meanwhile, a long text is offered beside it, and a short one stays in the field
   * until it is saved a second time. Further calls do nothing.
   */
  end: (how: HowToEnd) => void;
  /** Whether the field was opened by somebody here, and should take the focus; not when it opened for an old draft. */
  isOpened: boolean;
  /** By how many characters the draft is too long; 0 when it is not. */
  excess: number;
  /** What somebody else has saved since the typing began; null while it is what it was. */
  meanwhile: string | null;
  sharing: Sharing;
}

/** The text while others write in it, too: it is saved letter by letter, and ending it saves nothing more. */
export interface Sharing {
  /** The saved text that the typing began with; null for a draft that was found. */
  base: () => string | null;
  /** Tells what stands in the field, and whether it is saved; what is not stays a draft. */
  follow: (text: string, isSaved: boolean) => void;
}

/** The field in which a text is typed. Every letter is kept until the text is handed over or given up. */
export function useTyping({ place, saved, save, mayWrite }: EditableText): Typing {
  const { field } = place;
  const [text, setText] = useState('');
  const [state, setState] = useState<'reading' | 'resumed' | 'opened'>('reading');
  const [base, setBase] = useState('');
  const [isShared, setShared] = useState(false);
  const discard = useDiscard(place, saved);
  // What is read by handlers that come before the next rendering.
  const now = useRef({
    text: '',
    base: '',
    over: null as string | null,
    isOver: true,
    isWarned: false,
    isShared: false,
  });

  const open = (next: 'resumed' | 'opened') => {
    if (!mayWrite()) return;
    if (now.current.isOver) {
      const draft = takeDraft(place);
      const begun = draft?.text ?? saved;
      now.current = {
        text: begun,
        base: draft?.base ?? printOf(saved),
        over: draft ? null : saved,
        isOver: false,
        isWarned: false,
        isShared: false,
      };
      setShared(false);
      setText(begun);
      setBase(now.current.base);
    }
    setState(next);
  };
  const type = (typed: string) => {
    const { current } = now;
    if (current.isOver || current.isShared || current.text === typed) return;
    current.text = typed;
    setText(typed);
    keep();
  };
  const keep = () => {
    const { text: kept, base: over } = now.current;
    keepDraft(place, { text: kept, base: over, tab, atMs: Date.now(), whose: 'mine' });
  };
  const follow = (typed: string, isSaved: boolean) => {
    const { current } = now;
    if (current.isOver) return;
    const wasSaved = current.isShared && current.base === printOf(current.text);
    Object.assign(current, { text: typed, isShared: true });
    setShared(true);
    setText(typed);
    if (!isSaved) return keep();
    current.base = printOf(typed);
    setBase(current.base);
    if (!wasSaved) discardDraft(place);
  };
  const handOver = (typed: string) => {
    const isSame = storable(typed) === saved || (field === 'title' && storable(typed) === '');
    if (!save(typed)) leaveDraft(place);
    else if (isSame || field === 'label') discardDraft(place);
    else handDraft(place);
  };
  const end = (how: HowToEnd) => {
    const { current } = now;
    if (current.isOver) return;
    if (current.isShared) {
      current.isOver = true;
      if (printOf(current.text) === current.base) discardDraft(place);
      else leaveDraft(place);
      setState('reading');
      return;
    }
    const next = endOfTyping(how, { ...current, field, saved });
    if (next === 'warn') current.isWarned = true;
    if (next === 'warn' || next === 'stay') return;
    current.isOver = true;
    if (next === 'save') handOver(current.text);
    else if (next === 'offer') leaveDraft(place);
    else if (next === 'give-up') discard(current);
    else discardDraft(place);
    setState('reading');
  };
  const latest = useLatest({ state, open });
  useEffect(() => {
    const last = latest;
    return () => {
      if (last.current.state !== 'reading') leaveDraft(place);
    };
  }, [place, latest]);

  const isEditing = state !== 'reading';
  return {
    isEditing,
    draft: { text, type },
    begin: useCallback(() => latest.current.open('opened'), [latest]),
    resume: useCallback(() => latest.current.open('resumed'), [latest]),
    end,
    isOpened: state === 'opened',
    excess: isEditing ? excessOf(text, field) : 0,
    meanwhile: isEditing && !isShared && printOf(saved) !== base ? saved : null,
    sharing: { base: () => now.current.over, follow },
  };
}

/** Forgets a draft; a long text that says something new can be taken back once more. */
function useDiscard(place: DraftPlace, saved: string) {
  const notices = useNotices();
  const t = useWords('notes');
  return ({ text, base }: { text: string; base: string }): void => {
    discardDraft(place);
    if (place.field !== 'content' || text.trim() === '' || text.trim() === saved) return;
    notices.show({
      tone: 'undoable',
      title: t('gaveUp'),
      action: { label: t('takeBack'), run: () => offerDraft(place, { text, base, atMs: Date.now(), whose: 'mine' }) },
    });
  };
}
