import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountApi } from '#contract/account/account.api.ts';
import type { LoginProblem } from '#contract/account/account.schema.ts';
import { Fault } from '#contract/base/fault.ts';
import type { Verdict } from '#contract/base/verdict.ts';
import { endSession, readPerson } from '../people/people.service.ts';
import { findHomeAddress } from '../platform/http/home-address.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { readSecret } from '../platform/secrets.ts';
import { isFromThisMachine } from './built-in/this-machine.ts';
import { beginSignIn, finishSignIn, type Entry, type SignInDeps } from './auth.service.ts';
import { takeLogin, writeLogin, type LoginState } from './login-cookies.ts';
import { writeLogoutPage, writePopupPage } from './pages/notices.ts';
import { KEEPS_OPENER, type Page } from './pages/page.ts';
import { readLanguage } from '../platform/http/read-language.ts';
import { connectProvider, type AuthDeps } from './provider-choice.ts';
import { dropCookie, readCookie, SESSION_COOKIE, writeCookie } from './session-cookie.ts';

/** Mounts signing in and out, and the built-in provider where none is configured. Throws StartRefusal where that may not serve. */
export async function mountAuth(app: FastifyInstance, http: MountDeps, auth: AuthDeps): Promise<void> {
  const loginKey = await readSecret(auth.database.db, 'login-cookie-key', () => randomBytes(32).toString('base64url'));
  const deps: SignInDeps & AuthDeps = { ...auth, loginKey, provider: await connectProvider(app, auth) };
  mountUser(app, http, deps);
  mountSignIn(app, http, deps);
  await mountSignOut(app, http, deps);
}

function mountUser(app: FastifyInstance, http: MountDeps, deps: AuthDeps): void {
  mount(app, http, accountApi.readUser, async ({ actor, reply }) => {
    void reply.header('cache-control', 'no-store');
    const person = await readPerson(deps, actor.id);
    if (!person) throw new Fault('not-signed-in');
    const { id, firstName, lastName, email, profileImageUrl, isSystemAdmin } = person;
    return { id, firstName, lastName, email, profileImageUrl, isSystemAdmin };
  });
}

function mountSignIn(app: FastifyInstance, http: MountDeps, deps: SignInDeps & AuthDeps): void {
  const begin = async (request: FastifyRequest, reply: FastifyReply, mode: LoginState['mode'], returnTo?: string) => {
    const elsewhere = findHomeAddress(deps.config.publicUrl, request);
    if (elsewhere) return reply.redirect(elsewhere, 302);
    try {
      const { url, login } = await beginSignIn(deps, mode, returnTo);
      writeLogin(deps, { request, reply }, login);
      return reply.headers({ ...KEEPS_OPENER, 'cache-control': 'no-store' }).redirect(url, 302);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      deps.log.warn({ err: error.cause }, 'the identity provider does not answer');
      const result = { ok: false, reason: 'login-unavailable' } as const;
      return conclude(deps, { request, reply }, { mode, result, returnTo: '/' });
    }
  };
  mount(app, http, accountApi.login, ({ request, reply, query }) => begin(request, reply, 'page', query.returnTo));
  mount(app, http, accountApi.popup, ({ request, reply }) => begin(request, reply, 'popup'));
  mount(app, http, accountApi.callback, async ({ request, reply }) => {
    const to = new URL(request.url, deps.config.publicUrl);
    const login = takeLogin(deps, { request, reply }, to.searchParams.get('state'));
    if (!login.ok) return conclude(deps, { request, reply }, { mode: 'page', result: login, returnTo: '/' });
    const { mode, returnTo } = login.value;
    const token = readCookie(deps.config, request, SESSION_COOKIE);
    const userAgent = request.headers['user-agent'] ?? null;
    const isAtThisMachine = isFromThisMachine(request.raw);
    const result = await finishSignIn(deps, login.value, { to, userAgent, token, isAtThisMachine });
    return conclude(deps, { request, reply }, { mode, result, returnTo });
  });
}

interface Ended {
  mode: LoginState['mode'];
  result: Verdict<Entry, LoginProblem>;
  returnTo: string;
}

/** Says how a sign-in ended: the popup to the window that opened it, the full page by where it leads. */
async function conclude(
  deps: AuthDeps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { mode, result, returnTo }: Ended,
): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store');
  if (result.ok) {
    const former = readCookie(deps.config, request, SESSION_COOKIE);
    const { token: value, maxAgeSec } = result.value;
    if (former && former !== value) await endSession(deps, former);
    writeCookie(deps.config, reply, { name: SESSION_COOKIE, value, maxAgeSec });
  }
  if (mode === 'page') return reply.redirect(result.ok ? returnTo : `/access?error=${result.reason}`, 303);
  const message = result.ok
    ? ({ type: 'AUTH_SUCCESS' } as const)
    : ({ type: 'AUTH_ERROR', reason: result.reason } as const);
  return send(reply, writePopupPage(readLanguage(request.headers['accept-language']), deps.config.publicUrl, message));
}

async function mountSignOut(app: FastifyInstance, http: MountDeps, deps: AuthDeps): Promise<void> {
  const leave = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = readCookie(deps.config, request, SESSION_COOKIE);
    if (token) await endSession(deps, token);
    dropCookie(deps.config, reply, SESSION_COOKIE);
    // Only "cache": private pictures go. "storage" would also delete the theme and edits that were never sent.
    return reply.header('clear-site-data', '"cache"').header('cache-control', 'no-store').redirect('/', 303);
  };
  mount(app, http, accountApi.logout, async ({ request, reply }) => {
    const site = request.headers['sec-fetch-site'];
    if (site === 'same-origin' || site === 'none') return leave(request, reply);
    return send(reply, writeLogoutPage(readLanguage(request.headers['accept-language'])));
  });
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1_024 }, (_request, payload, done) => {
      payload.resume().on('end', () => done(null, null));
    });
    mount(scope, http, accountApi.confirmLogout, ({ request, reply }) => leave(request, reply));
  });
}

const send = (reply: FastifyReply, page: Page) => reply.headers(page.headers).send(page.html);
