import type { Db } from '../platform/db/db.ts';
import * as eventStore from './events.store.ts';

/** Takes the words of nodes that showed a file, and stand no more, out of the accepted changes and what was made of them. */
export const eraseHistoryOfFile = (tx: Db, boardId: string, fileId: string): Promise<void> =>
  eventStore.eraseEventsOfFile(tx, boardId, fileId);

/** Lets go of all words of the changes up to a number, and weighs what is left: under the lock of the board. */
export const dropWords = (tx: Db, boardId: string, upTo: number): Promise<void> =>
  eventStore.dropWords(tx, boardId, upTo);

/** The last number whose words are to go so that the newer ones take so many bytes; 0 for none. */
export const borderOf = (tx: Db, boardId: string, keptBytes: number): Promise<number> =>
  eventStore.findBorder(tx, boardId, keptBytes);

/** Takes the past words of a node out of the accepted changes: under the lock of the board. */
export const erasePastOfNode = (tx: Db, boardId: string, nodeId: string): Promise<void> =>
  eventStore.erasePastOfNode(tx, boardId, nodeId);
