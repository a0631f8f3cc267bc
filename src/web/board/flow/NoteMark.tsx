import { Sparkles } from 'lucide-react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { noteForAi } from '#contract/board/note-for-ai.ts';
import { useWords } from '../../words/index.ts';

/** A small sign that something is noted for the AI about this source, and what. */
export function NoteMark({ node }: { node: BoardNode }) {
  const t = useWords('board');
  const note = noteForAi(node.metadata);
  if (note === null) return null;
  const said = t('noteForAi', { note });
  return (
    <span className="board-note-mark" role="img" aria-label={said} title={said}>
      <Sparkles size={12} strokeWidth={2} aria-hidden="true" />
    </span>
  );
}
