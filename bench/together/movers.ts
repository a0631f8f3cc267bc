import { parentPort, workerData } from 'node:worker_threads';
import { openOnBoard, type Tab } from './tab.ts';

/** People who move over a board, in a thread of their own so that their work is not in the way of who measures. */
export interface MoversData {
  url: string;
  people: readonly Record<string, string>[];
  board: { boardId: string; seq: number };
  /** How often each says where it is. */
  perSecond: number;
  /** Where each goes: right from its own row, so many board pixels a millisecond since the epoch in it. */
  path: { left: number; top: number; rowPx: number; pxPerMs: number; widthPx: number };
}
/** Answered by a `MoversReport` each. */
export type MoversOrder = 'start' | 'stop' | 'end';
export interface MoversReport {
  /** Frames about the others that each got since the last order, and their bytes. */
  frames: number[];
  bytes: number;
}

const { url, people, board, perSecond, path } = workerData as MoversData;
const tabs: Tab[] = [];
let frames: number[] = people.map(() => 0);
let bytes = 0;

for (const [i, headers] of people.entries()) {
  const tab = await openOnBoard(url, headers, board);
  tab.onHear = (text) => {
    if (!text.startsWith('{"say":"peers"')) return;
    frames[i] = (frames[i] ?? 0) + 1;
    bytes += text.length;
  };
  tabs.push(tab);
}

/** The time stands in the place: who sees the cursor knows how old it is. */
const move = (tab: Tab, i: number) => {
  const x = path.left + ((Date.now() * path.pxPerMs) % path.widthPx);
  tab.say({ do: 'here', boardId: board.boardId, at: [Math.round(x * 100) / 100, path.top + i * path.rowPx] });
};

let timers: NodeJS.Timeout[] = [];
const start = () => {
  timers = tabs.map((tab, i) => {
    // Nobody moves in step with the others.
    const timer = setTimeout(
      () => {
        timers[i] = setInterval(() => move(tab, i), 1_000 / perSecond);
      },
      (i * 1_000) / perSecond / tabs.length,
    );
    return timer;
  });
};

parentPort?.on('message', (order: MoversOrder) => {
  timers.forEach((timer) => clearTimeout(timer));
  timers = [];
  parentPort?.postMessage({ frames, bytes } satisfies MoversReport);
  frames = people.map(() => 0);
  bytes = 0;
  if (order === 'start') start();
  // Whoever does not move is not seen either.
  else for (const tab of tabs) tab.say({ do: 'here', boardId: board.boardId, at: null });
  if (order === 'end') process.exit(0);
});
parentPort?.postMessage({ frames, bytes } satisfies MoversReport);
