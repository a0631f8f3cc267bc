import { seesAll, type Audience, type Principal } from '#contract/board/audience.ts';
import type { Board, BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';

/** A board that follows changes, as far as it decides who sees what. */
export interface Followed {
  node: (id: string) => BoardNode | undefined;
  edge: (id: string) => BoardEdge | undefined;
  membersOf: (groupId: string) => string[];
}

/** What is known of a node as far as it decides who sees it. */
export interface RestrictedNode {
  parentId: string | null;
  audience: Audience | null;
}

/** The audiences among all of which somebody must be; empty for what everybody sees. */
export type Chain = readonly Audience[];

/** The nodes of a board that are not for everybody, with the members of such groups. Who is not in it is seen by all. */
export class RestrictedNodes {
  readonly #nodes: Map<string, RestrictedNode>;

  constructor(nodes: Iterable<readonly [id: string, held: RestrictedNode]> = []) {
    this.#nodes = new Map(nodes);
  }

  copy = (): RestrictedNodes => new RestrictedNodes(this.#nodes);

  /** The audiences that hold for a node: its own and that of its group. */
  chainOf(id: string): Chain {
    return [this.audienceOf(id), this.audienceOf(this.parentOf(id))].filter((audience) => audience !== null);
  }

  audienceOf = (id: string | null): Audience | null => (id === null ? null : (this.#nodes.get(id)?.audience ?? null));

  parentOf = (id: string): string | null => this.#nodes.get(id)?.parentId ?? null;

  sees = (id: string, principal: Principal): boolean => seesAll(this.chainOf(id), principal);

  unseenBy = (principal: Principal): Set<string> =>
    new Set([...this.#nodes.keys()].filter((id) => !this.sees(id, principal)));

  membersOf = (groupId: string): string[] =>
    [...this.#nodes].flatMap(([id, { parentId }]) => (parentId === groupId ? [id] : []));

  /** Everybody who is named. */
  people = (): Set<string> => new Set([...this.#nodes.values()].flatMap(({ audience }) => peopleOf(audience)));

  /** Takes over what a change has made of the board; `after` holds the node of the change and the members of a group. */
  follow(change: BoardChange, after: Pick<Followed, 'node' | 'membersOf'>): void {
    if (change.do === 'remove-node') {
      this.#nodes.delete(change.id);
      for (const [id, held] of this.#nodes)
        if (held.parentId === change.id) this.#nodes.set(id, { ...held, parentId: null });
    }
    if (change.do !== 'add-node' && change.do !== 'patch-node') return;
    const about = change.do === 'add-node' ? change.node.id : change.id;
    const isOfMembers = change.do === 'add-node' || change.patch.audience !== undefined;
    for (const id of [about, ...(isOfMembers ? after.membersOf(about) : [])]) {
      const node = after.node(id);
      if (node) this.#nodes.set(id, { parentId: node.parentId, audience: node.audience ?? null });
    }
  }
}

export const peopleOf = (audience: Audience | null | undefined): readonly string[] =>
  audience?.to === 'named' ? audience.people : [];

/** How many nodes more are not for everybody, and whether some are or were. */
export function restrictedChange(before: Board, after: Board, restricted: number): { by: number; isTouched: boolean } {
  const count = ({ nodes }: Board) => nodes.filter((node) => node.audience).length;
  const by = count(after) - count(before);
  return { by, isTouched: restricted > 0 || by !== 0 };
}
