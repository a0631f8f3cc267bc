import type { BoardNode } from '#contract/board/board.schema.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { sourceIds } from '#contract/sources/index.ts';
import type { BenchReference } from '../../recipes/bench/BenchSurfaces.tsx';
import { fileFact } from '../../editor/facts.ts';

/** More would be a wall. */
const MOST = 12;

/** The links of the board that have a picture: what a thumbnail stands beside. */
export function referencesOn({ nodes }: { nodes: () => Iterable<BoardNode> }): BenchReference[] {
  const links = [...nodes()].filter(({ type, metadata }) => sourceIds.some((id) => id === toNodeKind(type, metadata)));
  return links
    .flatMap((node) => {
      const thumbnail = fileFact(node, 'thumbnail');
      return thumbnail === null ? [] : [{ id: node.id, title: node.title, thumbnail }];
    })
    .slice(0, MOST);
}
