import { OURS_HISTORY } from '#contract/history/history-rules.ts';
import type { Historian, HistoryStep, Timeline } from '#contract/history/history.schema.ts';
import {
  countOf,
  gesturesOf,
  isOver,
  sessionsOf,
  type Gesture,
  type HistoryLine,
  type Stretch,
} from '#contract/history/sessions.ts';
import { readPeople } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import { readGuestNames } from '../sharing/guest-names.ts';
import type { FrameDeps } from './frames.ts';
import { everybody, filterFor, findSeen, isSought, sayerOf, type Sought } from './found-lines.ts';
import * as store from './history.store.ts';
import { readLastLines, readLines } from './lines.store.ts';
import { listMarks } from './marks.store.ts';
import { firstMoment, isOpenTo, standingOf, type Looker } from './moments.ts';
import { readSeenPast } from './seen-past.ts';

const PAGE = 5_000;

export type Asked = Sought & { before?: number | undefined };

/** How long the past of a board is kept; null for all of it. */
export type KeptDays = (boardId: string) => Promise<number | null>;

/**
 * Writes down the sessions that are over; answers the one that goes on, null where none does. `until`: as if nothing had come
 * after that number.
 */
export async function writeSessions(deps: FrameDeps, boardId: string, until?: number): Promise<Stretch | null> {
  const { db } = deps.database;
  const { seq } = await standingOf(db, boardId);
  const marks = new Set((await listMarks(db, boardId)).map((mark) => mark.seq));
  let open: Stretch | null = null;
  for (let after = await store.findSessionsEnd(db, boardId); ;) {
    const lines = await readLines(db, boardId, { after, until: until ?? seq, most: PAGE });
    const sessions = sessionsOf(lines, marks, open);
    open = sessions.pop() ?? null;
    await store.writeSessions(db, boardId, sessions);
    if (lines.length < PAGE) break;
    after = lines.at(-1)?.seq ?? seq;
  }
  if (open && (isOver(open, deps.clock.now()) || marks.has(open.toSeq) || until !== undefined)) {
    await store.writeSessions(db, boardId, [open]);
    return null;
  }
  return open;
}

/** The sessions of a board, the newest first, with its marks. Throws Fault 'not-found'. */
export async function readTimeline(
  deps: FrameDeps,
  looker: Looker,
  asked: Asked,
  keptDays: KeptDays,
): Promise<Omit<Timeline, 'may'>> {
  const { db } = deps.database;
  const { boardId, principal } = looker;
  const standing = await standingOf(db, boardId);
  const fromSeq = await firstMoment(db, boardId, standing);
  const isAllSeen = isOpenTo(standing) || principal.role === 'owner';
  const marks = await listMarks(db, boardId);
  const told = isAllSeen
    ? await readStored(deps, boardId, asked, { fromSeq, seq: standing.seq, marks })
    : await readSeen(deps, looker, asked, marks);
  const named = [...told.people, ...marks.flatMap(({ by }) => by ?? [])];
  return {
    ...told,
    seq: standing.seq,
    fromSeq,
    createdAt: standing.createdAt,
    marks,
    people: await readHistorians(db, named),
    keptDays: await keptDays(boardId),
  };
}

type Told = Pick<Timeline, 'sessions' | 'hasMore' | 'days'> & {
  /** Everybody who has changed the board, as far as who looks may know. */
  people: string[];
};
type Marks = readonly { seq: number }[];

async function readStored(
  deps: FrameDeps,
  boardId: string,
  asked: Asked,
  { fromSeq, seq, marks }: { fromSeq: number; seq: number; marks: Marks },
): Promise<Told> {
  const { db } = deps.database;
  const tail = await writeSessions(deps, boardId);
  const people = await everybody(db, boardId, tail?.people);
  const days = withTail(await store.countDays(db, boardId, fromSeq), tail);
  const { before } = asked;
  if (isSought(asked)) {
    const until = before === undefined ? seq : before - 1;
    const filter = await filterFor(db, boardId, asked, people);
    const lines = await readLastLines(db, boardId, { after: 0, until, most: PAGE }, filter);
    return { ...pageOf(lines, marks, lines.length === PAGE), days, people };
  }
  const most = OURS_HISTORY.sessionsPerPage;
  const stored = await store.readSessions(db, boardId, before ?? Number.MAX_SAFE_INTEGER, most + 1);
  return {
    sessions: [...(tail && before === undefined ? [tail] : []), ...stored.slice(0, most)],
    hasMore: stored.length > most,
    days,
    people,
  };
}

async function readSeen(deps: FrameDeps, looker: Looker, asked: Asked, marks: Marks): Promise<Told> {
  const past = await readSeenPast(deps, looker, sayerOf(asked.q ?? ''));
  const all = past.lines();
  const found = isSought(asked) ? await findSeen(deps.database.db, past, asked) : all;
  const { before = Infinity } = asked;
  return {
    ...pageOf(
      found.filter(({ seq }) => seq < before),
      marks,
      false,
    ),
    days: sessionsOf(all, seqsOf(marks)).reduce<Timeline['days']>((days, session) => withTail(days, session), []),
    people: [...new Set(all.flatMap(({ actorId }) => actorId ?? []))],
  };
}

const seqsOf = (marks: Marks) => new Set(marks.map(({ seq }) => seq));

/** The last sessions of these changes, the newest first. `isCut`: there are earlier ones, which may go on the first. */
function pageOf(lines: readonly HistoryLine[], marks: Marks, isCut: boolean): Pick<Told, 'sessions' | 'hasMore'> {
  const all = sessionsOf(lines, seqsOf(marks)).toReversed();
  const whole = isCut && all.length > 1 ? all.slice(0, -1) : all;
  const most = OURS_HISTORY.sessionsPerPage;
  return { sessions: whole.slice(0, most), hasMore: isCut || whole.length > most };
}

/** Sessions count for the day on which they began. */
function withTail(days: Timeline['days'], session: Stretch | null): Timeline['days'] {
  if (!session) return days;
  const day = session.fromAt.slice(0, 10);
  const last = days.at(-1);
  const here = { day, changes: countOf(session), toSeq: session.toSeq };
  return last?.day === day
    ? [...days.slice(0, -1), { ...here, changes: last.changes + here.changes }]
    : [...days, here];
}

export async function readHistorians(db: Db, ids: readonly string[]): Promise<Historian[]> {
  const people = await readPeople(db, ids);
  const guests = await readGuestNames(
    db,
    ids.filter((id) => !people.has(id)),
  );
  return [
    ...Array.from(people.values(), ({ id, firstName, lastName, profileImageUrl }) => ({
      id,
      firstName,
      lastName,
      profileImageUrl,
    })),
    ...Array.from(guests, ([id, firstName]) => ({
      id,
      firstName,
      lastName: null,
      profileImageUrl: null,
      isGuest: true as const,
    })),
  ];
}

/** The gestures between two moments, the newest first. */
export async function readSteps(
  deps: FrameDeps,
  looker: Looker,
  { from, to, ...sought }: Sought & { from: number; to: number },
): Promise<{ steps: HistoryStep[]; more: number }> {
  const { db } = deps.database;
  const { boardId, principal } = looker;
  const standing = await standingOf(db, boardId);
  const most = OURS_HISTORY.sessionChanges;
  let lines: HistoryLine[];
  let titleOf: (id: string) => string;
  if (isOpenTo(standing) || principal.role === 'owner') {
    const filter = await filterFor(db, boardId, sought, await everybody(db, boardId));
    lines = await readLines(db, boardId, { after: from - 1, until: to, most }, filter);
    const ids = [...new Set(lines.flatMap(({ nodeId }) => nodeId ?? []))];
    const titles = await store.readTitles(db, boardId, ids);
    titleOf = (id) => titles.get(id) ?? '';
  } else {
    const past = await readSeenPast(deps, looker, sayerOf(sought.q ?? ''));
    lines = (await findSeen(db, past, sought)).filter(({ seq }) => seq >= from && seq <= to).slice(0, most);
    titleOf = past.titleOf;
  }
  const gestures = gesturesOf(lines).toReversed();
  return {
    steps: gestures.slice(0, OURS_HISTORY.stepsPerSession).map((gesture) => viewStep(gesture, titleOf)),
    more: Math.max(0, gestures.length - OURS_HISTORY.stepsPerSession),
  };
}

const SHOWN_NODES = 3;

const viewStep = ({ nodeIds, ...stretch }: Gesture, titleOf: (id: string) => string): HistoryStep => ({
  ...stretch,
  nodes: nodeIds.slice(0, SHOWN_NODES).map((id) => ({ id, title: titleOf(id) })),
  touched: nodeIds.length,
});
