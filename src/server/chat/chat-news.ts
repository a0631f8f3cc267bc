import { z } from 'zod';
import type { BoardDeps } from '../boards/boards.service.ts';

const CHANNEL = 'chat';
const news = z.discriminatedUnion('say', [
  z.object({
    say: z.literal('chat'),
    boardId: z.uuid(),
    nodeId: z.uuid(),
    conversationId: z.uuid().nullable(),
    runId: z.uuid().nullable(),
    origin: z.string(),
  }),
  z.object({ say: z.literal('stop'), runId: z.uuid(), origin: z.string() }),
  z.object({ say: z.literal('who-is-there'), runId: z.uuid(), userId: z.uuid(), origin: z.string() }),
  z.object({ say: z.literal('there'), runId: z.uuid(), origin: z.string() }),
]);

/** Tells everybody who looks at the board, on every instance, that a conversation has news, or all of a chat where none is named. */
export async function announce(
  deps: BoardDeps,
  place: { boardId: string; nodeId: string; conversationId: string | null; runId: string | null },
): Promise<void> {
  deps.hub.tell(place.boardId, { say: 'chat', ...place });
  await deps.database.notify(CHANNEL, JSON.stringify({ say: 'chat', ...place, origin: deps.hub.id }));
}

/** Asks the instance that writes the answer to stop it. */
export const askToStop = (deps: BoardDeps, runId: string): Promise<void> =>
  deps.database.notify(CHANNEL, JSON.stringify({ say: 'stop', runId, origin: deps.hub.id }));

/** Asks the other instances whether the asker of an answer that nobody reads here is with one of them. */
export const askWhoIsThere = (deps: BoardDeps, { runId, userId }: { runId: string; userId: string }): Promise<void> =>
  deps.database.notify(CHANNEL, JSON.stringify({ say: 'who-is-there', runId, userId, origin: deps.hub.id }));

interface Heard {
  /** Somebody stops an answer. */
  stop: (runId: string) => void;
  /** The asker of an answer is with another instance. */
  isThere: (runId: string) => void;
}

/** Hears what other instances say of conversations. Resolves once it listens; the answer stops it. */
export const listenToChats = (deps: BoardDeps, { stop, isThere }: Heard): Promise<() => Promise<void>> =>
  deps.database.listen(CHANNEL, (payload) => {
    const heard = news.parse(JSON.parse(payload));
    if (heard.origin === deps.hub.id) return;
    if (heard.say === 'stop') return stop(heard.runId);
    if (heard.say === 'there') return isThere(heard.runId);
    if (heard.say === 'who-is-there') {
      const answer = { say: 'there', runId: heard.runId, origin: deps.hub.id };
      if (deps.hub.hasPerson(heard.userId))
        void deps.database.notify(CHANNEL, JSON.stringify(answer)).catch(() => undefined);
      return;
    }
    const { boardId, nodeId, conversationId, runId } = heard;
    deps.hub.tell(boardId, { say: 'chat', boardId, nodeId, conversationId, runId });
  });
