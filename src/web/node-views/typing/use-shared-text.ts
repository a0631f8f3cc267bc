import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useEditor } from '../../board-context/hooks.ts';
import { useLatest } from '../../lib/use-latest.ts';
import type { SharedText } from '../writing/shared-text.ts';
import type { Editing } from './use-editing.ts';

export interface Shared {
  /** The names of those who write in the same card, null for an own tab; empty while it is written in alone. */
  names: readonly (string | null)[];
  /** Letters are saved at once, to the end of this sitting. */
  isShared: boolean;
  /** Letters of others wait for an open syllable. */
  isWaiting: boolean;
  /** Brings in what was typed last, before the field is left. */
  finish: () => void;
  /** Leaves the field without what was typed; of a text that others write in, too, only the own letters go. */
  giveUp: () => void;
  /** Who tells that letters were taken back, with how to write them again. */
  tellTakenBack: (tell: (writeAgain: () => void) => void) => void;
}

/** Writes the text of a field together with others, from the moment on at which somebody else writes in the same card. */
export function useSharedText(editing: Editing, field: RefObject<HTMLTextAreaElement | null>): Shared {
  const editor = useEditor();
  const { writing } = editor;
  const { nodeId } = editing.place;
  const read = () => writing.writersOf(nodeId);
  const names = useSyncExternalStore(writing.subscribe, read, read);
  const [isShared, setShared] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const shared = useRef<SharedText | null>(null);
  const told = useRef<((writeAgain: () => void) => void) | null>(null);
  const latest = useLatest(editing);
  const hasOthers = names.length > 0;

  useEffect(() => {
    if (!hasOthers || shared.current) return undefined;
    const isCalledOff = new AbortController();
    const begin = async () => {
      const { SharedText: Text } = await import('../writing/shared-text.ts');
      const element = field.current;
      const content = () => editor.node(nodeId)?.content;
      if (isCalledOff.signal.aborted || !element || shared.current || content() === undefined) return;
      shared.current = new Text({
        field: element,
        nodeId,
        writing,
        content,
        base: latest.current.sharing.base() ?? content() ?? '',
        subscribe: (seen) => editor.subscribe(seen, nodeId),
        undo: editor.undo,
        redo: editor.redo,
        onText: (text, isSaved) => latest.current.sharing.follow(text, isSaved),
        onWaiting: setWaiting,
      });
      setShared(true);
    };
    // Alone with a text that cannot be shared it is saved as always.
    begin().catch(() => undefined);
    return () => isCalledOff.abort();
  }, [hasOthers, editor, writing, nodeId, field, latest]);
  useEffect(
    () => () => {
      shared.current?.close();
      shared.current = null;
    },
    [],
  );

  return {
    names,
    isShared,
    isWaiting,
    finish: () => shared.current?.sync(),
    giveUp() {
      const writeAgain = shared.current?.takeBack();
      editing.end('cancel');
      if (writeAgain) told.current?.(writeAgain);
    },
    tellTakenBack: useCallback((tell) => void (told.current = tell), []),
  };
}
