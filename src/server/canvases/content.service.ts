import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Role } from '#contract/access/roles.ts';
import { Fault } from '#contract/base/fault.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { OURS } from '#contract/limits.ts';
import { heedAccount } from '../boards/board-bytes.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import { demandSeen } from '../platform/http/if-match.ts';
import { wasNeverRestricted } from '../visibility/visibility.service.ts';
import * as canvasStore from './canvases.store.ts';
import { LARGE_BYTES } from './content-judge.ts';
import * as store from './content.store.ts';
import type { JudgedContent } from './judged-content.ts';

export type CanvasOutline = Omit<Canvas, 'content'>;

/** A canvas with its checkpoint as JSON, which may be too large to be made into an object and back. */
export interface WrittenCanvas {
  outline: CanvasOutline;
  content: Uint8Array;
}

const unpack = promisify(gunzip);
const NONE = Buffer.from('{"meta":{},"edges":[]}');

export function viewOutline(row: canvasStore.OutlineRow, role: Role): CanvasOutline {
  return {
    id: row.id,
    boardId: row.boardId,
    role,
    title: row.title,
    description: row.description,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    contentSavedAt: row.contentSavedAt?.toISOString() ?? null,
  };
}

/**
 * The canvas for somebody who has this role there. `beginLarge` is waited for before a checkpoint of such a size is read.
 * Throws Fault 'not-found'.
 */
export async function readCanvas(
  { database: { db } }: Pick<BoardDeps, 'database'>,
  canvasId: string,
  role: Role,
  beginLarge: () => Promise<void>,
): Promise<WrittenCanvas> {
  const row = await canvasStore.findOutline(db, canvasId);
  if (!row) throw new Fault('not-found');
  const outline = viewOutline(row, role);
  // The content that somebody saved tells of wires that this person may not see.
  const isTold = role === 'owner' || (await wasNeverRestricted(db, row.boardId));
  if (!isTold) return { outline, content: NONE };
  if (row.contentBytes > LARGE_BYTES) await beginLarge();
  const kept = await store.readContent(db, canvasId);
  if (!kept) throw new Fault('not-found');
  if (kept.packed === null) return { outline, content: Buffer.from(kept.small) };
  return { outline, content: await unpack(kept.packed, { maxOutputLength: OURS.contentBodyBytes }) };
}

/** The entity tag of a canvas's content checkpoint: which save it is. */
export const tagOf = (canvas: Pick<Canvas, 'contentSavedAt'>): string =>
  `"${canvas.contentSavedAt === null ? 0 : Date.parse(canvas.contentSavedAt)}"`;

/**
 * Stores the checkpoint. `ifMatch` is the header of that name: the tags of the content that the caller has seen, '*' for
 * any, undefined to save over whatever is there. Throws Fault 'stale' when another tab has saved since, 'account-full',
 * 'not-found'.
 */
export async function saveContent(
  deps: BoardDeps,
  { canvasId, role }: { canvasId: string; role: Role },
  content: JudgedContent,
  ifMatch?: string,
): Promise<WrittenCanvas> {
  await deps.database.tx(async (tx) => {
    const canvas = await canvasStore.lockCanvas(tx, canvasId);
    if (!canvas) throw new Fault('not-found');
    const tag = tagOf({ contentSavedAt: canvas.contentSavedAt?.toISOString() ?? null });
    demandSeen(ifMatch, tag, '다른 탭에서 더 새로운 내용이 저장되었어요. 새로고침한 뒤 다시 저장해 주세요.');
    // Two saves never carry the same tag, however quickly they follow each other.
    const at = Math.max(deps.clock.now(), (canvas.contentSavedAt?.getTime() ?? 0) + 1);
    const bytes = await store.writeContent(tx, canvasId, content, new Date(at));
    if (bytes > canvas.contentBytes) await heedAccount(tx, canvas.boardId);
  });
  // What was just written need not be read again.
  const row = await canvasStore.findOutline(deps.database.db, canvasId);
  if (!row) throw new Fault('not-found');
  return { outline: viewOutline(row, role), content: content.text };
}
