import { Fault } from '#contract/base/fault.ts';
import type { Board, BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import { OURS } from '#contract/limits.ts';
import type { Db } from '../platform/db/db.ts';
import { dropFrames, findHistories, holdBytes, sumBytes } from './board-bytes.store.ts';
import { trimHistory } from './events.store.ts';

/** Of ids, place, size and order, which are the same for everything: moving or resizing makes nothing larger. */
const FRAME_BYTES = 256;
/** Nearer than this to what an account may hold its writers take turns: more than all connections write at once. */
const MARGIN_BYTES = 64 * 1024 * 1024;

const bytesOfJson = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const bytesOfNode = ({ title, content, style, metadata }: BoardNode): number =>
  FRAME_BYTES + bytesOfJson([title, content, style, metadata]);

const bytesOfEdge = ({ type, label, style, markerEnd }: BoardEdge): number =>
  FRAME_BYTES + bytesOfJson([type, label, style, markerEnd]);

const sum = <T>(things: readonly T[], bytesOf: (thing: T) => number): number =>
  things.reduce((bytes, thing) => bytes + bytesOf(thing), 0);

/** What a board takes, in bytes. */
export const bytesOf = ({ nodes, edges }: Board): number => sum(nodes, bytesOfNode) + sum(edges, bytesOfEdge);

/** By how many bytes a board grows from `before` to `after`, which keeps the objects that did not change. */
export const growthOf = (before: Board, after: Board): number =>
  bytesOf(changedIn(before, after)) - bytesOf(changedIn(after, before));

/** What of `after` does not stand in `before`. */
function changedIn(before: Board, after: Board): Board {
  const known = new Set<BoardNode | BoardEdge>([...before.nodes, ...before.edges]);
  return {
    nodes: after.nodes.filter((node) => !known.has(node)),
    edges: after.edges.filter((edge) => !known.has(edge)),
  };
}

/** Throws Fault 'too-large' where a person's patches, each small enough, have made the facts of a node too large together. */
export function heedFacts(before: Board, after: Board): void {
  const was = new Map(before.nodes.map((node) => [node.id, node]));
  for (const node of changedIn(before, after).nodes) {
    for (const part of ['metadata', 'style'] as const) {
      const old = was.get(node.id)?.[part] ?? {};
      if (old === node[part]) continue;
      const length = JSON.stringify(node[part]).length;
      if (length > OURS.metadataBytes && length > JSON.stringify(old).length)
        throw new Fault(
          'too-large',
          '노드 하나에 담을 수 있는 정보가 가득 찼어요. 쓰지 않는 정보를 지우거나 새 노드에 나눠 담아 주세요.',
        );
    }
  }
}

const MB = 1024 * 1024;

/**
 * Judges a board that has grown to `bytes`, within the transaction of the change. Throws Fault 'board-full' or, for all boards
 * of the account that it belongs to, 'account-full'.
 */
export async function heedBytes(tx: Db, boardId: string, bytes: number): Promise<void> {
  if (bytes > OURS.boardBytes)
    throw new Fault(
      'board-full',
      `보드 하나에는 ${OURS.boardBytes / MB}MB까지 담을 수 있어요. 쓰지 않는 노드를 지우거나 새 캔버스에 이어서 만들어 주세요.`,
    );
  await heedAccount(tx, boardId);
}

/** Judges what all boards of the account that this board belongs to take, as `heedBytes` does. Throws Fault 'account-full'. */
export async function heedAccount(tx: Db, boardId: string): Promise<void> {
  if ((await sumBytes(tx, boardId)) <= OURS.accountBoardBytes - MARGIN_BYTES) return;
  await holdBytes(tx, boardId);
  if ((await sumBytes(tx, boardId)) <= OURS.accountBoardBytes) return;
  // The past gives way first: of one board after the other, and only where that is not enough, its frames.
  for (const id of await findHistories(tx, boardId)) {
    await trimHistory(tx, id, 0);
    if ((await sumBytes(tx, boardId)) <= OURS.accountBoardBytes) return;
  }
  await dropFrames(tx, boardId);
  if ((await sumBytes(tx, boardId)) > OURS.accountBoardBytes)
    throw new Fault(
      'account-full',
      `한 계정의 보드에는 모두 ${OURS.accountBoardBytes / MB}MB까지 담을 수 있어요. 쓰지 않는 캔버스를 지우고 휴지통을 비워 주세요.`,
    );
}
