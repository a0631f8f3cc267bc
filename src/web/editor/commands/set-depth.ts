import { blankEdge } from '#contract/board/blank.ts';
import { depthOf, otherEnd } from '#contract/board/depth.ts';
import type { Depth } from '#contract/board/depths.ts';
import { newId } from '#contract/base/new-id.ts';
import { BOARD } from '#contract/limits.ts';
import { describeWire } from '../rules/wires.ts';
import type { Editor } from '../editor.ts';

/**
 * Says how much of a node a chat reads, as one step: on every wire between the two; a member of a wired group that has none
 * gets a wire of its own. Answers whether it got one.
 */
export function setDepth(editor: Editor, nodeId: string, chatId: string, depth: Depth): boolean {
  const own = editor.edgesOf(chatId).filter((edge) => otherEnd(edge, chatId) === nodeId);
  if (own.length > 0 || !editor.node(nodeId)) {
    editor.commit(own.filter((edge) => depthOf(edge) !== depth).flatMap((edge) => describeWire(edge, { depth })));
    return false;
  }
  const style = { strokeWidth: BOARD.edgeStrokePx };
  const edge = blankEdge({ id: newId(Date.now()), source: nodeId, target: chatId, style, depth });
  editor.commit([{ do: 'add-edge', edge }]);
  return true;
}
