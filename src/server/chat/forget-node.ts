import type { Db } from '../platform/db/db.ts';
import { forgetSource } from '../sources/sources.service.ts';
import { forgetVoiceUse } from '../voices/attaching.service.ts';
import { forgetConversations } from './chat.service.ts';

/** Removes what belonged to a node that stands on no board any more: its source, passages, messages and voice. */
export async function forgetNode(tx: Db, boardId: string, nodeId: string): Promise<void> {
  await forgetSource(tx, boardId, nodeId);
  await forgetConversations(tx, boardId, nodeId);
  await forgetVoiceUse(tx, boardId, nodeId);
}
