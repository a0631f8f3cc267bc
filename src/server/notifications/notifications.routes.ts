import type { FastifyInstance, FastifyReply } from 'fastify';
import { noticeSettingsApi } from '#contract/notifications/notice-settings.api.ts';
import { notificationsApi } from '#contract/notifications/notifications.api.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { readLanguage } from '../platform/http/read-language.ts';
import { defineNoticeMails, type NoticeMailDeps } from './notice-mails.ts';
import { readBoardWatch, readNoticeSettings, writeBoardWatch, writeNoticeSettings } from './notice-settings.service.ts';
import { readSettings } from './notice-settings.store.ts';
import { listNotifications, markRead } from './notifications.service.ts';
import { askPage, donePage } from './unsubscribe-page.ts';
import { readUnsubscribing, unsubscribe } from './unsubscribe.ts';

export async function mountNotifications(app: FastifyInstance, http: MountDeps, deps: NoticeMailDeps): Promise<void> {
  defineNoticeMails(deps);
  const { db } = deps.database;
  mount(app, http, notificationsApi.list, ({ actor, query }) => listNotifications(deps, actor.id, query));
  mount(app, http, notificationsApi.markRead, ({ actor, body }) => markRead(deps, actor.id, body?.ids));
  mount(app, http, noticeSettingsApi.readSettings, ({ actor }) => readNoticeSettings(deps, actor.id));
  mount(app, http, noticeSettingsApi.writeSettings, ({ actor, body }) => writeNoticeSettings(deps, actor.id, body));
  mount(app, http, noticeSettingsApi.readWatch, ({ actor, board }) => readBoardWatch(db, board.boardId, actor.id));
  mount(app, http, noticeSettingsApi.writeWatch, ({ actor, board, body }) =>
    writeBoardWatch(deps, board.boardId, actor.id, body),
  );
  mount(app, http, noticeSettingsApi.askUnsubscribe, async ({ params, request, reply }) => {
    const { userId, scope } = await readUnsubscribing(db, params['token'] ?? '');
    const { language } = await readSettings(db, userId);
    return send(reply, askPage(language ?? readLanguage(request.headers['accept-language']), scope));
  });
  await app.register(async (scope) => {
    // Programs for mails send a form; nothing in it is asked for.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: 10_000 }, (_request, payload, done) => {
      payload.resume().on('end', () => done(null, null));
    });
    mount(scope, http, noticeSettingsApi.unsubscribe, async ({ params, request, reply }) => {
      await unsubscribe(deps, params['token'] ?? '');
      return send(reply, donePage(readLanguage(request.headers['accept-language'])));
    });
  });
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const send = (reply: FastifyReply, page: string) =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(page);
