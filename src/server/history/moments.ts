import type { Principal } from '#contract/board/audience.ts';
import type { Board } from '#contract/board/board.schema.ts';
import { Fault } from '#contract/base/fault.ts';
import { Replay } from '#contract/history/replay.ts';
import type { Db } from '../platform/db/db.ts';
import { findFirstFrame, findFrame } from './frames.store.ts';
import { readFrame, type FrameDeps } from './frames.ts';
import * as store from './history.store.ts';
import { seesNode } from '../visibility/visibility.service.ts';
import { readSeenPast } from './seen-past.ts';

/** Who looks at the past of which board. */
export interface Looker {
  boardId: string;
  principal: Principal;
}

const PAGE = 2_000;

const unkept = () => new Fault('not-found', '이 시점의 기록은 더 이상 보관하지 않아요.');

/** Where a board stands. Throws Fault 'not-found'. */
export async function standingOf(db: Db, boardId: string): Promise<store.Standing> {
  const standing = await store.findStanding(db, boardId);
  if (!standing) throw new Fault('not-found');
  return standing;
}

/** The first moment from which on every other can be looked at. */
export async function firstMoment(db: Db, boardId: string, { seq, toldFrom }: store.Standing): Promise<number> {
  return toldFrom === 0 ? 0 : ((await findFirstFrame(db, boardId, toldFrom)) ?? seq);
}

/** Whether everybody who may look at the past sees all of it, as it lies. */
export const isOpenTo = ({ restrictedTo }: store.Standing): boolean => restrictedTo === 0;

/** Throws Fault 'not-found' for a moment that has not come, or whose words were let go. */
export async function demandMoment(db: Db, boardId: string, seq: number, standing: store.Standing): Promise<void> {
  if (seq > standing.seq) throw new Fault('not-found');
  if (standing.toldFrom === 0) return;
  const frame = await findFrame(db, boardId, seq);
  if (!frame || (frame.seq !== seq && frame.seq < standing.toldFrom)) throw unkept();
}

/** The whole board as it stood with this number, whoever may see what of it. Throws Fault 'not-found'. */
export async function replayTo(deps: FrameDeps, boardId: string, seq: number): Promise<Board> {
  const { db } = deps.database;
  await demandMoment(db, boardId, seq, await standingOf(db, boardId));
  const frame = await readFrame(deps, boardId, seq);
  const replay = new Replay(JSON.parse(frame.text) as Board);
  for (let after = frame.seq; after < seq;) {
    const events = await store.readEvents(db, boardId, { after, until: seq, most: PAGE });
    for (const { change } of events) replay.apply(change);
    if (events.length < PAGE) break;
    after = events.at(-1)?.seq ?? seq;
  }
  return replay.board();
}

/** The board at a moment as who looks may see it. Throws Fault 'not-found'. */
export async function readMomentBoard(deps: FrameDeps, looker: Looker, seq: number): Promise<Board> {
  const { db } = deps.database;
  const standing = await standingOf(db, looker.boardId);
  if (isOpenTo(standing)) return replayTo(deps, looker.boardId, seq);
  await demandMoment(db, looker.boardId, seq, standing);
  return (await readSeenPast(deps, looker)).boardAt(seq);
}

/**
 * Until when what was said at a node belongs to a moment. Throws Fault 'not-found' for a moment that is not kept, and for a node
 * that who looks does not see: of one that stands no more its last audience counts.
 */
export async function demandSaid(deps: FrameDeps, looker: Looker, seq: number, nodeId: string): Promise<Date> {
  const { db } = deps.database;
  const { boardId, principal } = looker;
  await demandMoment(db, boardId, seq, await standingOf(db, boardId));
  const isSeen =
    (await seesNode(db, boardId, nodeId, principal)) || (await readSeenPast(deps, looker)).isSeenNow(nodeId);
  if (!isSeen) throw new Fault('not-found');
  return store.findMomentEnd(db, boardId, seq);
}

/** The board at a moment as JSON for a browser that replays: a frame as it lies and the changes since, where nothing is to be left out. */
export async function readMomentText(deps: FrameDeps, looker: Looker, seq: number): Promise<Buffer[]> {
  const { db } = deps.database;
  const { boardId } = looker;
  const standing = await standingOf(db, boardId);
  await demandMoment(db, boardId, seq, standing);
  const at = JSON.stringify(await store.findMomentAt(db, boardId, seq));
  const pieces = (frame: string, events: string) =>
    [`{"seq":${seq},"at":${at},"frame":`, frame, ',"events":', events, '}'].map((text) => Buffer.from(text));
  if (!isOpenTo(standing)) return pieces(JSON.stringify(await readMomentBoard(deps, looker, seq)), '[]');
  const frame = await readFrame(deps, boardId, seq);
  return pieces(frame.text, await store.readEventsText(db, boardId, frame.seq, seq));
}
