import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Mention } from '#contract/chat/chat.schema.ts';
import { OURS } from '#contract/limits.ts';
import { useDraft, type Draft } from '../lib/use-draft.ts';
import { mentionsOf } from './conversation.ts';
import { mentionsKeyOf } from './draft-keys.ts';
import { mentionAt, titled } from './mention-at.ts';

/** What is named in the question that is being typed, and the list to choose from while an @ is typed. */
export interface Mentions {
  chosen: readonly Mention[];
  /** Null while nothing is being named. */
  listed: readonly Mention[] | null;
  /** The place in the list that Enter takes. */
  at: number;
  choose: (mention: Mention) => void;
  remove: (nodeId: string) => void;
  /** Names these beside those that are named. */
  add: (mentions: readonly Mention[]) => void;
  clear: () => void;
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

/** The sources that the question being typed is restricted to; empty for all of them. */
export function useNamed(draftKey: string): Mention[] {
  return readMentions(useDraft(mentionsKeyOf(draftKey)).text);
}

/** The sources that a question is restricted to are kept with its draft. `sources`: those that can be named; null while unknown. */
export function useMentions(
  draftKey: string,
  draft: Draft,
  field: RefObject<HTMLTextAreaElement | null>,
  sources: readonly Mention[] | null,
): Mentions & { isNaming: boolean } {
  const kept = useDraft(mentionsKeyOf(draftKey));
  const chosen = readMentions(kept.text);
  const [naming, setNaming] = useState<{ from: number; sought: string } | null>(null);
  const [at, setAt] = useState(0);
  /** Esc: this @ stays an @. */
  const refused = useRef<number | null>(null);
  const open = (sources ?? []).filter(({ nodeId }) => !chosen.some((one) => one.nodeId === nodeId));
  const listed = naming && sources ? titled(open, naming.sought) : null;

  const keep = (mentions: readonly Mention[]) => kept.type(mentions.length > 0 ? JSON.stringify(mentions) : '');
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
      const { value } = element;
      const rest = value.slice(naming.from + 1 + naming.sought.length);
      const before = value.slice(0, naming.from);
      draft.type(before + (/\s$|^$/.test(before) ? rest.trimStart() : rest));
      requestAnimationFrame(() => {
        element.focus({ preventScroll: true });
        element.setSelectionRange(naming.from, naming.from);
      });
    }
    if (chosen.length < OURS.mentionsPerQuestion) keep([...chosen, { nodeId, title, kind }]);
    setNaming(null);
  };
  const remove = (nodeId: string) => keep(chosen.filter((one) => one.nodeId !== nodeId));
  const add = (mentions: readonly Mention[]) => {
    const all = new Map([...chosen, ...mentions].map((one) => [one.nodeId, one]));
    keep([...all.values()].slice(0, OURS.mentionsPerQuestion));
  };
  const take = () => {
    const meant = listed?.[at];
    if (meant) choose(meant);
    return meant !== undefined;
  };
  const begin = () => {
    const element = field.current;
    if (!element) return;
    const { value, selectionStart: caret } = element;
    const before = value.slice(0, caret);
    const sign = /\S$/.test(before) ? ' @' : '@';
    draft.type(before + sign + value.slice(caret));
    requestAnimationFrame(() => {
      element.focus({ preventScroll: true });
      element.setSelectionRange(caret + sign.length, caret + sign.length);
      refused.current = null;
      setAt(0);
      setNaming({ from: caret + sign.length - 1, sought: '' });
    });
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const element = field.current;
    if (event.key === 'Backspace' && element?.selectionStart === 0 && element.selectionEnd === 0 && chosen.length > 0) {
      keep(chosen.slice(0, -1));
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
  return {
    chosen,
    isNaming: naming !== null,
    listed,
    at,
    choose,
    remove,
    add,
    clear: kept.clear,
    look,
    close,
    begin,
    take,
    onKeyDown,
  };
}

function readMentions(kept: string): Mention[] {
  try {
    const read: unknown = JSON.parse(kept);
    return Array.isArray(read) ? mentionsOf({ metadata: { mentions: read } }) : [];
  } catch {
    return [];
  }
}
