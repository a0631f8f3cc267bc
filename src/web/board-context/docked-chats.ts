import { keepStored, readStored } from '../lib/stored.ts';
import { createPanelWidth } from '../ui/panel-width.ts';

/** A docked chat leaves room for the board and the reader beside it. */
export const dockedWidth = createPanelWidth('board:docked-width', { least: 360, start: 440, most: 760, rest: 520 });

const KEY = 'board:docked-chats';
const MOST_BOARDS = 30;

/** Boards with the chats that are docked beside them, the one that was changed last first. */
function readAll(): [boardId: string, nodeId: string][] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(Array.isArray).map(([board, node]) => [String(board), String(node)]) : [];
  } catch {
    return [];
  }
}

/** The chat that was docked beside this board when it was left in this browser; null where none was. */
export const readDocked = (boardId: string): string | null =>
  readAll().find(([board]) => board === boardId)?.[1] ?? null;

/** Remembers it, for the boards that were used last. */
export function keepDocked(boardId: string, nodeId: string | null): void {
  const others = readAll().filter(([board]) => board !== boardId);
  const all = nodeId === null ? others : [[boardId, nodeId], ...others];
  keepStored(KEY, JSON.stringify(all.slice(0, MOST_BOARDS)));
}
