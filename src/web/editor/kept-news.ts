import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import type { KeptSubject } from './board-editor.ts';
import type { Entry } from './outbox.ts';

/**
 * What is worth saying once the server has it: words typed into a text, a group's title, and who is in a group. Moves,
 * sizes and folding are seen on the board.
 */
function subjectOf(change: BoardChange, node: BoardNode | undefined): KeptSubject | null {
  if (change.do !== 'patch-node' || !node) return null;
  const { patch } = change;
  if (patch.parentId !== undefined) return 'group';
  const kind = toNodeKind(node.type, node.metadata);
  if (kind === 'group') return patch.title === undefined ? null : 'group';
  return kind === 'text' && (patch.title !== undefined || patch.content !== undefined) ? 'text' : null;
}

/** Remembers what somebody did until the server has acknowledged it. */
export class KeptNews {
  readonly #awaited = new Map<string, KeptSubject>();

  expect(changes: readonly BoardChange[], nodeOf: (id: string) => BoardNode | undefined): void {
    for (const change of changes) {
      const subject = change.do === 'patch-node' ? subjectOf(change, nodeOf(change.id)) : null;
      if (subject !== null && change.do === 'patch-node') this.#awaited.set(change.id, subject);
    }
  }

  /** What of it these entries bring, each subject once. */
  take(entries: readonly Entry[]): KeptSubject[] {
    const subjects = new Set<KeptSubject>();
    for (const { change } of entries) {
      const subject = change.do === 'patch-node' ? this.#awaited.get(change.id) : undefined;
      if (subject === undefined || change.do !== 'patch-node') continue;
      this.#awaited.delete(change.id);
      subjects.add(subject);
    }
    return [...subjects];
  }
}
