import { nodeKinds } from '#contract/board/kinds/index.ts';
import { contains, type Point } from '#contract/board/geometry.ts';
import type { Scene, SceneNode } from '../scene.ts';
import type { MadeKind, ToolId } from '../tool-kinds.ts';
import { centreBeside, groupAround } from './beside.ts';

/** What can be made: the tools that are offered, and a memo after the text. */
export const makeable = (tools: readonly ToolId[]): MadeKind[] =>
  tools.flatMap((tool): MadeKind[] => (tool === 'text' ? ['text', 'sticky'] : [tool]));

/**
 * What may be made at the end of a wire from this card, a chat that reads it first: two chats have nothing to tell each other,
 * two groups neither.
 */
export const makeableFrom = (from: SceneNode, tools: readonly ToolId[]): MadeKind[] =>
  makeable(tools)
    .filter((kind) => kind !== from.kind || (kind !== 'ai-chat' && kind !== 'group'))
    .toSorted((a, b) => Number(b === 'ai-chat') - Number(a === 'ai-chat'));

/**
 * The middle of a new thing whose nearer edge is to stand where the wire was let go. Let go over the group from which it
 * comes, what can be in no group stands beside it.
 */
export function centreAtWireEnd(scene: Scene, from: SceneNode, kind: MadeKind, at: Point): Point {
  const around = nodeKinds[kind].mayJoinGroup ? null : groupAround(scene, from);
  if (around && contains(around, at)) return centreBeside(scene, from, kind);
  const { width, height } = nodeKinds[kind].size.start;
  if (at.x >= from.x + from.width) return { x: at.x + width / 2, y: at.y };
  if (at.x <= from.x) return { x: at.x - width / 2, y: at.y };
  return { x: at.x, y: at.y >= from.y + from.height ? at.y + height / 2 : at.y - height / 2 };
}
