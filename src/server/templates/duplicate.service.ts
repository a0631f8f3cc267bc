import type { Actor } from '#contract/access/can.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import { isId } from '#contract/base/new-id.ts';
import type { Principal } from '#contract/board/audience.ts';
import type { Board, BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { pasteClip } from '#contract/board/paste.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import type { Quota } from '../billing/quota.ts';
import { readBoard } from '../boards/boards.service.ts';
import { foundCanvas, readDescription } from '../canvases/canvases.service.ts';
import { copyBytes, recordCopy, sizeOfFiles, type CopiedBytes, type FileDeps } from '../files/files.service.ts';
import { guestEdge, guestNode } from '../sharing/guest-view.ts';
import { copyOfNodes } from '../sources/copies.service.ts';
import { intake } from '../sources/sources.service.ts';
import type { TemplateDeps } from './templates.service.ts';

export type DuplicateDeps = TemplateDeps & FileDeps & { quota: Pick<Quota, 'roomFor' | 'roomOf'> };

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * A canvas of the actor's own that holds what he sees of another one: nodes, wires, files, what was read, and which models and
 * voices were chosen; conversations begin anew. The caller has judged that the actor may take it. Throws Fault 'plan-limit'
 * where there is no room for its files.
 */
export async function duplicateCanvas(
  deps: DuplicateDeps,
  actor: Actor,
  { canvasId, boardId, principal }: { canvasId: string; boardId: string; principal: Principal },
  title: string,
): Promise<Canvas> {
  const { board } = await readBoard(deps, boardId, principal);
  const description = await readDescription(deps, canvasId);
  return copyBoard(deps, actor, { boardId, board }, { title, description: description ?? undefined });
}

/**
 * The same of a board as it is handed in: as the actor saw it, now or at a moment. `isShown`: he has no part in it, and gets what
 * such people are shown, without the choices of models and voices.
 */
export async function copyBoard(
  deps: DuplicateDeps,
  actor: Actor,
  { boardId, board: whole, isShown }: { boardId: string; board: Board; isShown?: true | undefined },
  named: { title: string; description?: string | undefined },
): Promise<Canvas> {
  const board = isShown ? { nodes: whole.nodes.map(guestNode), edges: whole.edges.map(guestEdge) } : whole;
  const fileOf = new Map(board.nodes.map(({ id, metadata }) => [id, metadata['fileId']]));
  const shown = (id: string) => {
    const fileId = fileOf.get(id);
    return isId(fileId) ? fileId.toLowerCase() : null;
  };
  const nodeIds = board.nodes.map(({ id }) => id);
  const choices = await deps.readChoices(deps.database.db, isShown ? [] : nodeIds);
  const files = await copyFiles(deps, actor, boardId, board.nodes);
  const newIds = new Map([...files].map(([from, { id }]) => [from, id]));
  let copies: ReadonlyMap<string, string> = new Map();
  return foundCanvas(
    deps,
    actor,
    { title: named.title, description: named.description },
    {
      async changes(tx, copyId) {
        const size = [...files.values()].reduce((sum, file) => sum + file.size, 0);
        demandFit(await deps.quota.roomFor(copyId, tx), size);
        for (const file of files.values()) await recordCopy(tx, file, { boardId: copyId, actorId: actor.id });
        const clip = { format: 'maru-board', version: 1, boardId } as const;
        // As within one board: what was read and its files stay with the cards.
        const target = { boardId, by: { x: 0, y: 0 }, newId: () => newId(deps.clock.now()) };
        const { changes, ids } = pasteClip({ ...clip, nodes: [...board.nodes], edges: [...board.edges] }, target);
        copies = ids;
        return changes.map((change) => withIds(change, newIds));
      },
      async also(tx, copyId, accepted) {
        const by = { boardId: copyId, actorId: actor.id };
        await copyOfNodes(deps, tx, { ...by, from: boardId, nodes: copies, files: newIds, shown });
        await intake(deps, tx, by, accepted);
        await deps.giveChoices(tx, by, accepted, choices);
      },
    },
  );
}

/** Copies of the bytes of all files of this board that its nodes name, by the ids of the files. */
async function copyFiles(
  deps: DuplicateDeps,
  actor: Actor,
  boardId: string,
  nodes: readonly BoardNode[],
): Promise<Map<string, CopiedBytes>> {
  const named = new Set(nodes.flatMap(({ metadata }) => JSON.stringify(metadata).toLowerCase().match(ID) ?? []));
  // Before anything is copied; what is written then is judged once more.
  demandFit(await deps.quota.roomOf(actor.id), await sizeOfFiles(deps, boardId, [...named]));
  const copies = new Map<string, CopiedBytes>();
  for (const id of named) {
    const copy = await copyBytes(deps, boardId, id);
    if (copy) copies.set(id, copy);
  }
  return copies;
}

function demandFit(room: number | null, size: number): void {
  if (room !== null && room < size) throw new Fault('plan-limit', '저장 공간이 모자라 파일까지 복제할 수 없어요.');
}

/** The change with these ids in the place of those that they stand for. */
const withIds = (change: BoardChange, ids: ReadonlyMap<string, string>): BoardChange =>
  JSON.parse(JSON.stringify(change).replaceAll(ID, (id) => ids.get(id) ?? id)) as BoardChange;
