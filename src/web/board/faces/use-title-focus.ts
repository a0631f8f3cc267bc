import { useEffect } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import { useEditor } from '../editor/hooks.ts';

/** Opens the node's field when the board asks for it: for a new node, and by the key that edits. */
export function useTitleFocus(nodeId: string, begin: () => void): void {
  const editor = useEditor();
  const later = useLatest(begin);
  useEffect(() => {
    const look = () => {
      if (editor.takeTitleFocus(nodeId)) later.current();
    };
    look();
    return editor.subscribe(look, nodeId);
  }, [editor, nodeId, later]);
}
