import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { BoardEditor } from '../editor/board-editor.ts';

/** Flies to the node that the address names ('?node=…'), and takes it out of the address: a reload stays where one is. */
export function useNodeInAddress(editor: BoardEditor): void {
  const [search, setSearch] = useSearchParams();
  const nodeId = search.get('node');
  useEffect(() => {
    if (nodeId === null) return;
    const timer = requestAnimationFrame(() => {
      editor.flyTo(nodeId);
      setSearch(
        (now) => {
          now.delete('node');
          return now;
        },
        { replace: true },
      );
    });
    return () => cancelAnimationFrame(timer);
  }, [editor, nodeId, setSearch]);
}
