import type { BoardNode } from '#contract/board/board.schema.ts';
import type { Editor } from '../../editor/editor.ts';

/** More bars cannot be told apart. */
export const MOST_RECORDINGS = 8;

/** Its structure was found in its timed words. Asked of every menu, so that the beats themselves are not read. */
export const isRecording = ({ metadata: { beats } }: BoardNode): boolean => Array.isArray(beats) && beats.length > 0;

/** The recordings among these cards and inside those of them that are groups, each once. */
export function recordingsIn(ids: Iterable<string>, editor: Pick<Editor, 'node' | 'membersOf'>): BoardNode[] {
  const found = [...ids].flatMap((id) => {
    const node = editor.node(id);
    return node ? [node, ...editor.membersOf(id)] : [];
  });
  return [...new Map(found.filter(isRecording).map((node) => [node.id, node])).values()];
}
