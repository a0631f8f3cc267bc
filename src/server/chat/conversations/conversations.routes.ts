import type { FastifyInstance } from 'fastify';
import { chatApi } from '#contract/chat/chat.api.ts';
import { mount, type MountDeps } from '../../platform/http/mount.ts';
import type { ChatDeps } from '../chat.service.ts';
import { beginConversation, changeConversation } from './audience.service.ts';
import { forkConversation, removeConversation, showVersion } from './conversations.service.ts';

/** What can be done with a conversation as a whole. */
export function mountConversations(app: FastifyInstance, http: MountDeps, deps: ChatDeps): void {
  mount(app, http, chatApi.beginConversation, async ({ actor, body }) => {
    const { conversationId, audience, ...named } = body;
    return beginConversation(deps, { actor, named }, { id: conversationId, audience });
  });
  mount(app, http, chatApi.changeConversation, async ({ board, params, body }) =>
    changeConversation(deps, board, params.conversationId ?? '', body),
  );
  mount(app, http, chatApi.removeConversation, async ({ params }) => {
    await removeConversation(deps, params.conversationId ?? '');
    return undefined;
  });
  mount(app, http, chatApi.forkConversation, async ({ board, params, body }) =>
    forkConversation(deps, board, params.conversationId ?? '', body.messageId),
  );
  mount(app, http, chatApi.showVersion, async ({ board, params, body }) =>
    showVersion(deps, board, params.conversationId ?? '', body.messageId),
  );
}
