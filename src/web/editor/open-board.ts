import { newId } from '#contract/base/id.ts';
import type { historyApi } from '#contract/history/history.api.ts';
import { WHOLE_STEP } from '#contract/history/whole-step.ts';
import { tidyBoard } from './rules/tidy.ts';
import { ApiError, call, personHere } from '../lib/api.ts';
import { openLiveSocket } from '../lib/live-socket.ts';
import { sendFileBy } from './commands/send-file.ts';
import type { BoardEditor, EditorNews } from './board-editor.ts';
import { createEditor } from './create-editor.ts';
import type { BoardDoor } from './door.ts';
import type { Failure } from './outbox.ts';
import { openStorage, openStore } from './outbox-store.ts';
import { tab } from './tab.ts';

/**
 * Reads the board behind the door and makes its editor; `editor.open()` starts it. Rejects with what reading rejects with.
 * `isHeld`: it is only looked at until the server has stored what waits.
 */
export async function openBoard(
  door: BoardDoor,
  tell: (news: EditorNews) => void,
  isHeld = false,
): Promise<BoardEditor> {
  let toldOf = 0;
  const read = async () => {
    const { nodes, edges, ...facts } = await door.read();
    const board = tidyBoard({ nodes, edges }, Math.random);
    const damaged = nodes.length - board.nodes.length + (edges.length - board.edges.length);
    if (damaged > toldOf) tell({ what: 'damaged', count: damaged });
    toldOf = damaged;
    return { ...facts, board };
  };
  const whose = personHere();
  const storage = openStorage();
  // Where the bench hands the board over: a page that was opened at its address may have the answer already.
  performance.mark('board-asked');
  const loaded = await read();
  const { place, saveContent, copyFiles } = door;
  const mayEdit = loaded.may.edit && !isHeld;
  return createEditor({
    place,
    mayEdit,
    isHeld,
    mayAsk: loaded.may.ask,
    mayBring: loaded.may.bring ?? true,
    mayHide: loaded.may.hide ?? false,
    boardId: loaded.boardId,
    loaded,
    store: await openStore({ boardId: loaded.boardId, whose, tab }, storage),
    send: async (entries, isLarge) => {
      if (personHere() !== whose) throw new Error('somebody else');
      const changes = entries.map(({ id, change }) => ({ id, change }));
      if (!isLarge) return door.sendChanges(changes);
      return call(WHOLE_STEP as typeof historyApi.changeWhole, {
        params: { boardId: loaded.boardId },
        body: { changes },
      });
    },
    judge,
    read,
    saveContent: mayEdit ? saveContent : null,
    sendFile: mayEdit && door.beginUpload ? sendFileBy(door.beginUpload) : null,
    copyFiles: mayEdit ? copyFiles : null,
    openSocket: openLiveSocket,
    tell,
    newId: () => newId(Date.now()),
    now: Date.now,
    random: Math.random,
  });
}

/** Without an answer, while busy, signed out or failing, trying again may help; a missing board never comes back. */
export function judge(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'retry';
  if (error.status === 404) return 'gone';
  if (error.status === 500) return 'unstored';
  return error.status >= 500 || [401, 408, 425, 429].includes(error.status) ? 'retry' : 'refused';
}
