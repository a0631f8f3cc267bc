import { newId } from '../../src/contract/base/id.ts';
import { blankEdge, blankNode } from '../../src/contract/board/blank.ts';
import type { BoardNode } from '../../src/contract/board/board.schema.ts';
import type { BoardChange } from '../../src/contract/board/changes.ts';
import { makeApp, type TestApp, type TestAppOptions } from '../../src/server/testing/make-app.ts';
import { startPostgres } from '../../src/server/testing/postgres.ts';
import { must } from '../../src/server/testing/studio.ts';
import type { SignedInClient } from '../../src/server/testing/test-client.ts';
import type { Figure, Options } from './figure.ts';

export type Work = (app: TestApp) => Promise<Figure[]>;

/** Does the work on the embedded database. */
export async function onEmbedded(work: Work, app: TestAppOptions = {}): Promise<Figure[]> {
  delete process.env['TEST_DATABASE_URL'];
  const opened = await makeApp(app);
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** Does the work on each database that is asked for, and names the figures after it. */
export async function onEach({ databases }: Options, work: Work, app: TestAppOptions = {}): Promise<Figure[]> {
  const named = (name: string, figures: readonly Figure[]) =>
    figures.map((figure) => ({ ...figure, what: `${name}: ${figure.what}` }));
  const figures: Figure[] = [];
  if (databases.includes('embedded')) figures.push(...named('embedded', await onEmbedded(work, app)));
  if (!databases.includes('postgresql')) return figures;
  const postgres = await startPostgres();
  if ('missing' in postgres)
    return [...figures, { what: 'PostgreSQL', value: null, unit: '', bar: { most: 0 }, note: postgres.missing }];
  process.env['TEST_DATABASE_URL'] = postgres.url;
  process.env['TEST_DATABASE_THROWAWAY'] = '1';
  try {
    const opened = await makeApp(app);
    figures.push(...named('PostgreSQL', await work(opened).finally(() => opened.close())));
  } finally {
    delete process.env['TEST_DATABASE_URL'];
    await postgres.stop();
  }
  return figures;
}

const BATCH = 500;

/** Changes as a browser sends them, in batches. */
export async function send(by: SignedInClient, canvasId: string, changes: readonly BoardChange[]): Promise<void> {
  for (let at = 0; at < changes.length; at += BATCH) {
    const batch = changes.slice(at, at + BATCH).map((change) => ({ id: newId(Date.now()), change }));
    must(await by.post(`/api/canvases/${canvasId}/changes`, { changes: batch }));
  }
}

const WORDS = '오늘은 집에서 내리는 커피가 쓴 까닭을 하나씩 살펴보고 물의 온도와 굵기를 바꿔 봅니다'.split(' ');

export const wordsOf = (count: number, chance: () => number): string =>
  Array.from({ length: count }, () => WORDS[Math.floor(chance() * WORDS.length)]).join(' ');

interface Filled {
  canvasId: string;
  boardId: string;
  nodeIds: string[];
}

/** A canvas of `n` notes on a grid with half as many wires; `more` says what each note has beside. */
export async function fillCanvas(
  by: SignedInClient,
  n: number,
  chance: () => number,
  more: (i: number) => Partial<BoardNode> = () => ({}),
): Promise<Filled> {
  const canvas = must<{ id: string; boardId: string }>(
    await by.post('/api/canvases', { title: 'Together', useTemplate: 'blank' }),
  );
  const nodeIds = Array.from({ length: n }, () => newId(Date.now()));
  const nodes = nodeIds.map((id, i): BoardChange => {
    const position = { x: (i % 100) * 320, y: Math.floor(i / 100) * 240 };
    const said = { title: wordsOf(3, chance), content: wordsOf(25, chance) };
    return { do: 'add-node', node: blankNode({ id, position, ...said, ...more(i) }) };
  });
  await send(by, canvas.id, nodes);
  const wires = Array.from({ length: n >> 1 }, (_, i): BoardChange => {
    const ends = { source: nodeIds[2 * i] ?? '', target: nodeIds[(2 * i + 1) % n] ?? '' };
    return { do: 'add-edge', edge: blankEdge({ id: newId(Date.now()), ...ends }) };
  });
  await send(by, canvas.id, wires);
  return { canvasId: canvas.id, boardId: canvas.boardId, nodeIds };
}

/** What each of these took, one after the other in turn: what disturbs one disturbs the others. */
export interface Taken {
  wallMs: number[];
  /** Of this process, which is all of it on the embedded database: steadier than the clock beside others' work. */
  workMs: number[];
}

export async function takenBy(work: () => Promise<unknown>, into: Taken): Promise<void> {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  into.wallMs.push(performance.now() - startedAt);
  into.workMs.push((user + system) / 1_000);
}

export const nothingTaken = (): Taken => ({ wallMs: [], workMs: [] });

export async function inTurns<Name extends string>(
  ways: Record<Name, () => Promise<unknown>>,
  rounds: number,
): Promise<Record<Name, Taken>> {
  const names = Object.keys(ways) as Name[];
  const taken = Object.fromEntries(names.map((name) => [name, nothingTaken()])) as Record<Name, Taken>;
  for (const name of names) await ways[name]();
  for (let round = 0; round < rounds; round++)
    for (const at of orderOf(names.length, round)) {
      const name = names[at] as Name;
      await takenBy(ways[name], taken[name]);
    }
  return taken;
}

/**
 * The order of a round of so many: over the rounds each goes first as often as the others, and comes after each of them as often,
 * because what went before leaves its board in memory (a balanced Latin square).
 */
function orderOf(count: number, round: number): number[] {
  const first = Array.from({ length: count }, (_, i) => (i % 2 === 0 ? count - i / 2 : (i + 1) / 2) % count);
  const order = first.map((at) => (at + round) % count);
  return Math.floor(round / count) % 2 === 0 ? order : order.toReversed();
}

/** The middle of what one took of the other in the same round: by this process's work, or by the clock. */
export function ratioOf(ours: Taken, theirs: Taken, by: keyof Taken): number {
  const ratios = ours[by].map((time, i) => time / (theirs[by][i] ?? Number.NaN)).toSorted((a, b) => a - b);
  const [low = Number.NaN, high = Number.NaN] = [ratios[(ratios.length - 1) >> 1], ratios[ratios.length >> 1]];
  return Math.round(((low + high) / 2) * 1_000) / 1_000;
}

/** By what the database is measured: what a server of its own does is no work of this process. */
export const measureOf = ({ deps }: TestApp): keyof Taken => (deps.database.kind === 'embedded' ? 'workMs' : 'wallMs');
