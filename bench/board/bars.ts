import type { Cost, CostRow } from './costs.ts';
import type { Figures } from './measure.ts';
import { moveKinds, type MoveKind, type Moves } from './moves.ts';
import type { PeerFigures } from './peer.ts';
import type { Streaming } from './streaming.ts';

/** One repetition at one size: the empty page, the board, the peer, and answers being written. Null: not measured. */
export interface Run {
  limit: Moves | null;
  board: Figures | null;
  peer: PeerFigures | null;
  streaming: Streaming | null;
}

const figures = [
  ...moveKinds,
  'zoomLongestMs',
  'streamingCost',
  'addMs',
  'openMs',
  'openToPeer',
  'loadMs',
  'elements',
  'liveCards',
  'heapMb',
  'heapToPeer',
  'jsGzipKb',
] as const;
type Figure = (typeof figures)[number];

/** The middle of the repetitions at one size. Moves are a part of what the empty page presented in the same run. */
export type Row = { n: number } & Record<Figure, number | null>;

type Bar = { most: number; fromN?: number } | { least: number; fromN?: number };
const bars: Partial<Record<Figure, Bar>> = {
  pan: { least: 0.95 },
  zoom: { least: 0.9 },
  zoomLongestMs: { most: 50 },
  fitPan: { least: 0.95 },
  drag1: { least: 0.95 },
  drag100: { least: 0.95 },
  streamingCost: { most: 0.05 },
  addMs: { most: 20 },
  openToPeer: { most: 0.6 },
  elements: { most: 2_000 },
  heapToPeer: { most: 0.25, fromN: 10_000 },
  jsGzipKb: { most: 270 },
};

/** In the order of the table, with what stands over them. */
const heads: readonly (readonly ['n' | Figure, string])[] = [
  ['n', 'nodes'],
  ['pan', 'pan'],
  ['zoom', 'zoom'],
  ['zoomLongestMs', 'longest ms'],
  ['fitPan', 'pan fit-all'],
  ['drag1', 'drag 1'],
  ['drag100', 'drag 100'],
  ['streamingCost', '5 answers'],
  ['addMs', 'add ms'],
  ['openMs', 'open ms'],
  ['openToPeer', 'to peer'],
  ['elements', 'elements'],
  ['liveCards', 'live'],
  ['heapMb', 'heap MB'],
  ['heapToPeer', 'to peer'],
  ['jsGzipKb', 'JS kB gzip'],
];

type Read = (run: Run) => number | null | undefined;
const part = (of: number | null | undefined, whole: number | null | undefined): number | null =>
  of !== null && of !== undefined && whole ? of / whole : null;

const readMove =
  (kind: MoveKind): Read =>
  ({ board, limit }) =>
    part(board?.moves[kind]?.perSec, limit?.[kind]?.perSec);

const reads: Record<Figure, Read> = {
  pan: readMove('pan'),
  zoom: readMove('zoom'),
  fitPan: readMove('fitPan'),
  drag1: readMove('drag1'),
  drag100: readMove('drag100'),
  zoomLongestMs: ({ board }) => board?.moves.zoom?.maxMs,
  streamingCost: ({ streaming, limit }) =>
    streaming && part(streaming.still.perSec - streaming.streaming.perSec, limit?.pan?.perSec),
  addMs: ({ board }) => board?.add?.ms,
  openMs: ({ board }) => board?.openMs,
  openToPeer: ({ board, peer }) => part(board?.openMs, peer?.openMs),
  loadMs: ({ board }) => board?.loadMs,
  elements: ({ board }) => board?.elements,
  liveCards: ({ board }) => board?.liveCards,
  heapMb: ({ board }) => board?.heapMb,
  heapToPeer: ({ board, peer }) => part(board?.heapMb, peer?.heapMb),
  jsGzipKb: ({ board }) => board?.jsGzipKb,
};

/** Of repetitions that failed nothing is counted; null where all did. */
export function rowOf(n: number, runs: readonly Run[]): Row {
  const middle = (figure: Figure): number | null => {
    const all = runs.map(reads[figure]).filter((value) => value !== null && value !== undefined);
    return all.length > 0 ? round(median(all)) : null;
  };
  return {
    n,
    ...(Object.fromEntries(figures.map((figure) => [figure, middle(figure)])) as Record<Figure, number | null>),
  };
}

const readCosts: Record<string, (run: Run) => { board: Cost | undefined; limit?: Cost | undefined }> = {
  ...Object.fromEntries(
    moveKinds.map((kind) => [
      kind,
      ({ board, limit }: Run) => ({ board: board?.moves[kind]?.cost, limit: limit?.[kind]?.cost }),
    ]),
  ),
  'a new card': ({ board }) => ({ board: board?.add?.cost }),
  'pan, chats still': ({ streaming, limit }) => ({ board: streaming?.still.cost, limit: limit?.pan?.cost }),
  'pan, 5 answers': ({ streaming, limit }) => ({ board: streaming?.streaming.cost, limit: limit?.pan?.cost }),
};

/** What a frame of each kind cost at this size: of the repetitions the one in the middle. */
export const costsOf = (n: number, runs: readonly Run[]): CostRow[] =>
  Object.entries(readCosts).map(([what, read]) => {
    const found = runs.map(read);
    return {
      n,
      what,
      board: middleOf(found.map(({ board }) => board)),
      limit: middleOf(found.map(({ limit }) => limit)),
    };
  });

function middleOf(costs: readonly (Cost | undefined)[]): Cost | null {
  const sorted = costs.filter((cost) => cost !== undefined).toSorted((a, b) => a.allMs - b.allMs);
  return sorted[sorted.length >> 1] ?? null;
}

function misses(row: Row, figure: Figure): boolean {
  const bar = bars[figure];
  const value = row[figure];
  if (!bar || value === null || row.n < (bar.fromN ?? 0)) return false;
  return 'most' in bar ? value > bar.most : value < bar.least;
}

/** Prints one table for people, a figure that misses its bar marked, and answers the misses. */
export function printTable(rows: readonly Row[]): string[] {
  const line = (cells: readonly string[]) => cells.map((cell) => cell.padStart(12)).join('');
  const limits = heads.map(([key]) => {
    const bar = key === 'n' ? undefined : bars[key];
    return bar ? ('most' in bar ? `<= ${bar.most}` : `>= ${bar.least}`) : '';
  });
  const cell = (row: Row, key: 'n' | Figure) => `${row[key] ?? '-'}${key !== 'n' && misses(row, key) ? '!' : ''}`;
  console.log(
    '\nmedians; moves as a part of what an empty page presents in the same run, five answers as what they take of',
  );
  console.log('the pan; peer is Excalidraw with the same board; ! misses its bar, - was not measured');
  console.log(line(heads.map(([, head]) => head)));
  console.log(line(limits));
  for (const row of rows) console.log(line(heads.map(([key]) => cell(row, key))));
  return rows.flatMap((row) => figures.filter((key) => misses(row, key)).map((key) => `${key} at ${row.n}`));
}

const median = (all: readonly number[]): number => {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
};
const round = (value: number): number => Math.round(value * 100) / 100;
