import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import type { EntryDeps } from './actor.ts';
import { mountBuiltIn } from './built-in/built-in.routes.ts';
import { isLoopback } from '../platform/http/home-address.ts';
import { demandLoopback } from './built-in/loopback.ts';
import { BUILT_IN, createBuiltIn } from './built-in/provider.ts';
import { createIdentityProvider, type IdentityProvider } from './oidc.ts';

export interface AuthDeps extends EntryDeps {
  config: Pick<Config, 'publicUrl' | 'host' | 'isProduction' | 'login' | 'access'>;
  log: Log;
}

/** The configured provider, or else the built-in one, which is then mounted. Throws StartRefusal where that may not serve. */
export async function connectProvider(app: FastifyInstance, deps: AuthDeps): Promise<IdentityProvider> {
  const { login, publicUrl } = deps.config;
  const callbackUrl = `${publicUrl}/api/auth/callback`;
  if (login) {
    const { issuer, clientId, clientSecret } = login;
    return createIdentityProvider({
      issuer,
      clientId,
      clientSecret,
      callbackUrl,
      isLocal: isLoopback(new URL(issuer).hostname),
    });
  }
  demandLoopback(deps.config);
  const builtIn = await createBuiltIn(deps, publicUrl, callbackUrl);
  await mountBuiltIn(app, publicUrl, builtIn);
  return createIdentityProvider({
    issuer: `${publicUrl}${BUILT_IN.path}`,
    clientId: BUILT_IN.clientId,
    clientSecret: builtIn.clientSecret,
    callbackUrl,
    isLocal: true,
    fetch: fetchWithin(app, publicUrl),
  });
}

/** Asks our own provider without the network: it may be published under a name or port that only browsers reach. */
function fetchWithin(app: FastifyInstance, publicUrl: string): typeof fetch {
  return async (address, options = {}) => {
    const url = new URL(String(address));
    const answer = await app.inject({
      method: (options.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: url.pathname + url.search,
      headers: { ...Object.fromEntries(new Headers(options.headers)), host: new URL(publicUrl).host },
      ...(options.body ? { payload: String(options.body) } : {}),
    });
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]);
    return new Response(answer.rawPayload, { status: answer.statusCode, headers });
  };
}
