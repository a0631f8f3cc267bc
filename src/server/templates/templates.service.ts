import type { z } from 'zod';
import { can, type Actor } from '#contract/access/can.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { pasteClip } from '#contract/board/paste.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { OURS } from '#contract/limits.ts';
import type { Choices, KeptBoard } from './choices.ts';
import { templateBoard } from './template-board.ts';
import type { canvasOfTemplate, newTemplate, Template } from '#contract/templates/templates.schema.ts';
import { EVERYONE } from '#contract/board/audience.ts';
import { readBoard } from '../boards/boards.service.ts';
import { foundCanvas } from '../canvases/canvases.service.ts';
import { holdOrg } from '../orgs/orgs.service.ts';
import type { Db } from '../platform/db/db.ts';
import { intake, type SourceDeps } from '../sources/sources.service.ts';
import * as store from './templates.store.ts';

export interface TemplateDeps extends SourceDeps {
  /** Which model and voice were chosen for these chats and groups. */
  readChoices: (db: Db, nodeIds: readonly string[]) => Promise<Choices>;
  /** Gives copies of them the same, within the transaction that makes them. */
  giveChoices: (
    tx: Db,
    by: { boardId: string; actorId: string },
    accepted: readonly BoardChange[],
    choices: Choices,
  ) => Promise<void>;
}

/** Own templates and those of the person's organisations, newest first. */
export async function listTemplates(deps: TemplateDeps, actor: Actor): Promise<Template[]> {
  return (await store.listTemplates(deps.database.db, actor.id)).map((row) => toTemplate(row, actor));
}

/**
 * Keeps a copy of what everybody sees of a board; the caller has judged that the actor may read it. Throws Fault 'bad-input' for a
 * board of which nothing would be kept, 'too-large', 'conflict' for one template too many, and for the organisation
 * 'not-found' and 'not-allowed'.
 */
export async function saveTemplate(
  deps: TemplateDeps,
  actor: Actor,
  boardId: string,
  { name, description, orgId }: z.output<typeof newTemplate>,
): Promise<Template> {
  const kept = templateBoard((await readBoard(deps, boardId, EVERYONE)).board);
  const choices = await deps.readChoices(
    deps.database.db,
    kept.nodes.map((node) => node.id),
  );
  const board = { ...kept, choices };
  heedLimits(board);
  const now = deps.clock.now();
  const id = newId(now);
  await deps.database.tx(async (tx) => {
    if (orgId !== null) await demandSharing(tx, actor, orgId);
    if ((await store.countHeld(tx, actor.id)) >= OURS.templatesPerPerson) {
      throw new Fault(
        'conflict',
        `템플릿은 ${OURS.templatesPerPerson}개까지 저장할 수 있어요. 쓰지 않는 것을 지운 뒤 다시 저장해 주세요.`,
      );
    }
    const nodeCount = board.nodes.length;
    const createdAt = new Date(now);
    await store.writeTemplate(tx, { id, ownerId: actor.id, orgId, name, description, board, nodeCount, createdAt });
  });
  return toTemplate(await demand(deps.database.db, actor, id), actor);
}

function heedLimits(board: KeptBoard): void {
  const { nodesPerTemplate, templateBytes } = OURS;
  if (board.nodes.length === 0)
    throw new Fault('bad-input', '템플릿에 담을 노드가 없어요. 그룹이나 노트를 만든 뒤 저장해 주세요.');
  if (board.nodes.length > nodesPerTemplate)
    throw new Fault('too-large', `템플릿에는 노드를 ${nodesPerTemplate}개까지 담을 수 있어요.`);
  if (Buffer.byteLength(JSON.stringify(board)) > templateBytes)
    throw new Fault('too-large', '템플릿 하나는 1MB까지 저장할 수 있어요. 긴 글을 덜어 낸 뒤 다시 저장해 주세요.');
}

/** Whoever may add something to the organisation may share with it. */
async function demandSharing(tx: Db, actor: Actor, orgId: string): Promise<void> {
  const place = { role: await holdOrg(tx, orgId, actor.id) };
  if (!can(actor, 'org.read', place)) throw new Fault('not-found');
  if (!can(actor, 'org.add-project', place)) throw new Fault('not-allowed');
}

/** A canvas of the actor's own that begins as the template; its links are read anew. Throws Fault 'not-found'. */
export function createFromTemplate(
  deps: TemplateDeps,
  actor: Actor,
  templateId: string,
  wanted: z.output<typeof canvasOfTemplate>,
): Promise<Canvas> {
  let choices: Choices = {};
  return foundCanvas(deps, actor, wanted, {
    async changes(tx, boardId) {
      const board = await store.findBoard(tx, templateId, actor.id);
      if (!board) throw new Fault('not-found');
      choices = board.choices ?? {};
      const clip = { format: 'maru-board', version: 1, boardId: templateId } as const;
      const target = { boardId, by: { x: 0, y: 0 }, newId: () => newId(deps.clock.now()) };
      return pasteClip({ ...clip, nodes: [...board.nodes], edges: [...board.edges] }, target).changes;
    },
    async also(tx, boardId, accepted) {
      const by = { boardId, actorId: actor.id };
      await intake(deps, tx, by, accepted);
      await deps.giveChoices(tx, by, accepted, choices);
    },
  });
}

/** Throws Fault 'not-found', and 'not-allowed' for a template that others share with the actor. */
export async function removeTemplate(deps: TemplateDeps, actor: Actor, templateId: string): Promise<void> {
  const { ownerId } = await demand(deps.database.db, actor, templateId);
  if (ownerId !== actor.id) throw new Fault('not-allowed');
  await store.removeTemplate(deps.database.db, templateId);
}

/** All that a person keeps, whole. */
export const readOwnTemplates = (deps: Pick<TemplateDeps, 'database'>, userId: string) =>
  store.listOwned(deps.database.db, userId);

async function demand(db: Db, actor: Actor, id: string): Promise<store.TemplateRow> {
  const row = await store.findTemplate(db, id, actor.id);
  if (!row) throw new Fault('not-found');
  return row;
}

const toTemplate = (row: store.TemplateRow, actor: Actor): Template => ({
  id: row.id,
  name: row.name,
  description: row.description,
  nodeCount: row.nodeCount,
  isOwn: row.ownerId === actor.id,
  org: row.orgId !== null && row.orgName !== null ? { id: row.orgId, name: row.orgName } : null,
  createdAt: row.createdAt.toISOString(),
});
