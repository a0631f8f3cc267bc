import type { FastifyInstance } from 'fastify';
import { aiApi } from '#contract/ai/ai.api.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { chooseModel, readChatModel } from './chat-model.service.ts';
import { placeOf } from './chat-place.ts';
import type { ChatDeps } from './chat.service.ts';
import { demandChat } from './look-at-chat.ts';

/** Which model a conversation asks. */
export function mountChatModels(app: FastifyInstance, http: MountDeps, deps: ChatDeps): void {
  mount(app, http, aiApi.readNodeModel, async ({ board, params }) => {
    const place = placeOf(board, params.nodeId ?? '');
    await demandChat(deps, place);
    return readChatModel(deps, place.nodeId);
  });
  mount(app, http, aiApi.chooseNodeModel, async ({ board, params, body }) => {
    const place = placeOf(board, params.nodeId ?? '');
    await demandChat(deps, place);
    return chooseModel(deps, place, body.model);
  });
  mount(app, http, aiApi.readProjectModel, ({ params }) => readChatModel(deps, params.projectId ?? ''));
  mount(app, http, aiApi.chooseProjectModel, ({ board, params, body }) =>
    chooseModel(deps, placeOf(board, params.projectId ?? ''), body.model),
  );
}
