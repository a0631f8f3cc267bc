import { can } from '#contract/access/can.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { copiesAmong } from '#contract/board/copied-from.ts';
import type { Choices } from '../templates/choices.ts';
import { refIn, wereRemoved } from '../boards/boards.service.ts';
import type { Db } from '../platform/db/db.ts';
import { attachCopy, readUsesOf } from '../voices/attaching.service.ts';
import { readChosenModels, writeChosenModel } from './chat-model.store.ts';

/** Which model and voice were chosen for these chats and groups, for a template of their board. */
export async function readChoices(db: Db, nodeIds: readonly string[]): Promise<Choices> {
  const [models, uses] = [await readChosenModels(db, nodeIds), await readUsesOf(db, nodeIds)];
  const chosen = nodeIds.map((id) => {
    const model = models.find(({ talkId }) => talkId === id)?.model;
    const voiceId = uses.find((use) => use.id === id)?.voiceId;
    return [id, { ...(model !== undefined && { model }), ...(voiceId !== undefined && { voiceId }) }] as const;
  });
  return Object.fromEntries(chosen.filter(([, choice]) => Object.keys(choice).length > 0));
}

interface Author {
  boardId: string;
  actorId: string;
}

/** Gives what these changes add from a template the choices of its originals; a voice only where it is the actor's own. */
export async function giveChoices(
  tx: Db,
  { boardId, actorId }: Author,
  accepted: readonly BoardChange[],
  choices: Choices,
): Promise<void> {
  for (const [nodeId, from] of copiesAmong(accepted)) {
    const { model, voiceId } = choices[from] ?? {};
    if (model !== undefined) await writeChosenModel(tx, { boardId, nodeId }, model);
    if (voiceId !== undefined) await attachCopy(tx, { id: nodeId, boardId }, { voiceId, ownerId: actorId });
  }
}

/**
 * Gives a copy of a chat or a group the model and the voice that were chosen for its original, as far as the actor may read
 * the board on which that was done; a voice goes to another board only where it is the actor's own. What comes back after a
 * removal keeps what it had.
 */
export async function carryOver(tx: Db, { boardId, actorId }: Author, accepted: readonly BoardChange[]): Promise<void> {
  const copies = copiesAmong(accepted);
  if (copies.size === 0) return;
  const originals = [...new Set(copies.values())];
  const [models, uses] = [await readChosenModels(tx, originals), await readUsesOf(tx, originals)];
  if (models.length + uses.length === 0) return;
  const back = await wereRemoved(tx, boardId, [...copies.keys()]);
  const open = await boardsOpenTo(tx, actorId, boardId, [...models, ...uses]);
  for (const [nodeId, from] of copies) {
    if (back.has(nodeId)) continue;
    const model = models.find((one) => one.talkId === from && open.has(one.boardId));
    if (model) await writeChosenModel(tx, { boardId, nodeId }, model.model);
    const use = uses.find((one) => one.id === from && open.has(one.boardId));
    if (use && (use.boardId === boardId || use.ownerId === actorId)) await attachCopy(tx, { id: nodeId, boardId }, use);
  }
}

/** Of the boards of these, those that the actor may read; his changes to `own` were accepted. */
async function boardsOpenTo(
  tx: Db,
  actorId: string,
  own: string,
  things: readonly { boardId: string }[],
): Promise<Set<string>> {
  const open = new Set([own]);
  for (const id of new Set(things.map(({ boardId }) => boardId))) {
    const ref = await refIn(tx, 'board', id, actorId);
    if (ref && can({ id: actorId, isSystemAdmin: false }, 'board.read', ref)) open.add(id);
  }
  return open;
}
