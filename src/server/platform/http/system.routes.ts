import type { FastifyInstance } from 'fastify';
import { systemApi, type Settings } from '#contract/account/system.api.ts';
import { api } from '#contract/api/index.ts';
import { Fault } from '#contract/base/fault.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/db.ts';
import { API_PAGE_HEADERS, writeApiPage, type ApiDocument } from './api-page.ts';
import { mount, type MountDeps } from './mount.ts';
import { toOpenApi } from './open-api.ts';

type Ability = 'ai' | 'webSearch' | 'searchByMeaning';

interface SystemDeps {
  config: Config;
  database: Database;
  version: string;
  isStopping: () => boolean;
  /** What answers and searches now. */
  abilities: () => Pick<Settings, Ability>;
}

/** What supervisors, the sign-in screen and writers of programs ask. */
export function mountSystem(app: FastifyInstance, http: MountDeps, deps: SystemDeps): void {
  const { config, database, version } = deps;
  mount(app, http, systemApi.health, async () => {
    if (deps.isStopping()) throw new Fault('busy', 'The server is stopping.');
    await database.query('select 1');
    return { status: 'ready' as const, database: database.kind, version };
  });
  mount(app, http, systemApi.settings, async () => ({ ...toSettings(config), ...deps.abilities() }));
  // Few ever ask, and writing it is a sizeable part of a start.
  const document = once(() => toOpenApi(api, { version, publicUrl: config.publicUrl }));
  app.get('/api/openapi.json', { config: { policy: { open: 'a description of the calls, without data' } } }, document);
  const page = once(() => writeApiPage(document() as unknown as ApiDocument));
  app.get('/api/docs', { config: { policy: { open: 'the same description for people' } } }, (_request, reply) =>
    reply.headers(API_PAGE_HEADERS).send(page()),
  );
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

const toSettings = (config: Config): Omit<Settings, Ability> => ({
  login: config.login ? { provider: 'oidc', label: config.login.label } : { provider: 'built-in', label: 'Maru' },
  access: config.access.mode,
  signupUrl: config.access.signupUrl,
  contactUrl: config.access.contactUrl,
  mail: config.mail !== null,
});
