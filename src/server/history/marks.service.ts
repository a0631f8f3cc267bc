import { Fault } from '#contract/base/fault.ts';
import { OURS_HISTORY } from '#contract/history/history-rules.ts';
import type { Mark } from '#contract/history/history.schema.ts';
import { lockBoard } from '../boards/boards.service.ts';
import type { Db } from '../platform/db/db.ts';
import { keepFrame, type FrameDeps } from './frames.ts';
import * as store from './marks.store.ts';
import { demandMoment, replayTo, standingOf } from './moments.ts';

/** How many named versions a board may have; null for as many as wanted. */
export type MarksLimit = (boardId: string) => Promise<number | null>;

export interface AskedMark {
  id: string;
  seq?: number | undefined;
  kind: Mark['kind'];
  name: string;
}

const MOST_RESTORES = 20;

/**
 * Gives a moment a name, under an id of the caller's making; one that is sent again answers what it made. Throws Fault
 * 'not-found' for a moment that is not kept, 'plan-limit', 'too-large' for too many, 'conflict' for an id of elsewhere.
 */
export async function addMark(
  deps: FrameDeps,
  { boardId, actorId }: { boardId: string; actorId: string },
  { id, seq: askedSeq, kind, name }: AskedMark,
  limitOf: MarksLimit,
): Promise<Mark> {
  const { db } = deps.database;
  const standing = await standingOf(db, boardId);
  const seq = askedSeq ?? standing.seq;
  await demandMoment(db, boardId, seq, standing);
  const limit = kind === 'named' ? await limitOf(boardId) : null;
  await deps.database.tx(async (tx) => {
    await lockBoard(tx, boardId);
    const marks = await store.listMarks(tx, boardId);
    if (marks.some((mark) => mark.id === id)) return;
    const named = marks.filter((mark) => mark.kind === 'named').length;
    if (limit !== null && named >= limit)
      throw new Fault('plan-limit', `이 요금제에서는 이름 붙인 버전을 ${limit}개까지 둘 수 있어요.`);
    if (named >= OURS_HISTORY.marksPerBoard)
      throw new Fault('too-large', `이름 붙인 버전은 ${OURS_HISTORY.marksPerBoard}개까지 둘 수 있어요.`);
    await writeMark(tx, deps, { id, boardId, seq, kind, name: name.trim(), by: actorId });
  });
  return findMark(db, boardId, id);
}

/** Writes a mark within a transaction. Throws Fault 'conflict' for an id that is taken. */
export async function writeMark(tx: Db, { clock }: FrameDeps, mark: Omit<store.NewMark, 'at'>): Promise<void> {
  if (!(await store.writeMark(tx, { ...mark, at: new Date(clock.now()) })))
    throw new Fault('conflict', '이 id는 이미 쓰이고 있어요. 새 id로 다시 시도해 주세요.');
  await store.trimRestores(tx, mark.boardId, MOST_RESTORES);
}

async function findMark(db: Db, boardId: string, id: string): Promise<Mark> {
  const [mark] = await store.listMarks(db, boardId, id);
  if (!mark) throw new Fault('not-found');
  return mark;
}

/** Throws Fault 'not-found'. */
export async function renameMark(deps: FrameDeps, boardId: string, id: string, name: string): Promise<Mark> {
  if (!(await store.renameMark(deps.database.db, boardId, id, name.trim()))) throw new Fault('not-found');
  return findMark(deps.database.db, boardId, id);
}

/** Throws Fault 'not-found'. */
export async function removeMark(deps: FrameDeps, boardId: string, id: string): Promise<void> {
  if (!(await store.removeMark(deps.database.db, boardId, id))) throw new Fault('not-found');
}

/** Keeps a frame of each marked moment up to a number: what lies between them may be let go then. */
export async function frameMarks(deps: FrameDeps, boardId: string, upTo: number): Promise<number[]> {
  const { db } = deps.database;
  const seqs = [...new Set((await store.listMarks(db, boardId)).map(({ seq }) => seq))].filter((seq) => seq <= upTo);
  const kept: number[] = [];
  for (const seq of seqs) {
    const board = await replayTo(deps, boardId, seq).catch((error: unknown) => {
      if (error instanceof Fault && error.code === 'not-found') return null;
      throw error;
    });
    if (!board) continue;
    await keepFrame(deps, boardId, seq, board);
    kept.push(seq);
  }
  return kept;
}
