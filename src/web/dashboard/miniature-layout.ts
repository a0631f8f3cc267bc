import { toNodeKind, type NodeKindId } from '#contract/board/kinds/index.ts';
import type { CanvasListing } from '#contract/canvases/canvas.schema.ts';

/** A node of the picture, in units of its 200 by 112 drawing. */
export interface MiniNode {
  kind: NodeKindId;
  x: number;
  y: number;
  width: number;
  height: number;
}

export const MINIATURE = { width: 200, height: 112, margin: 10 } as const;
/** Beyond this a lone note would fill the whole picture. */
const LARGEST_SCALE = 0.16;

/** The nodes scaled and centred into the picture, groups first so that their members lie on top. */
export function layOutMiniature(nodes: CanvasListing['miniature']): MiniNode[] {
  const left = Math.min(...nodes.map((n) => n.x));
  const top = Math.min(...nodes.map((n) => n.y));
  const width = Math.max(1, Math.max(...nodes.map((n) => n.x + n.width)) - left);
  const height = Math.max(1, Math.max(...nodes.map((n) => n.y + n.height)) - top);
  const room = { width: MINIATURE.width - 2 * MINIATURE.margin, height: MINIATURE.height - 2 * MINIATURE.margin };
  const scale = Math.min(room.width / width, room.height / height, LARGEST_SCALE);
  const startX = (MINIATURE.width - width * scale) / 2;
  const startY = (MINIATURE.height - height * scale) / 2;
  const round = (value: number) => Math.round(value * 10) / 10;
  return nodes
    .map((node) => ({
      kind: toNodeKind(node.type),
      x: round(startX + (node.x - left) * scale),
      y: round(startY + (node.y - top) * scale),
      width: round(Math.max(2.5, node.width * scale)),
      height: round(Math.max(2, node.height * scale)),
    }))
    .sort((a, b) => Number(b.kind === 'group') - Number(a.kind === 'group'));
}
