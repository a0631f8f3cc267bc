import { isId } from '../base/new-id.ts';
import type { BoardNode } from './board.schema.ts';
import type { BoardChange } from './changes.ts';
import { toNodeKind } from './kinds/index.ts';

/** The fact by which a copy of a chat or a group names its original, whose choices the server gives it as well. */
const COPIED_FROM = 'copiedFrom';

/** The facts of a copy of this node; nothing for kinds of which the server keeps no choices. */
export function copyFacts({ id, type, metadata }: BoardNode): Record<string, unknown> {
  const kind = toNodeKind(type, metadata);
  return kind === 'ai-chat' || kind === 'group' ? { [COPIED_FROM]: id } : {};
}

/** Which of the nodes that these changes add is a copy of which. */
export function copiesAmong(changes: readonly BoardChange[]): Map<string, string> {
  const copies = changes.flatMap((change): [string, string][] => {
    const from = change.do === 'add-node' ? change.node.metadata[COPIED_FROM] : null;
    return change.do === 'add-node' && isId(from) ? [[change.node.id, from.toLowerCase()]] : [];
  });
  return new Map(copies);
}
