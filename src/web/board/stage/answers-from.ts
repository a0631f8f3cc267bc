import { holds, narrower, type Audience } from '#contract/board/audience.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { sourcesOfNote } from '#contract/chat/answer-note.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';

/** The nodes that were made from one of these or cite one, and what was made from those in turn. */
export function answersFrom(nodes: readonly BoardNode[], sources: Iterable<string>): BoardNode[] {
  const known = new Set(sources);
  for (const { id, parentId } of nodes) if (parentId !== null && known.has(parentId)) known.add(id);
  const found: BoardNode[] = [];
  let left = nodes.filter(({ id }) => !known.has(id));
  for (let size = -1; size !== found.length;) {
    size = found.length;
    left = left.filter((node) => {
      const read = [...madeFromIn(node.metadata).map(({ nodeId }) => nodeId), ...sourcesOfNote(node)];
      if (!read.some((id) => known.has(id))) return true;
      known.add(node.id);
      found.push(node);
      return false;
    });
  }
  return found;
}

/** What hides these as the source is hidden, from nobody less than now; nothing where it is. */
export const hidingAs = (
  answers: readonly BoardNode[],
  audience: Audience,
  isEditor: (personId: string) => boolean,
): BoardChange[] =>
  answers
    .filter((node) => !holds(audience, node.audience, isEditor))
    .map(({ id, audience: own }) => ({
      do: 'patch-node',
      id,
      patch: { audience: narrower(audience, own, isEditor) },
    }));
