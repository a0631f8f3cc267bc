import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Context, Provider } from 'oidc-provider';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/db.ts';
import type { Log } from '../../platform/log.ts';
import { readSecret } from '../../platform/secrets.ts';
import { writeExpiredPage } from '../pages/notices.ts';
import { readLanguage } from '../../platform/http/read-language.ts';
import type { Claims } from './accounts.ts';
import { createMemoryAdapter } from './memory-adapter.ts';

export const BUILT_IN = { path: '/idp', clientId: 'maru' } as const;
const SIGN_IN_SEC = 600;

export interface BuiltIn {
  provider: Provider;
  clientSecret: string;
  /** Lets the provider know the person who has just filled in its form. */
  remember: (claims: Claims) => Promise<void>;
}

interface BuiltInDeps {
  database: Pick<Database, 'db'>;
  clock: Clock;
  log: Log;
}

/**
 * An OpenID Connect provider of our own for an instance without a configured one: real protocol, own page, no passwords. Its
 * keys are kept in the database; what is on its way is kept in memory for ten minutes.
 */
export async function createBuiltIn(deps: BuiltInDeps, publicUrl: string, callbackUrl: string): Promise<BuiltIn> {
  const { db } = deps.database;
  const random = () => randomBytes(32).toString('base64url');
  const key = JSON.parse(await readSecret(db, 'built-in-signing-key', makeSigningKey)) as Record<string, string>;
  const cookieKey = await readSecret(db, 'built-in-cookie-key', random);
  const clientSecret = await readSecret(db, 'built-in-client-secret', random);

  const adapter = createMemoryAdapter(deps.clock);
  const accounts = adapter('Account');
  const { Provider } = await import('oidc-provider');
  const provider = new Provider(`${publicUrl}${BUILT_IN.path}`, {
    adapter,
    clients: [toClient(clientSecret, callbackUrl)],
    jwks: { keys: [key] },
    cookies: { keys: [cookieKey], long: { signed: true, sameSite: 'lax' }, short: { signed: true, sameSite: 'lax' } },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    conformIdTokenClaims: false,
    scopes: ['openid'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: SIGN_IN_SEC,
      AuthorizationCode: 60,
      Grant: SIGN_IN_SEC,
      IdToken: SIGN_IN_SEC,
      Interaction: SIGN_IN_SEC,
      Session: SIGN_IN_SEC,
    },
    interactions: { url: (_context: Context, { uid }: { uid: string }) => `${BUILT_IN.path}/sign-in/${uid}` },
    findAccount: async (_context: Context, accountId: string) => {
      const claims = (await accounts.find(accountId)) as Claims | undefined;
      return claims && { accountId, claims: async () => claims };
    },
    loadExistingGrant: consentByItself,
    renderError: showExpired,
  });
  // The routes hand over the public host and scheme, whatever name the browser used.
  provider.proxy = true;
  provider.on('server_error', (_context, error) => deps.log.error({ err: error }, 'the built-in sign-in failed'));
  return { provider, clientSecret, remember: (claims) => accounts.upsert(claims.sub, claims, SIGN_IN_SEC) };
}

/** On the curve P-256: made in a millisecond, where an RSA key would delay the first start. */
function makeSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomBytes(8).toString('hex');
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid });
}

const toClient = (secret: string, callbackUrl: string) => ({
  client_id: BUILT_IN.clientId,
  client_secret: secret,
  client_name: 'Maru',
  redirect_uris: [callbackUrl],
  response_types: ['code'],
  grant_types: ['authorization_code'],
  token_endpoint_auth_method: 'client_secret_post',
  id_token_signed_response_alg: 'ES256',
});

/** The product is the provider's only client and part of it: nobody is asked twice. */
async function consentByItself(context: Context & { oidc: { provider?: Provider } }) {
  const { provider, client, session } = context.oidc;
  if (!provider) throw new Error('the grant belongs to no provider');
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

async function showExpired(context: Context): Promise<void> {
  const page = writeExpiredPage(readLanguage(context.get('accept-language')));
  for (const [name, value] of Object.entries(page.headers)) context.set(name, value);
  context.body = page.html;
}
