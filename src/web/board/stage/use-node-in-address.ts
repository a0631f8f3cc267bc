import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { BoardEditor } from '../../editor/board-editor.ts';

const NAMES = ['node', 'passage', 'quote'] as const;

/**
 * Flies to the node that the address names ('?node=…'), and opens the words that it names in it ('&passage=…&quote=…'); then
 * takes them out of the address: a reload stays where one is.
 */
export function useNodeInAddress(editor: BoardEditor): void {
  const [search, setSearch] = useSearchParams();
  const [nodeId, passageId, quote] = NAMES.map((name) => search.get(name));
  useEffect(() => {
    if (!nodeId) return undefined;
    const timer = requestAnimationFrame(() => {
      editor.flyTo(nodeId);
      // The words of a note are shown where they stand.
      if (passageId === nodeId && quote) editor.quoted.show(nodeId, quote);
      else if (passageId) editor.openEvidence({ nodeId, passageId, quote: quote ?? null });
      setSearch(
        (now) => {
          for (const name of NAMES) now.delete(name);
          return now;
        },
        { replace: true },
      );
    });
    return () => cancelAnimationFrame(timer);
  }, [editor, nodeId, passageId, quote, setSearch]);
}
