import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Mention } from '#contract/chat/chat.schema.ts';
import type { Draft } from '../../lib/use-draft.ts';
import { mentionAt, titled, withMention, withoutMention } from './mention-at.ts';
import { useKeptMentions, type KeptMentions } from './use-kept-mentions.ts';

/** What is named in the question that is being typed, and the list to choose from while an @ is typed. */
export interface Mentions extends Omit<KeptMentions, 'removeLast'> {
  isNaming: boolean;
  /** Null while nothing is being named. */
  listed: readonly Mention[] | null;
  /** The place in the list that Enter takes. */
  at: number;
  choose: (mention: Mention) => void;
  /** Looks again whether an @ stands before the caret; call it after every change and move. */
  look: () => void;
  close: () => void;
  /** Writes an @ where the caret stands, which opens the list. */
  begin: () => void;
  /** Takes the chosen line of the list; false where none is open. */
  take: () => boolean;
  /** Whether the key was meant for the list. */
  onKeyDown: (event: KeyboardEvent) => boolean;
}

interface Typed {
  draftKey: string;
  draft: Draft;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Those that can be named; null while unknown. */
  sources: readonly Mention[] | null;
}

/** The sources that a question is restricted to, and the choice of them in its text. */
export function useMentions({ draftKey, draft, field, sources }: Typed): Mentions {
  const { removeLast, ...kept } = useKeptMentions(draftKey);
  const { chosen } = kept;
  const [naming, setNaming] = useState<{ from: number; sought: string } | null>(null);
  const [at, setAt] = useState(0);
  /** Esc: this @ stays an @. */
  const refused = useRef<number | null>(null);
  const open = (sources ?? []).filter(({ nodeId }) => !chosen.some((one) => one.nodeId === nodeId));
  const listed = naming && sources ? titled(open, naming.sought) : null;

  const look = () => {
    const element = field.current;
    const found = element && mentionAt(element.value, element.selectionStart);
    if (found?.from !== refused.current) refused.current = null;
    const next = found && refused.current === null ? found : null;
    if (next?.sought !== naming?.sought) setAt(0);
    if (next?.from !== naming?.from || next?.sought !== naming?.sought) setNaming(next);
  };
  const close = () => {
    refused.current = naming?.from ?? null;
    setNaming(null);
  };
  const choose = ({ nodeId, title, kind }: Mention) => {
    const element = field.current;
    if (element && naming) {
      draft.type(withoutMention(element.value, naming));
      putCaret(element, naming.from);
    }
    kept.add([{ nodeId, title, kind }]);
    setNaming(null);
  };
  const take = () => {
    const meant = listed?.[at];
    if (meant) choose(meant);
    return meant !== undefined;
  };
  const begin = () => {
    const element = field.current;
    if (!element) return;
    const { text, from } = withMention(element.value, element.selectionStart);
    draft.type(text);
    putCaret(element, from + 1, () => {
      refused.current = null;
      setAt(0);
      setNaming({ from, sought: '' });
    });
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const element = field.current;
    if (event.key === 'Backspace' && element?.selectionStart === 0 && element.selectionEnd === 0 && chosen.length > 0) {
      removeLast();
      return true;
    }
    if (!listed || event.nativeEvent.isComposing) return false;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0 && listed.length > 0) setAt((at + by + listed.length) % listed.length);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Tab' && listed.length > 0) take();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { ...kept, isNaming: naming !== null, listed, at, choose, look, close, begin, take, onKeyDown };
}

/** Once the field shows what was written in it. */
function putCaret(element: HTMLTextAreaElement, caret: number, then?: () => void): void {
  requestAnimationFrame(() => {
    element.focus({ preventScroll: true });
    element.setSelectionRange(caret, caret);
    then?.();
  });
}
