import { Fault } from '#contract/base/fault.ts';
import { OURS } from '#contract/limits.ts';
import type { Db } from '../platform/db/db.ts';
import type { Outcome } from './accept.ts';
import * as store from './boards.store.ts';

/** `applyChange` keeps the objects that it does not change, so identity tells what has to be written. */
export async function writeOutcome(
  tx: Db,
  boardId: string,
  before: store.BoardPart,
  { accepted, board, placedAt }: Outcome,
): Promise<void> {
  const changed = <T extends { id: string }>(was: readonly T[], is: readonly T[]) => {
    const kept = new Set(was);
    return is
      .filter((thing) => !kept.has(thing))
      .map((thing) => ({ ...thing, ordinal: placedAt.get(thing.id) ?? before.ordinals.get(thing.id) ?? 0 }));
  };
  const gone = <T extends { id: string }>(was: readonly T[], is: readonly T[]) => {
    const kept = new Set(is.map((thing) => thing.id));
    return was.map((thing) => thing.id).filter((id) => !kept.has(id));
  };
  await store.removeThings(tx, boardId, {
    nodes: gone(before.nodes, board.nodes),
    edges: gone(before.edges, board.edges),
  });
  const nodes = changed(before.nodes, board.nodes);
  const edges = changed(before.edges, board.edges);
  const written = (await store.writeNodes(tx, boardId, nodes)) + (await store.writeEdges(tx, boardId, edges));
  if (written < nodes.length + edges.length)
    throw new Fault('conflict', '이 id는 이미 쓰이고 있어요. 새 id로 다시 시도해 주세요.');
  const placed = (things: readonly { id: string }[]) => things.flatMap(({ id }) => (placedAt.has(id) ? [id] : []));
  if (isPutUnder(accepted, 'add-node')) await store.spreadOrdinals(tx, boardId, 'nodes', placed(board.nodes));
  if (isPutUnder(accepted, 'add-edge')) await store.spreadOrdinals(tx, boardId, 'edges', placed(board.edges));
}

const isPutUnder = (accepted: Outcome['accepted'], how: 'add-node' | 'add-edge'): boolean =>
  accepted.some(({ change }) => change.do === how && change.under !== undefined);

/** Every node came by a change of its own: a board of few changes need not be counted. */
export async function heedLimits(tx: Db, boardId: string, seq: number): Promise<void> {
  if (seq <= OURS.nodesPerBoard) return;
  const count = await store.countThings(tx, boardId);
  if (count.nodes > OURS.nodesPerBoard) {
    throw new Fault(
      'too-large',
      `한 보드에는 노드를 ${OURS.nodesPerBoard.toLocaleString('ko')}개까지 둘 수 있어요. 새 캔버스에 이어서 만들어 주세요.`,
    );
  }
  if (count.edges > OURS.edgesPerBoard) {
    throw new Fault('too-large', `한 보드에는 연결을 ${OURS.edgesPerBoard.toLocaleString('ko')}개까지 둘 수 있어요.`);
  }
}
