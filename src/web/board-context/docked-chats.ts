import { createPanelWidth } from '../ui/panel-width.ts';
import { createKeptByBoard } from './kept-by-board.ts';

/** A docked chat leaves room for the board and the reader beside it. */
export const dockedWidth = createPanelWidth('board:docked-width', { least: 360, start: 440, most: 760, rest: 520 });

/** The chat that was docked beside a board when it was left. */
export const dockedChats = createKeptByBoard('board:docked-chats', (kept) => typeof kept === 'string');
