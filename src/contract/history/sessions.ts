import { OURS_HISTORY } from './history-rules.ts';

/** What a change did, as it is counted. */
export const deeds = ['added', 'removed', 'texts', 'moved', 'wired', 'other'] as const;
export type Deed = (typeof deeds)[number];
export type Counts = Record<Deed, number>;

/** What is known of an accepted change for the timeline. Times are ISO; `actorId` null for the server's own work. */
export interface HistoryLine {
  seq: number;
  at: string;
  actorId: string | null;
  deed: Deed;
  nodeId: string | null;
  /** It came out of an answer of an AI. */
  isByAi: boolean;
}

/** Changes that belong together: by several people without a rest between them, or one gesture of one of them. */
export interface Stretch {
  fromSeq: number;
  toSeq: number;
  fromAt: string;
  toAt: string;
  people: string[];
  counts: Counts;
  /** How many of them came out of an answer of an AI. */
  byAi: number;
}

export const countOf = ({ counts }: Pick<Stretch, 'counts'>): number =>
  deeds.reduce((sum, deed) => sum + counts[deed], 0);

const noCounts = (): Counts => ({ added: 0, removed: 0, texts: 0, moved: 0, wired: 0, other: 0 });

function begin(line: HistoryLine): Stretch {
  const { seq, at } = line;
  const stretch = { fromSeq: seq, toSeq: seq, fromAt: at, toAt: at, people: [], counts: noCounts(), byAi: 0 };
  extend(stretch, line);
  return stretch;
}

function extend(stretch: Stretch, { seq, at, actorId, deed, isByAi }: HistoryLine): void {
  stretch.toSeq = seq;
  stretch.toAt = at;
  stretch.counts[deed] += 1;
  if (isByAi) stretch.byAi += 1;
  if (actorId !== null && !stretch.people.includes(actorId)) stretch.people.push(actorId);
}

const msBetween = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

/**
 * The sessions of these changes, in order: one ends after ten minutes of rest, an hour, a thousand changes, or with a change
 * among `marks` (numbers of changes). `open`: a session that the first of them may go on with.
 */
export function sessionsOf(
  lines: readonly HistoryLine[],
  marks: ReadonlySet<number> = new Set(),
  open: Stretch | null = null,
): Stretch[] {
  const sessions: Stretch[] = open ? [{ ...open, people: [...open.people], counts: { ...open.counts } }] : [];
  for (const line of lines) {
    const last = sessions.at(-1);
    const goesOn =
      last !== undefined &&
      msBetween(last.toAt, line.at) <= OURS_HISTORY.restMs &&
      msBetween(last.fromAt, line.at) <= OURS_HISTORY.sessionMs &&
      countOf(last) < OURS_HISTORY.sessionChanges &&
      !marks.has(last.toSeq);
    if (goesOn) extend(last, line);
    else sessions.push(begin(line));
  }
  return sessions;
}

/** Whether nothing can be added to a session any more, at this moment (milliseconds since 1970). */
export const isOver = (session: Stretch, nowMs: number): boolean =>
  nowMs - Date.parse(session.toAt) > OURS_HISTORY.restMs ||
  nowMs - Date.parse(session.fromAt) > OURS_HISTORY.sessionMs ||
  countOf(session) >= OURS_HISTORY.sessionChanges;

/** A gesture of one person, with the nodes that it touched. */
export interface Gesture extends Stretch {
  nodeIds: string[];
}

/** Steps of a session: one actor, at most five seconds between its changes. What the server did belongs to whom it follows. */
export function gesturesOf(lines: readonly HistoryLine[]): Gesture[] {
  const gestures: Gesture[] = [];
  for (const line of lines) {
    const last = gestures.at(-1);
    const isSame = line.actorId === null || last?.people.length === 0 || last?.people[0] === line.actorId;
    const goesOn = last !== undefined && isSame && msBetween(last.toAt, line.at) <= OURS_HISTORY.gestureMs;
    if (goesOn) extend(last, line);
    else gestures.push({ ...begin(line), nodeIds: [] });
    const { nodeIds } = gestures.at(-1) as Gesture;
    if (line.nodeId !== null && !nodeIds.includes(line.nodeId)) nodeIds.push(line.nodeId);
  }
  return gestures;
}
