import type { FastifyInstance } from 'fastify';
import { chatApi } from '#contract/chat/chat.api.ts';
import { mount, type MountDeps } from '../../platform/http/mount.ts';
import type { ChatDeps } from '../chat.service.ts';
import { forkConversation, removeConversation, renameConversation, showVersion } from './conversations.service.ts';

/** What can be done with a conversation as a whole. */
export function mountConversations(app: FastifyInstance, http: MountDeps, deps: ChatDeps): void {
  mount(app, http, chatApi.renameConversation, async ({ board, params, body }) =>
    renameConversation(deps, board, params.conversationId ?? '', body.title),
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
