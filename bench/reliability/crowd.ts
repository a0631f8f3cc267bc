import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../src/contract/base/id.ts';
import { blankNode } from '../../src/contract/board/blank.ts';
import { must, newCanvas, send, signIn, type Caller } from '../load/caller.ts';

/** Twenty writers, each with one call at a time, who go on whatever they are answered. */
export interface Crowd {
  /** How often each status was answered since the last look; 0: no answer. */
  statuses: () => Record<number, number>;
  /** How many refusals so far did not say when to come back, or carried no sentence. */
  wordless: () => number;
  /** How many calls that had begun by then got no answer since the last look. */
  unanswered: (begunBy: number) => number;
  acknowledged: () => number;
  /** Resolves at the next acknowledgement, with how long that took; throws after so long. */
  nextAcknowledgement: (withinMs: number) => Promise<number>;
  stop: () => Promise<void>;
  /** How many of the acknowledged nodes are not on the board, or more than once. */
  audit: () => Promise<{ lost: number; duplicated: number }>;
}

const WRITERS = 20;
const WAIT_AFTER_REFUSAL_MS = 50;

export async function gather(url: string): Promise<Crowd> {
  const caller: Caller = await signIn(url);
  const canvases = await Promise.all(Array.from({ length: 4 }, (_, i) => newCanvas(caller, `Board ${i}`)));
  const promised = new Map<string, string[]>(canvases.map((id) => [id, []]));
  let statuses: Record<number, number> = {};
  let [acknowledged, wordless] = [0, 0];
  let brokenSince: number[] = [];
  const waiting: (() => void)[] = [];
  const ending = new AbortController();
  const write = async (canvasId: string) => {
    while (!ending.signal.aborted) {
      const id = newId(Date.now());
      const change = { do: 'add-node', node: blankNode({ id, content: '가나다 '.repeat(30) }) };
      const body = { changes: [{ id: newId(Date.now()), change }] };
      const path = `/api/canvases/${canvasId}/changes`;
      const begunAt = performance.now();
      const { status, text, retryAfter } = await send(caller, { method: 'POST', path, body, keepsText: true });
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 200) {
        acknowledged += 1;
        for (const resolve of waiting.splice(0)) resolve();
        promised.get(canvasId)?.push(id);
      } else {
        if (status === 0) brokenSince.push(begunAt);
        if (status >= 500 && !(Number(retryAfter) > 0 && hasSentence(text))) wordless += 1;
        await pause(WAIT_AFTER_REFUSAL_MS);
      }
    }
  };
  const writing = Array.from({ length: WRITERS }, (_, i) => write(canvases[i % canvases.length] ?? ''));
  return {
    statuses() {
      const seen = statuses;
      statuses = {};
      return seen;
    },
    wordless: () => wordless,
    unanswered(begunBy) {
      const seen = brokenSince.filter((begunAt) => begunAt < begunBy).length;
      brokenSince = [];
      return seen;
    },
    acknowledged: () => acknowledged,
    async nextAcknowledgement(withinMs) {
      const startedAt = performance.now();
      const isNew = new Promise<void>((resolve) => waiting.push(resolve));
      const isLate = pause(withinMs, 'late', { ref: false });
      if ((await Promise.race([isNew, isLate])) === 'late') throw new Error('nothing was acknowledged in time');
      return performance.now() - startedAt;
    },
    async stop() {
      ending.abort();
      await Promise.all(writing);
    },
    async audit() {
      let [lost, duplicated] = [0, 0];
      for (const [canvasId, ids] of promised) {
        const path = `/api/canvases/${canvasId}/board`;
        const { nodes } = await must<{ nodes: { id: string }[] }>(caller, { method: 'GET', path });
        const there = new Map<string, number>();
        for (const { id } of nodes) there.set(id, (there.get(id) ?? 0) + 1);
        lost += ids.filter((id) => !there.has(id)).length;
        duplicated += [...there.values()].filter((times) => times > 1).length;
      }
      return { lost, duplicated };
    },
  };
}

const hasSentence = (text: string): boolean => /^\{"code":"[a-z-]+","message":"[A-Z][^"]+\."/.test(text);

/** The statuses that are neither an acceptance, nor 503, nor the absence of an answer. */
export const faultsIn = (statuses: Record<number, number>, allowed: readonly number[] = [0, 200, 503]): string[] =>
  Object.entries(statuses).flatMap(([status, times]) =>
    allowed.includes(Number(status)) ? [] : [`${status} ×${times}`],
  );
