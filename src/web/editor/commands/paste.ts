import type { BoardClip } from '#contract/board/clipboard.ts';
import { boundsOf, type Point } from '#contract/board/geometry.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { pasteClip, type FileToCopy } from '#contract/board/paste.ts';
import { rectOf } from '#contract/board/sizes.ts';
import type { BoardEditor } from '../board-editor.ts';
import { REVEAL_MS } from '../camera.ts';
import { settle } from './add-node.ts';
import { findFreePlace } from './place.ts';

/**
 * Puts a copied part of a board about the point, or in the middle of what is seen, where it covers nothing: one step, and
 * the copies are selected. The place says to which group they belong, not that of their originals. Answers how many nodes
 * there are, and the files that are still to be copied.
 */
export function paste(editor: BoardEditor, clip: BoardClip, at: Point | null): { count: number; files: FileToCopy[] } {
  const bounds = boundsOf(clip.nodes.map(rectOf));
  if (!bounds || !editor.mayEdit) return { count: 0, files: [] };
  const hasGroup = clip.nodes.some((node) => toNodeKind(node.type) === 'group');
  const centre = at ?? editor.camera.centre();
  const corner = findFreePlace(editor.scene, bounds, centre, hasGroup ? 'avoid' : at ? 'overhang' : 'enter');
  const by = { x: Math.round(corner.x - bounds.x), y: Math.round(corner.y - bounds.y) };
  const pasted = pasteClip(clip, { boardId: editor.boardId, by, newId: editor.newId });
  const roots = new Set(pasted.nodeIds);
  editor.commit(
    pasted.changes.map((change) =>
      change.do === 'add-node' && roots.has(change.node.id)
        ? { ...change, node: settle(editor, { ...change.node, parentId: null }) }
        : change,
    ),
  );
  editor.select(pasted.nodeIds);
  editor.camera.reveal({ ...bounds, ...corner }, REVEAL_MS);
  return { count: clip.nodes.length, files: pasted.files };
}
