import { MB } from '../base/bytes.ts';
import type { Plan } from '../billing/plans.ts';

/** Limits of our own for the history of a board. */
export const OURS_HISTORY = {
  /** A session ends after so much rest, so long, or so many changes; a gesture after so much. */
  restMs: 10 * 60_000,
  sessionMs: 60 * 60_000,
  sessionChanges: 1_000,
  gestureMs: 5_000,
  /** A frame is written when the changes since the last outweigh it, and weigh so much, or are so many. */
  frameBytes: 256 * 1024,
  frameChanges: 10_000,
  /** So much of the words of a board's changes is kept; beyond it the oldest are let go, and their frames stay. */
  boardBytes: 64 * MB,
  marksPerBoard: 500,
  markLength: 80,
  sessionsPerPage: 50,
  stepsPerSession: 200,
  versionsPerNode: 100,
} as const;

/** How long the past is kept, and how many named versions beyond that, where billing is on. Null: as many as wanted. */
export const historyOfPlan: Record<Plan, { days: number; marks: number | null }> = {
  free: { days: 7, marks: 3 },
  pro: { days: 30, marks: 50 },
  team: { days: 180, marks: null },
};
