import type { FastifyInstance } from 'fastify';
import { notificationsApi } from '#contract/notifications/notifications.api.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { listNotifications, markRead, type NotificationDeps } from './notifications.service.ts';

export function mountNotifications(app: FastifyInstance, http: MountDeps, deps: NotificationDeps): void {
  mount(app, http, notificationsApi.list, ({ actor }) => listNotifications(deps, actor.id));
  mount(app, http, notificationsApi.markRead, ({ actor, body }) => markRead(deps, actor.id, body?.ids));
}
