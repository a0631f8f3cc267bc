import type { FastifyInstance } from 'fastify';
import { accountApi } from '#contract/account/account.api.ts';
import { Fault } from '#contract/base/fault.ts';
import { OURS } from '#contract/limits.ts';
import { dropCookie, readCookie, SESSION_COOKIE } from '../auth/session-cookie.ts';
import { chooseName, endSessionOf, listSessions } from '../people/people.service.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { changePicture, readPicture, removeAccount, removePicture, type BeforeRemoval } from './account.service.ts';
import { exportAccount, type ExportDeps } from './export.ts';

type AccountDeps = ExportDeps & Pick<PlatformDeps, 'config'> & { beforeRemoval?: BeforeRemoval };

/** Mounts what people do with their own account: name, picture, sessions, export and deletion. */
export async function mountAccount(app: FastifyInstance, http: MountDeps, deps: AccountDeps): Promise<void> {
  mount(app, http, accountApi.updateUser, ({ actor, body }) => chooseName(deps, actor.id, body));
  mount(app, http, accountApi.removePicture, ({ actor }) => removePicture(deps, actor.id));
  mount(app, http, accountApi.readPicture, async ({ params, reply }) => {
    const bytes = await readPicture(deps, params.userId ?? '');
    void reply.headers({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=86400',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    return reply.send(bytes);
  });
  mount(app, http, accountApi.readSessions, ({ actor, request }) =>
    listSessions(deps, actor.id, readCookie(deps.config, request, SESSION_COOKIE)),
  );
  mount(app, http, accountApi.endSession, async ({ actor, params }) => {
    await endSessionOf(deps, actor.id, params.sessionId ?? '');
    return undefined;
  });
  mount(app, http, accountApi.exportData, async ({ actor, reply }) => {
    const day = new Date(deps.clock.now()).toISOString().slice(0, 10);
    void reply.headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="maru-${day}.zip"`,
      'cache-control': 'no-store',
    });
    return reply.send(await exportAccount(deps, actor.id));
  });
  mount(app, http, accountApi.removeAccount, async ({ actor, body, reply }) => {
    await removeAccount(deps, actor.id, body.confirm);
    dropCookie(deps.config, reply, SESSION_COOKIE);
    return undefined;
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    mount(
      scope,
      http,
      accountApi.changePicture,
      async ({ actor, body }) => {
        if (!Buffer.isBuffer(body)) throw new Fault('bad-input', '그림이 비어 있어요.');
        return changePicture(deps, actor.id, body);
      },
      { bodyLimit: OURS.pictureBytes },
    );
  });
}
