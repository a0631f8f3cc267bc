import { isRecord } from '#contract/base/is-record.ts';
import type { Thread, ThreadList } from '#contract/comments/comments.schema.ts';
import { keepStored, readStored } from '../lib/stored.ts';

/** What somebody without an account has read of a board: all up to `since`, and of each thread up to a number. */
interface ReadMarks {
  since: number;
  threads: Readonly<Record<string, number>>;
}

const MOST_THREADS = 500;
const keyOf = (boardId: string): string => `maru-comments-read-${boardId}`;

function marksOf(boardId: string): ReadMarks | null {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(boardId)) ?? '');
    if (!isRecord(kept) || typeof kept['since'] !== 'number' || !isRecord(kept['threads'])) return null;
    const threads = Object.entries(kept['threads']).filter(
      (one): one is [string, number] => typeof one[1] === 'number',
    );
    return { since: kept['since'], threads: Object.fromEntries(threads) };
  } catch {
    return null;
  }
}

const keep = (boardId: string, marks: ReadMarks): void => void keepStored(keyOf(boardId), JSON.stringify(marks));

/** The comments with what this browser knows to be read. What was said before somebody came is not new to him. */
export function withReadMarks(boardId: string, list: ThreadList): ThreadList {
  const known = marksOf(boardId);
  const marks = known ?? { since: list.seq, threads: {} };
  if (!known) keep(boardId, marks);
  const readOf = ({ id, readSeq }: Thread) => Math.max(readSeq, marks.since, marks.threads[id] ?? 0);
  return { ...list, threads: list.threads.map((thread) => ({ ...thread, readSeq: readOf(thread) })) };
}

/** Keeps that a thread is read up to here; of very many threads the last ones. */
export function keepRead(boardId: string, threadId: string, seq: number): void {
  const { since, threads } = marksOf(boardId) ?? { since: 0, threads: {} };
  const { [threadId]: _, ...others } = threads;
  const last = Object.entries(others).slice(1 - MOST_THREADS);
  keep(boardId, { since, threads: Object.fromEntries([...last, [threadId, seq] as const]) });
}
