import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { rememberPerson, openSession, type Person } from '../people/people.service.ts';
import { SESSION_COOKIE } from '../auth/session-cookie.ts';
import type { PlatformDeps } from '../platform/deps.ts';

interface Surroundings {
  app: FastifyInstance;
  deps: PlatformDeps;
}

type Headers = Record<string, string>;
export type Answer = LightMyRequestResponse;

/** Calls the product as one person's browser does: with the session's cookie and from our own origin. */
export interface TestClient {
  /** Null for a visitor. */
  cookie: string | null;
  get: (url: string, headers?: Headers) => Promise<Answer>;
  post: (url: string, body?: unknown, headers?: Headers) => Promise<Answer>;
  put: (url: string, body?: unknown, headers?: Headers) => Promise<Answer>;
  remove: (url: string, body?: unknown, headers?: Headers) => Promise<Answer>;
  /** Anything else, with cookie and origin added where absent. */
  send: (options: InjectOptions) => Promise<Answer>;
}
export interface SignedInClient extends TestClient {
  cookie: string;
  person: Person;
}

export function makeClient({ app, deps }: Surroundings, cookie: string | null): TestClient {
  const own: Headers = {
    origin: deps.config.publicUrl,
    'sec-fetch-site': 'same-origin',
    ...(cookie ? { cookie } : {}),
  };
  const send = (options: InjectOptions) => app.inject({ ...options, headers: { ...own, ...options.headers } });
  const withBody = (method: 'POST' | 'PUT' | 'DELETE') => (url: string, body?: unknown, headers?: Headers) =>
    send({ method, url, headers, ...(body === undefined ? {} : { payload: body as object }) });
  return {
    cookie,
    send,
    get: (url, headers) => send({ method: 'GET', url, headers }),
    post: withBody('POST'),
    put: withBody('PUT'),
    remove: withBody('DELETE'),
  };
}

/** A client with a session of its own for the person of this name. */
export async function signIn(surroundings: Surroundings, name: string): Promise<SignedInClient> {
  const { deps } = surroundings;
  const person = await rememberPerson(
    deps,
    {
      issuer: 'https://people.test',
      subject: name,
      email: `${name.toLowerCase()}@people.test`,
      emailVerified: true,
      firstName: name,
      lastName: null,
      pictureUrl: null,
    },
    true,
  );
  const { token } = await openSession(deps, person.id);
  const prefix = deps.config.publicUrl.startsWith('https:') ? '__Host-' : '';
  const cookie = `${prefix}${SESSION_COOKIE}=${token}`;
  return { ...makeClient(surroundings, cookie), cookie, person };
}
