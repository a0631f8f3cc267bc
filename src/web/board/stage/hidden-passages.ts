import type { BoardNode } from '#contract/board/board.schema.ts';

interface Moved {
  node: Pick<BoardNode, 'id' | 'parentId'>;
  /** The group it was in. */
  before: string | null;
}

/** Which of the cards that changed their group came into one that not everybody sees, and which left one for where everybody does. */
export function passagesOf(
  moved: readonly Moved[],
  isHidden: (groupId: string | null) => boolean,
): { into: string[]; outOf: string[] } {
  const idsOf = (isMeant: (one: Moved) => boolean) => moved.filter(isMeant).map(({ node }) => node.id);
  return {
    into: idsOf(({ node }) => isHidden(node.parentId)),
    outOf: idsOf(({ node, before }) => isHidden(before) && !isHidden(node.parentId)),
  };
}
