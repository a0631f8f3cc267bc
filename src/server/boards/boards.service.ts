import type { Actor } from '#contract/access/can.ts';
import { reaches } from '#contract/access/roles.ts';
import { EVERYONE, type Principal } from '#contract/board/audience.ts';
import type { Board } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { Fault } from '#contract/base/fault.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import { OURS } from '#contract/limits.ts';
import { OURS_HISTORY } from '#contract/history/history-rules.ts';
import { announceAccess } from '../live/access-news.ts';
import type { Hub, MessageFilter } from '../live/hub.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { askedIn, readVisibility, seenOf, type VisibilityContext } from '../visibility/visibility-context.ts';
import { createEventFilter } from '../visibility/filter-events.ts';
import { changesVisibility, stepsOf, type Step } from '../visibility/steps.ts';
import { withAudiencesOfAnswers } from '../visibility/kept-answers.ts';
import { restrictedChange } from '../visibility/restricted-nodes.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { accept, missingGroups, whatTouches, type Proposal } from './accept.ts';
import { demandForGuest, demandOwnRemovals, signatureOf, type Author, type Signature } from './author.ts';
import { growthOf, heedBytes, heedFacts } from './board-bytes.ts';
import { BOARD_CHANNEL, newsOf, rangeFor } from './told-range.ts';
import { readTexts } from './text-changes.ts';
import { heedLimits, writeOutcome } from './write-outcome.ts';
import * as refStore from './board-refs.store.ts';
import * as store from './boards.store.ts';
import * as eventStore from './events.store.ts';

export type { Proposal } from './accept.ts';

export type BoardDeps = Pick<PlatformDeps, 'database' | 'clock' | 'log'> & { hub: Hub };

/** Work that must happen together with the changes, within their transaction. Gets the changes as they were kept. */
export type Also = (tx: Db, accepted: BoardChange[]) => Promise<void>;

export interface Receipt {
  seq: number;
  /** In the order of the proposals. `seq` null: no effect, because what the change speaks of is gone. */
  results: { id: string; seq: number | null }[];
}

export const createBoard = (tx: Db, board: { id: string; ownerId: string | null; at: Date }): Promise<void> =>
  store.writeBoard(tx, board);

/** The board of a canvas, project, node or edge, and what the actor is there; null when it is absent or in the trash. */
export const refOf = (
  deps: Pick<BoardDeps, 'database'>,
  by: refStore.RefBy,
  id: string,
  actorId: string,
): Promise<BoardRef | null> => refStore.findRef(deps.database.db, by, id, actorId);

/** The same within a transaction. */
export const refIn = (tx: Db, by: refStore.RefBy, id: string, actorId: string): Promise<BoardRef | null> =>
  refStore.findRef(tx, by, id, actorId);

/** What is shown of a board to who has no part in it. */
export const shownRefOf = (
  deps: Pick<BoardDeps, 'database'>,
  by: refStore.RefBy,
  id: string,
  actor: Actor,
): Promise<BoardRef | null> => refStore.findShownRef(deps.database.db, by, id, actor);

/**
 * The same as `refOf` from memory while nothing that it hangs on is written, asked through `db` otherwise. Of who may not edit
 * by what lasts it is asked whether a link gives him more.
 */
export async function keptRefOf(
  { database }: Pick<BoardDeps, 'database'>,
  by: refStore.RefBy,
  id: string,
  actorId: string,
  db?: Db,
): Promise<BoardRef | null> {
  const kept = await refStore.findKeptRef(database, [by, id, actorId], db);
  return kept && reaches(kept.role, 'editor') ? kept : refStore.findRef(db ?? database.db, by, id, actorId);
}

/** Which of these nodes stood on this board before and were removed. */
export const wereRemoved = (tx: Db, boardId: string, nodeIds: readonly string[]): Promise<Set<string>> =>
  store.readRemoved(tx, boardId, nodeIds);

/** Waits for the running writer of this board, and keeps others out until the transaction ends. Throws Fault 'not-found'. */
export async function lockBoard(tx: Db, boardId: string): Promise<{ seq: number; restricted: number }> {
  const board = await store.lockBoard(tx, boardId);
  if (!board) throw new Fault('not-found');
  return board;
}

/** The whole board as who looks sees it, and the number of the last change in it. Throws Fault 'not-found'. */
export async function readBoard(
  deps: BoardDeps,
  boardId: string,
  principal: Principal = EVERYONE,
): Promise<{ seq: number; board: Board }> {
  const found = await store.readWhole(deps.database.db, boardId, principal);
  if (!found) throw new Fault('not-found');
  return found;
}

/** Some nodes and edges of a board; ids that are not on it are left out. Within a transaction hand in `tx`. */
export const readPart = (deps: BoardDeps, boardId: string, wanted: store.Wanted, tx?: Db): Promise<Board> =>
  store.readPart(tx ?? deps.database.db, boardId, wanted);

/** The same, of what who looks sees. */
export const readSeen = (
  deps: Pick<BoardDeps, 'database'>,
  boardId: string,
  wanted: store.Wanted,
  principal: Principal,
) => store.readPart(deps.database.db, boardId, wanted, principal);

/** The same within a transaction alone. */
export const readPartIn = (tx: Db, boardId: string, wanted: store.Wanted): Promise<Board> =>
  store.readPart(tx, boardId, wanted);

/**
 * Applies changes in order, all or none, as `applyChange` does, and tells everybody who looks. A change id that was
 * accepted before keeps its number and does nothing. Throws Fault 'not-found', 'bad-input', and 'conflict' for ids that
 * belong to another board, 'board-full', 'account-full' and 'too-large' for what has no room, and 'not-allowed' for what a guest
 * may not do.
 */
export function commit(
  deps: BoardDeps,
  boardId: string,
  by: Author,
  changes: readonly Proposal[],
  also?: Also,
): Promise<Receipt> {
  return commitPlan(deps, boardId, by, async () => changes, also);
}

/** What a plan may ask of a board that is locked for it, as far as the actor sees it. */
export interface Standing {
  /** The number of its last change. */
  seq: number;
  look: (wanted: store.Wanted) => Promise<Board>;
  /** The whole board. */
  lookAround: () => Promise<Board>;
  /** Whether a change of this id was accepted before: the request is sent again. */
  wasAccepted: (changeId: string) => Promise<boolean>;
}

/** As `commit`, for changes that follow from what stands on the board: `plan` looks at it while nobody else can write. */
export async function commitPlan(
  deps: BoardDeps,
  boardId: string,
  by: Author,
  plan: (standing: Standing) => Promise<readonly Proposal[]>,
  also?: Also,
): Promise<Receipt> {
  const signature = signatureOf(by);
  const { actorId } = signature;
  const { receipt, events, messageFor } = await deps.database.tx(async (tx) => {
    const { seq, restricted } = await lockBoard(tx, boardId);
    const seen = restricted > 0 ? await readVisibility(tx, boardId, actorId) : { unseen: new Set<string>() };
    const proposals = await plan({
      seq,
      look: async (wanted) => seenOf(await store.readPart(tx, boardId, wanted), seen),
      lookAround: async () => seenOf((await store.readWhole(tx, boardId))?.board ?? { nodes: [], edges: [] }, seen),
      wasAccepted: async (changeId) => (await store.readPast(tx, boardId, [changeId])).seqOf.has(changeId),
    });
    const done = await commitLocked(deps, tx, boardId, {
      seq,
      restricted,
      ...signature,
      proposals,
      ...(also && { also }),
    });
    if (done.events.length > 0) {
      await deps.database.notify(
        BOARD_CHANNEL,
        newsOf({ boardId, since: seq, seq: done.receipt.seq, origin: deps.hub.id }, done.steps),
        tx,
      );
      if (done.steps && done.events.some(({ change }) => changesVisibility(change)))
        await announceAccess(deps, { boardId }, tx);
    }
    return done;
  });
  if (events.length > OURS.catchUpChanges) deps.hub.tell(boardId, { say: 'reset', boardId, seq: receipt.seq });
  else if (events.length > 0) deps.hub.tell(boardId, { say: 'changes', boardId, events }, messageFor);
  return receipt;
}

/** As `commit`, within a transaction that made the board just now: nobody looks at it yet, so nobody is told. */
export async function commitFirst(
  deps: BoardDeps,
  tx: Db,
  boardId: string,
  first: Omit<Locked, 'seq' | 'restricted' | 'isGuest' | 'isLimited'>,
): Promise<void> {
  const { seq, restricted } = await lockBoard(tx, boardId);
  await commitLocked(deps, tx, boardId, { ...first, isGuest: false, isLimited: false, seq, restricted });
}

interface Locked extends Signature {
  seq: number;
  /** How many nodes are not for everybody. */
  restricted: number;
  proposals: readonly Proposal[];
  also?: Also;
}

interface Committed {
  receipt: Receipt;
  events: BoardEvent[];
  /** What was done to who sees what, on a board of which not everybody sees everything. */
  steps?: Step[];
  /** Where not everybody is told the same. */
  messageFor?: MessageFilter | undefined;
}

async function commitLocked(deps: BoardDeps, tx: Db, boardId: string, locked: Locked): Promise<Committed> {
  const { seq, actorId, isGuest, isLimited, restricted } = locked;
  const proposals = await withAudiencesOfAnswers(tx, boardId, locked.proposals);
  const past = await store.readPast(
    tx,
    boardId,
    proposals.map((proposal) => proposal.id),
  );
  if (past.isTrashed) throw new Fault('not-found');
  const changes = proposals.filter((proposal) => !past.seqOf.has(proposal.id)).map((proposal) => proposal.change);
  if (isLimited && actorId !== null) await demandOwnRemovals(tx, boardId, { actorId, changes });
  const isHiding = restricted > 0 || changes.some((change) => askedIn(change) !== undefined);
  const visibility = isHiding ? await readVisibility(tx, boardId, actorId, changes) : undefined;
  const restrictedNodes = visibility?.restrictedNodes.copy();
  const before = await store.readPart(tx, boardId, withCarried(whatTouches(changes), visibility));
  const strange = await findStrangers(tx, boardId, missingGroups(before, changes));
  const texts = await readTexts(tx, boardId, changes, seq);
  const outcome = accept(
    before,
    seq,
    proposals,
    { known: past.seqOf, strange, texts },
    visibility,
    isLimited ? demandForGuest : undefined,
  );
  const receipt: Receipt = { seq: seq + outcome.accepted.length, results: outcome.results };
  if (outcome.accepted.length === 0) return { receipt, events: [] };

  const at = new Date(deps.clock.now());
  const events = outcome.accepted.map((a): BoardEvent => ({ ...a, actorId, at: at.toISOString() }));
  // What the server writes is bounded by its own rules, and must not be lost because somebody has filled the board.
  if (actorId !== null) heedFacts(before, outcome.board);
  const growth = growthOf(before, outcome.board);
  const { bytes, historyBytes } = await eventStore.writeEvents(
    tx,
    {
      boardId,
      actorId: isGuest ? null : actorId,
      guestId: isGuest ? actorId : null,
      at,
      growth,
      hidden: restrictedChange(before, outcome.board, restricted),
    },
    events,
  );
  // Frames are written long before; this is for a board that fills faster than anything can be written beside it.
  if (historyBytes > HISTORY.most) await eventStore.trimHistory(tx, boardId, HISTORY.kept);
  if (actorId !== null && growth > 0) await heedBytes(tx, boardId, bytes);
  await writeOutcome(tx, boardId, before, outcome);
  if (outcome.placedAt.size > 0) await heedLimits(tx, boardId, receipt.seq);
  await locked.also?.(
    tx,
    outcome.accepted.map((a) => a.change),
  );
  if (!restrictedNodes) return { receipt, events };
  const whole = async () => (await store.readWhole(tx, boardId))?.board ?? { nodes: [], edges: [] };
  const steps = stepsOf({ restrictedNodes, before, events });
  const eventsFor = await createEventFilter(steps, whole);
  return { receipt, events, steps, messageFor: rangeFor({ boardId, after: seq, seq: receipt.seq }, eventsFor) };
}

/** With the members that the actor does not see of groups that he may move. */
function withCarried(wanted: ReturnType<typeof whatTouches>, visibility: VisibilityContext | undefined): store.Wanted {
  const carried = [...(visibility?.unseen ?? [])].filter((id) =>
    wanted.nodes.has(visibility?.restrictedNodes.parentOf(id) ?? ''),
  );
  return { ...wanted, nodes: [...wanted.nodes, ...carried] };
}

async function findStrangers(tx: Db, boardId: string, missing: string[]): Promise<Set<string>> {
  if (missing.length === 0) return new Set();
  const removed = await store.readRemoved(tx, boardId, missing);
  return new Set(missing.filter((id) => !removed.has(id)));
}

/** The history room lets go of old words where frames hold what they led to, so that a board seldom comes here. */
const HISTORY = { most: 2 * OURS_HISTORY.boardBytes, kept: OURS_HISTORY.boardBytes } as const;
