import type { BoardNode } from '#contract/board/board.schema.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** Which nodes stand in which group. */
export class Members {
  readonly #byGroup = new Map<string, Set<string>>();

  of = (groupId: string): ReadonlySet<string> => this.#byGroup.get(groupId) ?? NOBODY;

  join({ id, parentId }: BoardNode): void {
    if (parentId === null) return;
    const members = this.#byGroup.get(parentId);
    if (members) members.add(id);
    else this.#byGroup.set(parentId, new Set([id]));
  }

  leave({ id, parentId }: BoardNode): void {
    if (parentId !== null) this.#byGroup.get(parentId)?.delete(id);
  }

  clear = (): void => this.#byGroup.clear();
}
