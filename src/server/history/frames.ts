import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Board, BoardNode } from '#contract/board/board.schema.ts';
import { Fault } from '#contract/base/fault.ts';
import { OURS } from '#contract/limits.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import * as store from './frames.store.ts';

export type FrameDeps = BoardDeps & Pick<PlatformDeps, 'objects'>;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const MAX_BYTES = 4 * OURS.boardBytes;
/** Whoever was writing a frame for so long has been stopped over it. */
const WRITING_MS = 60 * 60_000;

const NO_BOARD = '{"nodes":[],"edges":[]}';

async function putBoard(deps: FrameDeps, { nodes, edges }: Board): Promise<{ objectKey: string; bytes: number }> {
  const objectKey = `frames/${randomUUID()}`;
  const packed = await compress(Buffer.from(JSON.stringify({ nodes, edges })), QUALITY);
  await store.expectObject(deps.database.db, objectKey, new Date(deps.clock.now() + WRITING_MS));
  const { size } = await deps.objects.put(objectKey, packed, MAX_BYTES);
  return { objectKey, bytes: size };
}

/** Keeps a board as it stands at a number, so that moments after it are read from there. */
export async function keepFrame(deps: FrameDeps, boardId: string, seq: number, board: Board): Promise<void> {
  const put = await putBoard(deps, board);
  await deps.database.tx(async (tx) => {
    await store.writeFrame(tx, { boardId, seq, ...put, at: new Date(deps.clock.now()) });
  });
}

/** A frame, and where it stands; the empty board at 0 where there is none before. */
export interface Frame {
  seq: number;
  /** JSON of nodes and edges. */
  text: string;
}

/** The nearest frame at or before a number, without what was taken out of the past. */
export async function readFrame(deps: FrameDeps, boardId: string, seq: number): Promise<Frame> {
  const { db } = deps.database;
  const row = await store.findFrame(db, boardId, seq);
  if (!row) return { seq: 0, text: NO_BOARD };
  const text = await unpack(deps, row);
  const erasures = (await store.readErasures(db, boardId)).filter((one) => one.seq >= row.seq);
  if (erasures.length === 0) return { seq: row.seq, text };
  return { seq: row.seq, text: JSON.stringify(withoutErased(JSON.parse(text) as Board, erasures)) };
}

async function unpack(deps: FrameDeps, { objectKey }: store.FrameRow): Promise<string> {
  return (await decompress(await deps.objects.read(objectKey))).toString('utf8');
}

/** The board without the words that were taken out of its past. */
function withoutErased(board: Board, erasures: readonly store.Erasure[]): Board {
  const said = new Map(erasures.map(({ nodeId, words }) => [nodeId, words]));
  const isGone = (id: string) => said.get(id) === null;
  const nodes = board.nodes
    .filter(({ id }) => !isGone(id))
    .map((node): BoardNode => {
      const words = said.get(node.id);
      const kept = words ? { ...node, ...words } : node;
      return kept.parentId !== null && isGone(kept.parentId) ? { ...kept, parentId: null } : kept;
    });
  return { nodes, edges: board.edges.filter(({ source, target }) => !isGone(source) && !isGone(target)) };
}

/** Writes all frames of a board anew that hold what was taken out of its past, and forgets that it was. */
export async function eraseFromFrames(deps: FrameDeps, boardId: string): Promise<void> {
  const { db } = deps.database;
  const erasures = await store.readErasures(db, boardId);
  for (const row of await store.listFrames(db, boardId)) {
    const meant = erasures.filter(({ seq }) => seq >= row.seq);
    const text = meant.length > 0 ? await unpack(deps, row).catch(gone) : null;
    if (text === null) continue;
    const board = JSON.parse(text) as Board;
    const ids = new Set(meant.map(({ nodeId }) => nodeId));
    if (!board.nodes.some(({ id }) => ids.has(id))) continue;
    const put = await putBoard(deps, withoutErased(board, meant));
    await deps.database.tx(async (tx: Db) => void (await store.replaceFrame(tx, boardId, { seq: row.seq, ...put })));
  }
  await deps.database.tx((tx) => store.dropErasures(tx, boardId, erasures));
}

/** A frame that went meanwhile holds nothing. */
function gone(error: unknown): null {
  if (error instanceof Fault && error.code === 'not-found') return null;
  throw error;
}
