import { isId } from '../base/new-id.ts';
import { sources } from '../sources/index.ts';
import type { BoardNode } from './board.schema.ts';
import type { BoardChange } from './changes.ts';
import type { BoardClip } from './clipboard.ts';
import { copyFacts } from './copied-from.ts';
import type { Point } from './geometry.ts';
import { toNodeKind } from './kinds/index.ts';

/** A pasted node that is to show a file of another board: the file has to be copied before. */
export interface FileToCopy {
  nodeId: string;
  fileId: string;
}

export interface Pasting {
  changes: BoardChange[];
  /** Which copy is whose. */
  ids: ReadonlyMap<string, string>;
  /** The new nodes that are in no group among them. */
  nodeIds: string[];
  files: FileToCopy[];
}

/** What a reading said about its state, and what keeps a card in its place: copies begin anew. */
const OF_THE_MOMENT = [
  'isProcessing',
  'processingStep',
  'processingError',
  'processingProblem',
  'isRetryable',
  'isUploading',
  'locked',
] as const;

/** Pictures that a reading kept as files of its board. */
export const KEPT_PICTURES = ['thumbnail', 'favicon'] as const;

/**
 * The changes that put a copy of the clip on a board, moved `by` so much: everything under new ids, groups before their
 * members. Within one board groups around, files and what was read stay; on another one links are read anew, and files
 * have to be copied.
 */
export function pasteClip(clip: BoardClip, to: { boardId: string; by: Point; newId: () => string }): Pasting {
  const isElsewhere = clip.boardId !== to.boardId;
  const ids = new Map(clip.nodes.map((node) => [node.id, to.newId()]));
  const files: FileToCopy[] = [];
  const nodes = clip.nodes.map((node): BoardNode => {
    const outside = isElsewhere ? null : node.parentId;
    const copy: BoardNode = {
      ...node,
      id: ids.get(node.id) ?? to.newId(),
      parentId: node.parentId === null ? null : (ids.get(node.parentId) ?? outside),
      position: { x: node.position.x + to.by.x, y: node.position.y + to.by.y },
      metadata: { ...withNewIds(begunAnew(node), ids), ...copyFacts(node) },
    };
    if (!isElsewhere) return copy;
    const { fileId } = node.metadata;
    if (toNodeKind(node.type, node.metadata) === 'file' && isId(fileId)) {
      files.push({ nodeId: copy.id, fileId: fileId.toLowerCase() });
    }
    return { ...copy, metadata: forAnotherBoard(copy) };
  });
  const isCard = ({ type }: BoardNode) => Number(toNodeKind(type) !== 'group');
  const groupsFirst = [...nodes].sort((a, b) => isCard(a) - isCard(b));
  return {
    changes: [
      ...groupsFirst.map((node): BoardChange => ({ do: 'add-node', node })),
      ...clip.edges.map((edge): BoardChange => ({
        do: 'add-edge',
        edge: {
          ...edge,
          id: to.newId(),
          source: ids.get(edge.source) ?? edge.source,
          target: ids.get(edge.target) ?? edge.target,
        },
      })),
    ],
    ids,
    nodeIds: clip.nodes.flatMap((node, i) =>
      node.parentId !== null && ids.has(node.parentId) ? [] : (nodes[i]?.id ?? []),
    ),
    files,
  };
}

/** A copy of what was being read, or could not be read, is read once more. */
function begunAnew({ type, metadata }: BoardNode): Record<string, unknown> {
  const isUnread = metadata['isProcessing'] === true || typeof metadata['processingError'] === 'string';
  const isReadable = isLink(type, metadata) || typeof metadata['fileId'] === 'string';
  return { ...without(metadata, OF_THE_MOMENT), ...(isUnread && isReadable && { isProcessing: true }) };
}

const isLink = (type: string, metadata: Record<string, unknown>): boolean =>
  typeof metadata['url'] === 'string' && toNodeKind(type, metadata) in sources;

function forAnotherBoard({ type, metadata }: BoardNode): Record<string, unknown> {
  if (toNodeKind(type, metadata) === 'file') {
    const kept = without(metadata, ['fileId', ...KEPT_PICTURES]);
    return isId(metadata['fileId']) ? { ...kept, isProcessing: true, isUploading: true } : kept;
  }
  return { ...without(metadata, KEPT_PICTURES), ...(isLink(type, metadata) && { isProcessing: true }) };
}

const without = (facts: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name)));

/** Facts that name nodes of the clip name their copies. */
function withNewIds<T>(value: T, ids: ReadonlyMap<string, string>): T;
function withNewIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => withNewIds(item, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withNewIds(item, ids)]));
}
