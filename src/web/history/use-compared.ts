import { useEffect, useMemo, useState } from 'react';
import type { Board } from '#contract/board/board.schema.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { compare, type Compared } from './compare.ts';

/** What differs between a board then and the board as it stood when the two were last compared. */
export function useCompared(
  editor: BoardEditor,
  past: Board | null,
): { compared: Compared | null; isStale: boolean; again: () => void } {
  const [now, setNow] = useState(() => editor.scene.board());
  const [isStale, setStale] = useState(false);
  useEffect(() => editor.onBoard(() => setStale(true)), [editor]);
  const compared = useMemo(() => past && compare(past, now), [past, now]);
  const again = () => {
    setNow(editor.scene.board());
    setStale(false);
  };
  return { compared, isStale, again };
}
