import { createHash, createHmac, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the next id token says and how it is signed; each test bends one thing. */
export interface Lies {
  /** Added to the true claims; undefined takes one away. */
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  /** 'other': with a key that is not published; 'none': not at all; 'secret': with the client's secret. */
  signedWith?: 'own' | 'other' | 'none' | 'secret';
  userinfo?: Record<string, unknown>;
  /** Added to what the browser brings back. */
  callback?: Record<string, string>;
  /** The code belongs to a sign-in that another browser has begun, or to one that named no challenge. */
  code?: 'of another' | 'without a challenge';
}

const CLIENT_SECRET = 'a-secret-of-the-tests';
const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An identity provider that signs in whoever comes, and lies as it is told. It offers basic client authentication only. */
export async function openForeignProvider() {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, { nonce: string; challenge: string | null }>();
  const now = () => Math.floor(Date.now() / 1000);
  const state = {
    lies: {} as Lies,
    person: { sub: 'person-1', email: 'kim@elsewhere.kr' } as Record<string, unknown>,
    issuer: '',
  };

  const idToken = (nonce: string) => {
    const { claims, header, signedWith = 'own' } = state.lies;
    const truth = { iss: state.issuer, aud: 'maru', iat: now(), exp: now() + 300, nonce, sub: state.person.sub };
    const body = `${segment({ alg: 'RS256', kid: 'k1', typ: 'JWT', ...header })}.${segment({ ...truth, ...claims })}`;
    if (signedWith === 'none') return `${body}.`;
    if (signedWith === 'secret')
      return `${body}.${createHmac('sha256', CLIENT_SECRET).update(body).digest('base64url')}`;
    const key = signedWith === 'other' ? other.privateKey : own.privateKey;
    return `${body}.${createSign('RSA-SHA256').update(body).sign(key).toString('base64url')}`;
  };
  const routes: Record<string, (request: IncomingMessage, url: URL) => Promise<unknown>> = {
    '/.well-known/openid-configuration': async () => ({
      issuer: state.issuer,
      authorization_endpoint: `${state.issuer}/auth`,
      token_endpoint: `${state.issuer}/token`,
      userinfo_endpoint: `${state.issuer}/me`,
      jwks_uri: `${state.issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': async () => ({
      keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' }],
    }),
    '/token': async (request) => {
      const [, basic = ''] = (request.headers.authorization ?? '').split(' ');
      const said = Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent);
      if (said.join() !== `maru,${CLIENT_SECRET}`) return null;
      const form = new URLSearchParams(await readBody(request));
      const code = form.get('code') ?? '';
      const begun = codes.get(code);
      codes.delete(code);
      // It gives nothing for a code without the proof that who began the sign-in ends it (PKCE).
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (begun?.challenge !== proof) return null;
      return begun
        ? { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token: idToken(begun.nonce) }
        : null;
    },
    '/me': async () => ({ ...state.person, ...state.lies.userinfo }),
  };
  const server = createServer((request, response) => void handle(request, response));
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', state.issuer);
    if (url.pathname === '/auth') {
      const code = randomUUID();
      const { callback, code: whose } = state.lies;
      const isS256 = url.searchParams.get('code_challenge_method') === 'S256';
      const own = isS256 ? url.searchParams.get('code_challenge') : null;
      const challenge = whose === 'of another' ? randomUUID() : whose === undefined ? own : null;
      codes.set(code, { nonce: url.searchParams.get('nonce') ?? '', challenge });
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code, state: url.searchParams.get('state') ?? '', ...callback }).toString();
      return response.writeHead(302, { location: back.href }).end();
    }
    const answer = (await routes[url.pathname]?.(request, url)) ?? null;
    response
      .writeHead(answer ? 200 : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? { error: 'invalid_client' }));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    env: {
      OIDC_ISSUER: state.issuer,
      OIDC_CLIENT_ID: 'maru',
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_LABEL: 'Elsewhere',
    },
    close: () => new Promise<unknown>((resolve) => server.close(resolve)),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
