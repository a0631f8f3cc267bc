import type { Figures } from './measure.ts';
import { moveKinds, type MoveKind, type Moves } from './moves.ts';
import type { PeerFigures } from './peer.ts';
import type { Streaming } from './streaming.ts';

/** One repetition at one size: the board, the empty page of the same run, and the peer where there is one. */
export interface Run {
  board: Figures;
  limit: Moves;
  peer: PeerFigures | null;
}

/** The middle of the repetitions at one size. Ratios are to the empty page; to the peer for opening and heap. */
export interface Row extends Record<MoveKind, number> {
  n: number;
  zoomLongestMs: number;
  addMs: number;
  openMs: number;
  loadMs: number;
  openToPeer: number | null;
  elements: number;
  liveCards: number;
  heapMb: number;
  heapToPeer: number | null;
  jsGzipKb: number;
}

type Bar = { most: number; fromN?: number } | { least: number; fromN?: number };
const bars: Partial<Record<keyof Row, Bar>> = {
  pan: { least: 0.95 },
  zoom: { least: 0.9 },
  zoomLongestMs: { most: 50 },
  fitPan: { least: 0.95 },
  drag1: { least: 0.95 },
  drag100: { least: 0.95 },
  addMs: { most: 20 },
  openToPeer: { most: 0.6 },
  elements: { most: 2_000 },
  heapToPeer: { most: 0.25, fromN: 10_000 },
  jsGzipKb: { most: 270 },
};
const MOST_LOST_TO_STREAMING = 0.05;

export function rowOf(n: number, runs: readonly Run[]): Row {
  const middle = (read: (run: Run) => number): number => round(median(runs.map(read)));
  const toPeer = (read: (figures: PeerFigures) => number): number | null =>
    runs.every((run) => run.peer !== null) ? middle(({ board, peer }) => (peer ? read(board) / read(peer) : 0)) : null;
  const ratios = Object.fromEntries(
    moveKinds.map((kind) => [kind, middle(({ board, limit }) => board[kind].perSec / limit[kind].perSec)]),
  ) as Record<MoveKind, number>;
  return {
    n,
    ...ratios,
    zoomLongestMs: middle(({ board }) => board.zoom.maxMs),
    addMs: middle(({ board }) => board.addMs),
    openMs: middle(({ board }) => board.openMs),
    loadMs: middle(({ board }) => board.loadMs),
    openToPeer: toPeer((figures) => figures.openMs),
    elements: middle(({ board }) => board.elements),
    liveCards: middle(({ board }) => board.liveCards),
    heapMb: middle(({ board }) => board.heapMb),
    heapToPeer: toPeer((figures) => figures.heapMb),
    jsGzipKb: middle(({ board }) => board.jsGzipKb),
  };
}

/** What five answers cost while panning, as a part of the limit, in the middle of the repetitions. */
export interface StreamingRow {
  n: number;
  still: number;
  streaming: number;
  lost: number;
  growing: number;
}
export function streamingRowOf(n: number, runs: readonly (Streaming & { limit: Moves })[]): StreamingRow {
  const part = (kind: 'still' | 'streaming') => median(runs.map((run) => run[kind].perSec / run.limit.pan.perSec));
  const lost = median(runs.map((run) => (run.still.perSec - run.streaming.perSec) / run.limit.pan.perSec));
  return {
    n,
    still: round(part('still')),
    streaming: round(part('streaming')),
    lost: round(lost),
    growing: Math.min(...runs.map((run) => run.growing)),
  };
}

const misses = (row: Row, key: keyof Row): boolean => {
  const bar = bars[key];
  const value = row[key];
  if (!bar || value === null || row.n < (bar.fromN ?? 0)) return false;
  return 'most' in bar ? value > bar.most : value < bar.least;
};

/** Prints one table for people, a figure that misses its bar marked, and answers the misses. */
export function printTable(rows: readonly Row[], streaming: StreamingRow | null): string[] {
  const heads: [keyof Row, string][] = [
    ['n', 'nodes'],
    ['pan', 'pan'],
    ['zoom', 'zoom'],
    ['zoomLongestMs', 'longest ms'],
    ['fitPan', 'pan fit-all'],
    ['drag1', 'drag 1'],
    ['drag100', 'drag 100'],
    ['addMs', 'add ms'],
    ['openMs', 'open ms'],
    ['openToPeer', 'to peer'],
    ['elements', 'elements'],
    ['liveCards', 'live'],
    ['heapMb', 'heap MB'],
    ['heapToPeer', 'to peer'],
    ['jsGzipKb', 'JS kB gzip'],
  ];
  const line = (cells: readonly string[]) => cells.map((cell) => cell.padStart(12)).join('');
  const limits = heads.map(([key]) => {
    const bar = bars[key];
    return bar ? ('most' in bar ? `<= ${bar.most}` : `>= ${bar.least}`) : '';
  });
  console.log('\nmedians; moves as a part of what an empty page presents in the same run; ! misses its bar');
  console.log(line(heads.map(([, head]) => head)));
  console.log(line(limits));
  for (const row of rows) {
    console.log(line(heads.map(([key]) => `${row[key] ?? '-'}${misses(row, key) ? '!' : ''}`)));
  }
  if (rows.some((row) => row.openToPeer === null)) {
    console.log('the peer was not measured: npm install --prefix bench/peer, once');
  }
  const missed = rows.flatMap((row) => heads.filter(([key]) => misses(row, key)).map(([key]) => `${key} at ${row.n}`));
  if (!streaming) return missed;
  const { still, lost, growing } = streaming;
  const isOver = lost > MOST_LOST_TO_STREAMING;
  console.log(
    `five answers while panning at ${streaming.n}: ${streaming.streaming} of the limit, ${still} without them, ` +
      `${lost}${isOver ? '!' : ''} lost (<= ${MOST_LOST_TO_STREAMING}); ${growing} of 5 grew`,
  );
  return isOver ? [...missed, 'streaming'] : missed;
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;
const round = (value: number): number => Math.round(value * 100) / 100;
