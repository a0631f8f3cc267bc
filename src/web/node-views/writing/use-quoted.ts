import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { Span } from '#contract/base/marked-text.ts';
import { useEditor } from '../../board-context/hooks.ts';

/**
 * Shows the words of this note that an answer cites: they are scrolled to within `area`, and marked. Answers which part of
 * the text has to stand there for it; null while nothing of it is cited.
 */
export function useQuoted({ id, content }: BoardNode, area: RefObject<HTMLElement | null>): Span | null {
  const { quoted } = useEditor();
  const read = () => quoted.of(id);
  const words = useSyncExternalStore(quoted.subscribe, read, read);
  const [part, setPart] = useState<Span | null>(null);
  useEffect(() => {
    if (!words) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    const show = async () => {
      const { partAround, showQuoted } = await import('./show-quoted.ts');
      if (isOver || !area.current) return;
      setPart(partAround(content, words.quote));
      stop = showQuoted(area.current, words.quote, quoted.end);
    };
    void show();
    return () => {
      isOver = true;
      stop?.();
    };
  }, [area, content, quoted, words]);
  return words && part;
}

/** Whether words of this note are shown as evidence now. */
export function useIsQuoted(nodeId: string): boolean {
  const { quoted } = useEditor();
  const read = () => quoted.of(nodeId) !== null;
  return useSyncExternalStore(quoted.subscribe, read, read);
}
