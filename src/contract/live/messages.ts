import { z } from 'zod';
import { roles } from '../access/roles.ts';
import { id } from '../base/id.ts';
import { boardEvent } from '../board/board-calls.ts';
import { gatherMessage, peersMessage, presenceRequests } from './presence.ts';
import { prompterSignal } from './prompter.ts';

export { LIVE_ACCOUNT, LIVE_PATH, OTHER_ACCOUNT_CLOSE } from './path.ts';

/** From the browser. `since` is the sequence number up to which the tab knows the board. */
export const liveRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('join'), boardId: id, since: z.number().int().min(0) }),
  z.strictObject({ do: z.literal('watch'), boardId: id }),
  z.strictObject({ do: z.literal('leave'), boardId: id }),
  z.strictObject({ do: z.literal('prompter'), signal: prompterSignal }),
  z.strictObject({ do: z.literal('ping') }),
  ...presenceRequests,
]);
export type LiveRequest = z.infer<typeof liveRequest>;

/**
 * To the browser. `changes` come in sequence without gaps after `joined`, but for what the person does not see; `reset` means too much was missed: read the
 * board again. `chat` tells that a conversation of a chat node has news, or all of them where none is named; `files`
 * that the file list of a project has, `notices` that the person has; `comments` that comments of a board have news; `access`
 * that the person may do more or less on a board than before; `sharing` that its people or links are to be read (again); `peers` and `gather` tell where the others are; `prompter` is what another tab of the same person says;
 * `refused` looks alike for foreign and absent boards.
 */
export const liveMessage = z.discriminatedUnion('say', [
  z.object({ say: z.literal('joined'), boardId: id, seq: z.number().int() }),
  z.object({
    say: z.literal('changes'),
    boardId: id,
    events: z.array(boardEvent),
    /** Everything after this number and up to `seq` is told; absent where the events have no holes. */
    after: z.number().int().optional(),
    seq: z.number().int().optional(),
  }),
  z.object({ say: z.literal('reset'), boardId: id, seq: z.number().int() }),
  z.object({ say: z.literal('chat'), boardId: id, nodeId: id, conversationId: id.nullable(), runId: id.nullable() }),
  z.object({ say: z.literal('files'), boardId: id }),
  z.object({ say: z.literal('comments'), boardId: id, seq: z.number().int() }),
  z.object({ say: z.literal('access'), boardId: id, role: z.enum(roles) }),
  z.object({ say: z.literal('sharing'), boardId: id }),
  z.object({ say: z.literal('notices'), unread: z.number().int() }),
  z.object({ say: z.literal('prompter'), signal: prompterSignal }),
  z.object({ say: z.literal('refused'), boardId: id }),
  z.object({ say: z.literal('pong') }),
  peersMessage,
  gatherMessage,
]);
export type LiveMessage = z.infer<typeof liveMessage>;
