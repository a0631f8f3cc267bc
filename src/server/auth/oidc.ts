import * as oidc from 'openid-client';
import { Fault } from '#contract/base/fault.ts';
import type { Identity } from '../people/people.service.ts';

/** The provider that signs people in, as this instance is known to it. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  /** Where the provider sends the browser back to. */
  callbackUrl: string;
  /** How to reach the provider from here; the platform's fetch unless it lives in this process. */
  fetch?: typeof fetch;
  /** Plain http is believed only of a provider on this machine. */
  isLocal: boolean;
}

/** What must be remembered in the browser between leaving for the provider and coming back. */
export interface Departure {
  verifier: string;
  state: string;
  nonce: string;
}

export interface IdentityProvider {
  /** Where to send the browser. Throws Fault 'login-unavailable' while the provider does not answer. */
  leave: () => Promise<{ url: string; departure: Departure }>;
  /** Checks what came back and says who it is. Throws Fault 'login-unavailable', or an error of openid-client for a refusal. */
  comeBack: (url: URL, departure: Departure) => Promise<Identity>;
}

const SCOPE = 'openid email profile';

/** Discovery waits for the first sign-in and is tried again after a failure: a provider that is down stops nothing else. */
export function createIdentityProvider(settings: ProviderSettings): IdentityProvider {
  let found: Promise<oidc.Configuration> | null = null;
  const configuration = () => {
    found ??= discover(settings).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
  return {
    async leave() {
      const config = await configuration();
      const departure = {
        verifier: oidc.randomPKCECodeVerifier(),
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: settings.callbackUrl,
        scope: SCOPE,
        state: departure.state,
        nonce: departure.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(departure.verifier),
        code_challenge_method: 'S256',
        // Asks who it is each time: after a logout the next person at this browser may be another one.
        prompt: isGoogle(settings) ? 'select_account' : 'login',
      });
      return { url: url.href, departure };
    },
    async comeBack(url, departure) {
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, url, {
        pkceCodeVerifier: departure.verifier,
        expectedState: departure.state,
        expectedNonce: departure.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no id token');
      const isComplete = claims.email !== undefined && claims.name !== undefined;
      const hasMore = config.serverMetadata().userinfo_endpoint !== undefined;
      const more = isComplete || !hasMore ? {} : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
      return toIdentity({ ...more, ...claims, ...emailOf(claims, more) });
    },
  };
}

const isGoogle = (settings: ProviderSettings) => settings.issuer === 'https://accounts.google.com';

async function discover(settings: ProviderSettings): Promise<oidc.Configuration> {
  const checks = [oidc.enableNonRepudiationChecks];
  const execute = settings.isLocal ? [...checks, oidc.allowInsecureRequests] : checks;
  try {
    return await oidc.discovery(
      new URL(settings.issuer),
      settings.clientId,
      settings.clientSecret === null ? {} : { client_secret: settings.clientSecret },
      authenticate(settings.clientSecret),
      { execute, timeout: 10, ...(settings.fetch ? { [oidc.customFetch]: settings.fetch as oidc.CustomFetch } : {}) },
    );
  } catch (error) {
    throw new Fault('login-unavailable', 'The identity provider does not answer. Please try again in a while.', {
      cause: error,
    });
  }
}

/** By a posted secret where the provider takes it, else by basic authentication, which each provider must offer. */
function authenticate(secret: string | null): oidc.ClientAuth {
  if (secret === null) return oidc.None();
  const [post, basic] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)];
  return (server, client, body, headers) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
    return (takesPost ? post : basic)(server, client, body, headers);
  };
}

type Claims = Readonly<Record<string, unknown>>;

/** An address with the word of the same answer about it: the id token's where that has both, else those of the profile. */
function emailOf(claims: Claims, profile: Claims): { email: unknown; email_verified: unknown } {
  const isWhole = claims.email !== undefined && claims.email_verified !== undefined;
  const { email, email_verified } = isWhole || profile.email === undefined ? claims : profile;
  return { email, email_verified };
}

function toIdentity(claims: Record<string, unknown> & { iss?: unknown; sub: string }): Identity {
  const name = readText(claims.name);
  const [firstName, lastName] = [readText(claims.given_name), readText(claims.family_name)];
  const picture = readText(claims.picture);
  return {
    issuer: String(claims.iss),
    subject: claims.sub,
    email: readText(claims.email),
    emailVerified: claims.email_verified === true,
    firstName: firstName ?? (lastName ? null : name),
    lastName,
    pictureUrl: picture?.startsWith('https://') ? picture : null,
  };
}

/** A claim as it can be stored: one line of at most 300 characters, or null. */
function readText(claim: unknown): string | null {
  if (typeof claim !== 'string') return null;
  const line = claim
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, 300).join('') || null;
}
