import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from '#contract/base/is-record.ts';
import { readAccount } from './accounts.ts';
import { BUILT_IN, type BuiltIn } from './provider.ts';
import { isFormFromThisMachine, isFromThisMachine } from './this-machine.ts';
import { KEEPS_OPENER, type Page } from '../pages/page.ts';
import { writeExpiredPage } from '../pages/notices.ts';
import { readLanguage } from '../../platform/http/read-language.ts';
import { writeSignInPage, type TypedForm } from '../pages/sign-in-page.ts';

const policy = { open: 'the built-in identity provider signs people in' } as const;
const FORM_BYTES = 16 * 1024;
const THIS_COMPUTER_ONLY =
  'This sign-in serves this computer only. Behind a proxy, set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET ' +
  '(or Google) and PUBLIC_URL; see README.md.\n';

/** Mounts the built-in provider below /idp: its protocol as it stands, its sign-in page as ours. */
export async function mountBuiltIn(app: FastifyInstance, publicUrl: string, builtIn: BuiltIn): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addHook('onRequest', async (request, reply) => {
      void reply.headers(KEEPS_OPENER);
      if (isFromThisMachine(request.raw)) return;
      // Anybody who reaches it is who he says: neither a proxy's visitors nor a page whose name was made to point here may.
      await refuseOthers(reply);
    });
    await scope.register(async (pages) => mountSignInPage(pages, publicUrl, builtIn));
    await scope.register(async (protocol) => mountProtocol(protocol, publicUrl, builtIn));
  });
}

function mountSignInPage(scope: FastifyInstance, publicUrl: string, { provider, remember }: BuiltIn): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const url = `${BUILT_IN.path}/sign-in/:uid`;
  const isWaiting = async (request: FastifyRequest, reply: FastifyReply) => {
    const interaction = await provider.interactionDetails(request.raw, reply.raw).catch(ignoreUnknown);
    return interaction?.uid === (request.params as { uid: string }).uid && interaction.prompt.name === 'login';
  };
  scope.get(url, { config: { policy } }, async (request, reply) => {
    const language = readLanguage(request.headers['accept-language']);
    if (!(await isWaiting(request, reply))) return send(reply.code(400), writeExpiredPage(language));
    return send(reply, writeSignInPage(language, pathOf(request), { email: '', name: '' }, null));
  });
  scope.post(url, { config: { policy } }, async (request, reply) => {
    if (!isFormFromThisMachine(request.raw)) return refuseOthers(reply);
    const language = readLanguage(request.headers['accept-language']);
    if (!(await isWaiting(request, reply))) return send(reply.code(400), writeExpiredPage(language));
    const typed = readForm(request.body);
    const account = readAccount(typed);
    if (!account.ok) return send(reply.code(422), writeSignInPage(language, pathOf(request), typed, account.reason));
    await remember(account.value);
    const login = { login: { accountId: account.value.sub } };
    toPublic(request, publicUrl);
    const next = await provider.interactionResult(request.raw, reply.raw, login, { mergeWithLastSubmission: false });
    return reply.redirect(next, 303);
  });
}

/** The provider's own calls. It reads its bodies itself, so the raw request and answer are handed over. */
function mountProtocol(scope: FastifyInstance, publicUrl: string, { provider }: BuiltIn): void {
  const answer = provider.callback();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.all(`${BUILT_IN.path}/*`, { config: { policy } }, async (request, reply) => {
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    toPublic(request, publicUrl);
    forgetSession(request);
    const raw = Object.assign(request.raw, { originalUrl: request.raw.url });
    raw.url = raw.url?.slice(BUILT_IN.path.length);
    await answer(raw, reply.raw);
  });
}

/** The provider writes absolute addresses; they carry the one public name, whatever the browser called us. */
function toPublic(request: FastifyRequest, publicUrl: string): void {
  const { host, protocol } = new URL(publicUrl);
  Object.assign(request.raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
}

/** Nobody is remembered: the next person at this browser is asked who it is, and never has to log another one out first. */
function forgetSession({ raw }: FastifyRequest): void {
  const cookies = (raw.headers.cookie ?? '').split(/; */).filter((cookie) => !/^_session(\.|=)/.test(cookie));
  raw.headers.cookie = cookies.join('; ');
}

/** A sign-in that the provider does not know: expired, from before a restart, or of another browser. */
async function ignoreUnknown(error: unknown): Promise<null> {
  const { errors } = await import('oidc-provider');
  if (error instanceof errors.SessionNotFound) return null;
  throw error;
}

const pathOf = (request: FastifyRequest) => `${BUILT_IN.path}/sign-in/${(request.params as { uid: string }).uid}`;

function readForm(body: unknown): TypedForm {
  const { email, name } = isRecord(body) ? body : {};
  return { email: typeof email === 'string' ? email : '', name: typeof name === 'string' ? name : '' };
}

const refuseOthers = (reply: FastifyReply) =>
  reply.code(421).type('text/plain; charset=utf-8').send(THIS_COMPUTER_ONLY);

const send = (reply: FastifyReply, page: Page) => reply.headers(page.headers).send(page.html);
