import type { NodePatch } from '#contract/board/board.schema.ts';
import { patchNode, splicesOfPatch, type BoardChange } from '#contract/board/changes.ts';
import { lengthAfter, transformSplices, type Splices } from '#contract/board/splices.ts';

/** A change that did not come from this tab, as the sequence has brought it. */
export interface Foreign {
  change: BoardChange;
  /** Somebody else's hand; false for this person's other tabs and for the server's own work. */
  isOthers: boolean;
  /** Own changes that come after it in the sequence: what they write stands over it. */
  over: readonly BoardChange[];
}

/** What takes gestures back, the newest first: each a list of changes in the order in which they are applied. */
type Ways = readonly (readonly BoardChange[])[];

/**
 * What may still be taken back once somebody else has laid hands on the same things. A value that they have written since is
 * theirs and stays; where an own value lies over theirs, taking it back brings theirs. What they have edited, wired or filled
 * is not removed, what they have removed does not come again.
 */
export function rebaseUndo(ways: Ways, foreign: Foreign): BoardChange[][] {
  const { change } = foreign;
  switch (change.do) {
    case 'add-node':
      return withMember(without(ways, isAboutNode(change.node.id)), change.node.id, change.node.parentId, foreign);
    case 'edit-text':
      return rebaseEdits(ways, change.id, change.splices);
    case 'patch-node': {
      const edits = change.patch.content === undefined ? ways : rebaseEdits(ways, change.id, splicesOfPatch(change));
      const kept = rebasePatch(edits, change.id, change.patch, foreign);
      return withMember(kept, change.id, change.patch.parentId, foreign);
    }
    case 'remove-node':
      return without(ways, (own) => isAboutNode(change.id)(own) || isEdgeAt(change.id)(own));
    case 'add-edge':
      return rebaseEdge(ways, change.edge, foreign);
    case 'remove-edge':
      return without(ways, isAboutEdge(change.id));
  }
}

const without = (ways: Ways, isTheirs: (own: BoardChange) => boolean): BoardChange[][] =>
  ways.map((changes) => changes.filter((own) => !isTheirs(own)));

const isRemoval = (id: string) => (own: BoardChange) => own.do === 'remove-node' && own.id === id;
const isReturn = (id: string) => (own: BoardChange) => own.do === 'add-node' && own.node.id === id;
const isAboutNode = (id: string) => (own: BoardChange) =>
  isReturn(id)(own) || (own.do !== 'add-node' && !own.do.endsWith('edge') && 'id' in own && own.id === id);
const isAboutEdge = (id: string) => (own: BoardChange) =>
  (own.do === 'add-edge' && own.edge.id === id) || (own.do === 'remove-edge' && own.id === id);
const isEdgeAt = (nodeId: string) => (own: BoardChange) =>
  own.do === 'add-edge' && (own.edge.source === nodeId || own.edge.target === nodeId);

/** `added` follows whatever brings the last of these nodes back: it stood there when they were taken away over it. */
function withReturned(
  ways: Ways,
  nodeIds: readonly string[],
  over: Foreign['over'],
  added: BoardChange,
): BoardChange[][] {
  const gone = nodeIds.filter((id) => over.some(isRemoval(id)));
  const at = Math.max(-1, ...gone.map((id) => ways.findIndex((changes) => changes.some(isReturn(id)))));
  return ways.map((changes, i) => (i === at ? [...changes, added] : [...changes]));
}

/** They have put this node into the group. */
function withMember(
  ways: Ways,
  id: string,
  groupId: string | null | undefined,
  { isOthers, over }: Foreign,
): BoardChange[][] {
  if (!groupId) return without(ways, () => false);
  const kept = isOthers ? without(ways, isRemoval(groupId)) : ways;
  return withReturned(kept, [groupId], over, { do: 'patch-node', id, patch: { parentId: groupId } });
}

function rebasePatch(ways: Ways, id: string, theirs: NodePatch, { isOthers, over }: Foreign): BoardChange[][] {
  const covered = new Set(over.flatMap((own) => (own.do === 'patch-node' && own.id === id ? keysOf(own.patch) : [])));
  return ways.map((changes) => {
    const met = new Set<string>();
    const kept = changes.flatMap((own): BoardChange[] => {
      if (own.do === 'remove-node' && own.id === id) return isOthers ? [] : [own];
      if (own.do === 'add-node' && own.node.id === id) return [{ ...own, node: patchNode(own.node, theirs) }];
      if (own.do !== 'patch-node' || own.id !== id) return [own];
      const patch = rebaseKeys(own.patch, theirs, covered, met);
      return patch ? [{ ...own, patch }] : [];
    });
    for (const key of met) covered.delete(key);
    return kept;
  });
}

/**
 * What takes own letters back is carried over theirs; a whole content that would take theirs away stays out. `theirs` null: what
 * they changed of the content is not known.
 */
function rebaseEdits(ways: Ways, id: string, theirs: Splices | null): BoardChange[][] {
  let below = theirs;
  return ways.map((changes) =>
    changes.flatMap((own): BoardChange[] => {
      if (own.do === 'edit-text' && own.id === id) {
        if (!below) return [];
        const splices = transformSplices(own.splices, below, false);
        const length = lengthAfter(own.length, below);
        below = transformSplices(below, own.splices, true);
        return splices.length > 0 ? [{ ...own, length, splices }] : [];
      }
      if (own.do !== 'patch-node' || own.id !== id || own.patch.content === undefined) return [own];
      const { content: _, ...patch } = own.patch;
      return Object.keys(patch).length > 0 ? [{ ...own, patch }] : [];
    }),
  );
}

/** Keys of a patch, those of metadata and style with the name of the part before them. */
const keysOf = (patch: NodePatch): string[] =>
  Object.entries(patch).flatMap(([key, value]) =>
    key === 'metadata' || key === 'style' ? Object.keys(value as object).map((name) => `${key}.${name}`) : [key],
  );

/** The patch with their value where an own one covers it, and without what is theirs now; null when nothing is left. */
function rebaseKeys(
  own: NodePatch,
  theirs: NodePatch,
  covered: ReadonlySet<string>,
  met: Set<string>,
): NodePatch | null {
  const rebased = (part: Record<string, unknown>, by: Record<string, unknown>, prefix: string) =>
    Object.fromEntries(
      Object.entries(part).flatMap(([name, value]) => {
        if (!(name in by)) return [[name, value]];
        const key = prefix + name;
        if (!covered.has(key)) return [];
        met.add(key);
        return [[name, by[name]]];
      }),
    );
  const { metadata, style, ...plain } = own;
  const { metadata: theirMetadata = {}, style: theirStyle = {}, ...theirPlain } = theirs;
  const facts = rebased(metadata ?? {}, theirMetadata, 'metadata.');
  const looks = rebased(style ?? {}, theirStyle, 'style.');
  const patch: NodePatch = {
    ...rebased(plain, theirPlain, ''),
    ...(Object.keys(facts).length > 0 && { metadata: facts }),
    ...(Object.keys(looks).length > 0 && { style: looks }),
  };
  return Object.keys(patch).length > 0 ? patch : null;
}

function rebaseEdge(
  ways: Ways,
  edge: Extract<BoardChange, { do: 'add-edge' }>['edge'],
  { isOthers, over }: Foreign,
): BoardChange[][] {
  const ends = [edge.source, edge.target];
  let isCovered = over.some((own) => isAboutEdge(edge.id)(own) || ends.some((end) => isRemoval(end)(own)));
  const joinsSame = (own: BoardChange) =>
    own.do === 'add-edge' &&
    own.edge.id !== edge.id &&
    own.edge.source === edge.source &&
    own.edge.target === edge.target;
  const kept = ways.map((changes) => {
    const isHere = isCovered && changes.some(isAboutEdge(edge.id));
    if (isHere) isCovered = false;
    return changes.flatMap((own): BoardChange[] => {
      if (joinsSame(own) || (isOthers && ends.some((end) => isRemoval(end)(own)))) return [];
      if (!isAboutEdge(edge.id)(own)) return [own];
      return isHere && own.do === 'add-edge' ? [{ ...own, edge }] : [];
    });
  });
  if (kept.some((changes) => changes.some(isAboutEdge(edge.id)))) return kept;
  return withReturned(kept, ends, over, { do: 'add-edge', edge });
}
