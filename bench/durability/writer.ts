import { newId } from '#contract/base/id.ts';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardChange } from '#contract/board/changes.ts';

export interface Proposal {
  id: string;
  change: BoardChange;
}

/** What the server promised: these changes, under these numbers. */
export interface Acknowledged {
  canvasId: string;
  results: { id: string; seq: number | null }[];
}

export interface Api {
  url: string;
  headers: Record<string, string>;
}

/** One person at work on a canvas, through all rounds. */
export interface Writer {
  canvasId: string;
  /** Sent, and not answered: whether it was applied is not known. It is sent again, under the same ids. */
  open: Proposal[] | null;
  /** Writes until the server is gone; reports every answer. */
  write: (api: Api, acknowledge: (answer: Acknowledged) => void) => Promise<void>;
}

export function createWriter(canvasId: string): Writer {
  const own: string[] = [];
  const writer: Writer = {
    canvasId,
    open: null,
    async write(api, acknowledge) {
      for (;;) {
        writer.open ??= nextGesture(own);
        const results = await send(api, canvasId, writer.open);
        if (!results) return;
        acknowledge({ canvasId, results });
        writer.open = null;
      }
    },
  };
  return writer;
}

/** Null when no answer came; any answer but an acceptance is a fault of the bench or of the server, and ends the bench. */
async function send(api: Api, canvasId: string, changes: Proposal[]): Promise<Acknowledged['results'] | null> {
  try {
    const answer = await fetch(`${api.url}/api/canvases/${canvasId}/changes`, {
      method: 'POST',
      headers: { ...api.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ changes }),
    });
    const text = await answer.text();
    if (answer.status === 503) return null;
    if (!answer.ok) throw new Error(`the server answered ${answer.status}: ${text}`);
    return (JSON.parse(text) as Acknowledged).results;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

/** A gesture of a person: a group with a wired member, a move, a text, a deletion. All of it is kept, or nothing. */
function nextGesture(own: string[]): Proposal[] {
  const chance = Math.random();
  const known = pick(own);
  const changes = !known || chance < 0.5 ? addGroup(own) : chance < 0.9 ? editNode(known) : removeNode(own, known);
  return changes.map((change) => ({ id: newId(Date.now()), change }));
}

function addGroup(own: string[]): BoardChange[] {
  const [group, member, edge] = [newId(Date.now()), newId(Date.now()), newId(Date.now())];
  own.push(group, member);
  const position = { x: Math.round(Math.random() * 5_000), y: 0 };
  return [
    { do: 'add-node', node: blankNode({ id: group, type: 'group', title: 'New Group', position }) },
    {
      do: 'add-node',
      node: blankNode({ id: member, content: '가나다 '.repeat(50), position, parentId: group }),
    },
    {
      do: 'add-edge',
      edge: blankEdge({ id: edge, source: group, target: member }),
    },
  ];
}

const editNode = (id: string): BoardChange[] => [
  {
    do: 'patch-node',
    id,
    patch: { title: `edit ${Math.random()}`, position: { x: Math.random() * 5_000, y: Math.random() * 5_000 } },
  },
];

function removeNode(own: string[], id: string): BoardChange[] {
  own.splice(own.indexOf(id), 1);
  return [{ do: 'remove-node', id }];
}
