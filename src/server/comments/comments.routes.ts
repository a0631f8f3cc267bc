import type { FastifyInstance } from 'fastify';
import { commentsApi } from '#contract/comments/comments.api.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import {
  addThread,
  changeThread,
  editComment,
  react,
  readThread,
  removeComment,
  reply,
  watchThread,
  type CommentDeps,
} from './comments.service.ts';
import { readThreads } from './read-threads.service.ts';

export function mountComments(app: FastifyInstance, http: MountDeps, deps: CommentDeps): void {
  mount(app, http, commentsApi.listThreads, ({ actor, board }) => readThreads(deps, actor, board));
  mount(app, http, commentsApi.addThread, ({ actor, board, body }) => addThread(deps, actor, board, body));
  mount(app, http, commentsApi.reply, ({ actor, board, params, body }) =>
    reply(deps, actor, board, { threadId: params.threadId ?? '', ...body }),
  );
  mount(app, http, commentsApi.editComment, ({ actor, board, params, body }) =>
    editComment(deps, actor, board, { id: params.commentId ?? '', ...body }),
  );
  mount(app, http, commentsApi.removeComment, ({ actor, board, params }) =>
    removeComment(deps, actor, board, params.commentId ?? ''),
  );
  mount(app, http, commentsApi.changeThread, ({ actor, board, params, body }) =>
    changeThread(deps, actor, board, {
      threadId: params.threadId ?? '',
      ...(body.resolved !== undefined && { resolved: body.resolved }),
      ...(body.anchor && { anchor: body.anchor }),
      ...(body.internal !== undefined && { internal: body.internal }),
    }),
  );
  mount(app, http, commentsApi.readThread, async ({ actor, params, body }) => {
    await readThread(deps, actor, params.threadId ?? '', body.seq);
    return undefined;
  });
  mount(app, http, commentsApi.watchThread, async ({ actor, params, body }) => {
    await watchThread(deps, actor, params.threadId ?? '', body.level);
    return undefined;
  });
  mount(app, http, commentsApi.react, ({ actor, board, params, body }) =>
    react(deps, actor, board, { id: params.commentId ?? '', ...body }),
  );
}
