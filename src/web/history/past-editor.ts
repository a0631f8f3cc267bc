import type { Board } from '#contract/board/board.schema.ts';
import { memoryStore } from '../editor/outbox.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { createEditor } from '../editor/create-editor.ts';

const silent = { send: () => undefined, close: () => undefined, addEventListener: () => undefined };

/** An editor of a board as it was: it shows, and nothing can be done on it. It is never opened, so it hears of nothing. */
export function openPast(live: BoardEditor, board: Board, seq: number): BoardEditor {
  const loaded = { seq, board };
  return createEditor({
    place: { ...live.place, past: { boardId: live.boardId, seq } },
    mayEdit: false,
    mayAsk: false,
    boardId: live.boardId,
    loaded,
    store: memoryStore(new Map()),
    send: () => Promise.reject(new Error('the past is not written')),
    judge: () => 'refused',
    read: () => Promise.resolve(loaded),
    saveContent: null,
    sendFile: null,
    copyFiles: null,
    openSocket: () => silent,
    tell: () => undefined,
    newId: () => crypto.randomUUID(),
    now: Date.now,
    random: Math.random,
  });
}
