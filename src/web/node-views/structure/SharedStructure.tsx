import type { BoardNode } from '#contract/board/board.schema.ts';
import { useWords } from '../../words/index.ts';
import { useEditorState, useMembers } from '../../board-context/hooks.ts';
import { ComparedStructures } from './ComparedStructures.tsx';
import { hasStructure, MOST_STRUCTURES, structuredIn } from './structured.ts';

interface SharedStructureProps {
  node: BoardNode;
  onOpen: (nodeId: string, startSec: number) => void;
}

/** The recording beside the recordings and beat sheets that are chosen with it, else beside those of its group; nothing where it is alone. */
export function SharedStructure({ node, onOpen }: SharedStructureProps) {
  const t = useWords('media');
  const chosen = useEditorState((editor) => structuredIn(editor.selection(), editor));
  const members = useMembers(node.parentId ?? '');
  const isChosen = chosen.length > 1 && chosen.some(({ id }) => id === node.id);
  const others = (isChosen ? chosen : members.filter(hasStructure)).filter(({ id }) => id !== node.id);
  if (others.length === 0) return null;
  const name = t(isChosen ? 'structure.chosen' : 'structure.shared');
  return (
    <section aria-label={name} className="rounded-control bg-surface-2 px-3 py-2 text-sm">
      <p className="mb-1.5 font-semibold">{name}</p>
      <ComparedStructures nodes={[node, ...others.slice(0, MOST_STRUCTURES - 1)]} onOpen={onOpen} />
    </section>
  );
}
