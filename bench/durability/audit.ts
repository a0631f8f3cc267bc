import { isDeepStrictEqual } from 'node:util';
import type { Board } from '#contract/board/board.schema.ts';
import { applyChange } from '#contract/board/changes.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import type { Acknowledged, Api, Proposal } from './writer.ts';

interface Findings {
  acknowledged: number;
  /** Acknowledged changes that are not there, or stand under another number. */
  lost: number;
  /** Change ids that were applied more than once. */
  duplicated: number;
  /** Gestures of which only a part is there. */
  torn: number;
  /** Boards that are not what their changes make of them. */
  different: number;
}

/** Compares what stands on the boards with what was promised, over all rounds. */
export interface Audit {
  acknowledge: (answer: Acknowledged) => void;
  /** Reads what is new of a canvas and judges it. Throws when the canvas cannot be opened. */
  inspect: (api: Api, canvasId: string, unanswered: readonly Proposal[][]) => Promise<void>;
  findings: Findings;
}

interface Known {
  seqOf: Map<string, number>;
  seq: number;
  board: Board;
}

export function createAudit(): Audit {
  const findings: Findings = { acknowledged: 0, lost: 0, duplicated: 0, torn: 0, different: 0 };
  const known = new Map<string, Known>();
  let promises: Acknowledged[] = [];

  const learn = (canvas: Known, events: readonly BoardEvent[]) => {
    for (const event of events) {
      if (canvas.seqOf.has(event.id)) findings.duplicated++;
      if (event.seq !== canvas.seq + 1) findings.different++;
      canvas.seqOf.set(event.id, event.seq);
      canvas.seq = event.seq;
      canvas.board = applyChange(canvas.board, event.change);
    }
  };

  return {
    findings,
    acknowledge(answer) {
      findings.acknowledged += answer.results.filter((result) => result.seq !== null).length;
      promises.push(answer);
    },
    async inspect(api, canvasId, unanswered) {
      const canvas = known.get(canvasId) ?? { seqOf: new Map(), seq: 0, board: { nodes: [], edges: [] } };
      known.set(canvasId, canvas);
      const news = await read<{ reset: boolean; events: BoardEvent[] }>(
        api,
        `/api/canvases/${canvasId}/changes?since=${canvas.seq}`,
      );
      if (news.reset) throw new Error('a round wrote more than one catch-up can tell');
      learn(canvas, news.events);
      for (const { results } of promises.filter((promise) => promise.canvasId === canvasId)) {
        findings.lost += results.filter(({ id, seq }) => seq !== null && canvas.seqOf.get(id) !== seq).length;
      }
      promises = promises.filter((promise) => promise.canvasId !== canvasId);
      for (const gesture of unanswered) {
        const there = gesture.filter(({ id }) => canvas.seqOf.has(id)).length;
        if (there !== 0 && there !== gesture.length && gesture.every(({ change }) => change.do.startsWith('add')))
          findings.torn++;
      }
      if (!stands(await read<Shown>(api, `/api/canvases/${canvasId}/board`), canvas)) findings.different++;
    },
  };
}

interface Shown {
  seq: number;
  nodes: Record<string, unknown>[];
  edges: Record<string, unknown>[];
}

/** What the view of a node has beside the node. */
const ONLY_SHOWN: ReadonlySet<string> = new Set(['offset', 'containedNodeIds', 'canvasId', 'projectId', 'fileId']);

/** The views of the specification say more than the board; what the board knows must be the same. */
function stands(shown: Shown, canvas: Known): boolean {
  const nodes = shown.nodes.map((node) =>
    Object.fromEntries(Object.entries(node).filter(([name]) => !ONLY_SHOWN.has(name))),
  );
  const edges = shown.edges.map(({ sourceId: _source, targetId: _target, ...edge }) => edge);
  return shown.seq === canvas.seq && isDeepStrictEqual({ nodes, edges }, canvas.board);
}

async function read<T>(api: Api, path: string): Promise<T> {
  const answer = await fetch(`${api.url}${path}`, { headers: api.headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
