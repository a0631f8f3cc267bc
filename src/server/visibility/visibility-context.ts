import { createHash } from 'node:crypto';
import { reaches, type Role } from '#contract/access/roles.ts';
import { MOST_NAMED, narrower, OWNER, type Audience, type Principal } from '#contract/board/audience.ts';
import type { Board, BoardEdge, BoardNode, NodePatch } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { Fault } from '#contract/base/fault.ts';
import type { Db } from '../platform/db/db.ts';
import { peopleOf, RestrictedNodes, type Followed } from './restricted-nodes.ts';
import { readRestrictedRows, readRoles } from './visibility.store.ts';

/** What somebody who changes a board sees of it, and may hide. */
export interface VisibilityContext {
  /** Follows what is accepted. */
  restrictedNodes: RestrictedNodes;
  /** What he does not see: that acts as if it were gone. */
  unseen: ReadonlySet<string>;
  principal: Principal;
  roleOf: (personId: string) => Role | null;
}

/** The nodes of a board that are not for everybody. */
export const readRestrictedNodes = async (db: Db, boardId: string): Promise<RestrictedNodes> =>
  new RestrictedNodes(await readRestrictedRows(db, boardId));

/** What the actor sees of a board as it stands; the server's own work, without an actor, sees all. */
export async function readVisibility(
  tx: Db,
  boardId: string,
  actorId: string | null,
  changes: readonly BoardChange[] = [],
): Promise<VisibilityContext> {
  const restrictedNodes = await readRestrictedNodes(tx, boardId);
  const people = new Set([...restrictedNodes.people(), ...changes.flatMap((change) => peopleOf(askedIn(change)))]);
  if (actorId !== null) people.add(actorId);
  const roles = await readRoles(tx, boardId, [...people]);
  const roleOf = (personId: string) => roles.get(personId) ?? null;
  const principal = actorId === null ? OWNER : { role: roleOf(actorId), personId: actorId };
  return { restrictedNodes, unseen: restrictedNodes.unseenBy(principal), principal, roleOf };
}

/** The audience that a change asks for; null for everybody, undefined where it asks for none. */
export function askedIn(change: BoardChange): Audience | null | undefined {
  if (change.do === 'add-node') return change.node.audience;
  return change.do === 'patch-node' ? change.patch.audience : undefined;
}

/** What of a board he sees. */
export function seenOf<B extends Board>(board: B, { unseen }: Pick<VisibilityContext, 'unseen'>): B {
  if (unseen.size === 0) return board;
  return {
    ...board,
    nodes: board.nodes.filter(({ id }) => !unseen.has(id)),
    edges: board.edges.filter(({ source, target }) => !unseen.has(source) && !unseen.has(target)),
  };
}

/** Whether what a change speaks of is not seen by him. Throws Fault 'conflict' for an id that is taken there. */
export function isAboutUnseen({ unseen }: VisibilityContext, board: Followed, change: BoardChange): boolean {
  if (unseen.size === 0) return false;
  const isWireUnseen = (id: string) => isUnseenWire(board.edge(id), unseen);
  switch (change.do) {
    case 'add-node':
      if (unseen.has(change.node.id)) throw taken();
      return false;
    case 'add-edge':
      if (isWireUnseen(change.edge.id)) throw taken();
      return unseen.has(change.edge.source) || unseen.has(change.edge.target);
    case 'remove-edge':
      return isWireUnseen(change.id);
    default:
      return unseen.has(change.id);
  }
}

const isUnseenWire = (edge: BoardEdge | undefined, unseen: ReadonlySet<string>): boolean =>
  edge !== undefined && (unseen.has(edge.source) || unseen.has(edge.target));

const taken = () => new Fault('conflict', '이 id는 이미 쓰이고 있어요. 새 id로 다시 시도해 주세요.');

/** The change without what he does not see: no such group to go into, nothing to be put under. */
export function withoutUnseen({ unseen }: VisibilityContext, board: Followed, change: BoardChange): BoardChange {
  if (unseen.size === 0) return change;
  const isGone = (id: string | null | undefined) => !!id && (unseen.has(id) || isUnseenWire(board.edge(id), unseen));
  if (change.do === 'patch-node')
    return isGone(change.patch.parentId) ? { ...change, patch: { ...change.patch, parentId: null } } : change;
  if (change.do !== 'add-node' && change.do !== 'add-edge') return change;
  const { under, ...rest } = change;
  const put = under === undefined || isGone(under) ? rest : { ...rest, under };
  if (put.do === 'add-node' && isGone(put.node.parentId)) return { ...put, node: { ...put.node, parentId: null } };
  return put;
}

/**
 * Who sees a node from now on. Whoever hides something stays in, and who is named must be somebody on the board. What comes
 * out of a group that not everybody sees stays hidden. Throws Fault 'not-allowed' for who may not hide.
 */
export function settleAudience(
  visibility: VisibilityContext,
  before: Pick<BoardNode, 'audience' | 'parentId'> | undefined,
  { asked, parentId }: { asked: Audience | null | undefined; parentId: string | null },
): Audience | null {
  const own = asked === undefined ? (before?.audience ?? null) : settleAsked(visibility, asked);
  return before && before.parentId !== null && before.parentId !== parentId
    ? narrower(own, visibility.restrictedNodes.audienceOf(before.parentId), isEditor(visibility))
    : own;
}

const isEditor =
  ({ roleOf }: VisibilityContext) =>
  (personId: string) =>
    reaches(roleOf(personId), 'editor');

/**
 * An audience as it may be asked for: with whoever asks for it, and of the named only members beside the owner. Throws Fault
 * 'not-allowed'.
 */
export function settleAsked(
  { principal, roleOf }: Pick<VisibilityContext, 'principal' | 'roleOf'>,
  asked: Audience | null,
): Audience | null {
  if (!reaches(principal.role, 'editor'))
    throw new Fault('not-allowed', '누가 볼 수 있는지는 편집하는 멤버만 정할 수 있어요.');
  if (asked?.to !== 'named') return asked;
  const named = asked.people.filter((person) => roleOf(person) !== null && roleOf(person) !== 'owner');
  const self = principal.role === 'owner' || principal.personId === null ? [] : [principal.personId];
  return { to: 'named', people: [...new Set([...self, ...named])].slice(0, MOST_NAMED) };
}

/**
 * What the server does with a change: members that the actor does not see move with their group, and what stood in a group
 * that is taken away stays hidden as it was. `before`: to be done before the change.
 */
export function followersOf(
  visibility: VisibilityContext,
  board: Followed,
  change: BoardChange,
): Record<'before' | 'after', BoardChange[]> {
  const members = (id: string) => board.membersOf(id).flatMap((member) => board.node(member) ?? []);
  const patched = (id: string, patch: NodePatch): BoardChange => ({ do: 'patch-node', id, patch });
  if (change.do === 'remove-node') {
    const audience = visibility.restrictedNodes.audienceOf(change.id);
    if (!audience) return { before: [], after: [] };
    const heirs = members(change.id).map((node) =>
      patched(node.id, { audience: narrower(node.audience, audience, isEditor(visibility)) }),
    );
    return { before: heirs, after: [] };
  }
  if (change.do !== 'patch-node' || !change.patch.position || change.patch.size) return { before: [], after: [] };
  const group = board.node(change.id);
  if (group?.type !== 'group') return { before: [], after: [] };
  const { x, y } = change.patch.position;
  const carried = members(change.id)
    .filter((node) => visibility.unseen.has(node.id))
    .map((node) =>
      patched(node.id, {
        position: { x: node.position.x + x - group.position.x, y: node.position.y + y - group.position.y },
      }),
    );
  return { before: [], after: carried };
}

/** The id of what follows from a change: the same whenever that is sent. */
export function followingId(changeId: string, place: number): string {
  const bytes = createHash('sha256').update(`${changeId} ${place}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
