import { z } from 'zod';
import { audience, maySee, type Audience } from '#contract/board/audience.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import { findConversation } from './conversations/conversations.store.ts';

const CHANNEL = 'chat';
const news = z.discriminatedUnion('say', [
  z.object({
    say: z.literal('chat'),
    boardId: z.uuid(),
    nodeId: z.uuid(),
    conversationId: z.uuid().nullable(),
    runId: z.uuid().nullable(),
    audience: audience.nullable(),
    origin: z.string(),
  }),
  z.object({ say: z.literal('stop'), runId: z.uuid(), origin: z.string() }),
  z.object({ say: z.literal('who-is-there'), runId: z.uuid(), userId: z.uuid(), origin: z.string() }),
  z.object({ say: z.literal('there'), runId: z.uuid(), origin: z.string() }),
]);

interface News {
  boardId: string;
  nodeId: string;
  conversationId: string | null;
  runId: string | null;
}

/**
 * Tells everybody who looks at the board, on every instance, that a conversation has news, or all of a chat where none is
 * named; of a conversation only those who see it. `known`: its audience, for one that is removed.
 */
export async function announce(deps: BoardDeps, news: News, known?: Audience | null): Promise<void> {
  const told = known === undefined ? await audienceOf(deps, news.conversationId) : known;
  tell(deps, news, told);
  await deps.database.notify(CHANNEL, JSON.stringify({ say: 'chat', ...news, audience: told, origin: deps.hub.id }));
}

const audienceOf = async ({ database }: BoardDeps, id: string | null): Promise<Audience | null> =>
  id === null ? null : ((await findConversation(database.db, id))?.audience ?? null);

function tell({ hub }: BoardDeps, news: News, told: Audience | null): void {
  const message = { say: 'chat' as const, ...news };
  hub.tell(news.boardId, message, (principal) => (maySee(told, principal) ? message : null));
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
    tell(deps, { boardId, nodeId, conversationId, runId }, heard.audience);
  });
