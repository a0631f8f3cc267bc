import { z } from 'zod';
import type { LoginProblem } from '#contract/account/account.schema.ts';
import { safeReturnTo } from '#contract/account/return-to.ts';
import { Fault } from '#contract/base/fault.ts';
import { no, yes, type Verdict } from '#contract/base/verdict.ts';
import { findPerson, openSession, rememberPerson, type Identity } from '../people/people.service.ts';
import type { Log } from '../platform/log.ts';
import { readSignedText, signText } from '../platform/signed-text.ts';
import { mayPersonEnter, type EntryDeps } from './actor.ts';
import type { Departure, IdentityProvider } from './oidc.ts';

/** A sign-in may take ten minutes, from the button to the way back. */
export const LOGIN_SEC = 600;

export interface SignInDeps extends EntryDeps {
  log: Log;
  provider: IdentityProvider;
  /** Signs the login cookie. */
  loginKey: string;
}

const loginState = z.object({
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  mode: z.enum(['page', 'popup']),
  returnTo: z.string(),
  endsAtMs: z.number(),
});
export type LoginState = z.output<typeof loginState>;

/** Begins a sign-in: where to send the browser, and what it must bring back. Throws Fault 'login-unavailable'. */
export async function beginSignIn(
  deps: SignInDeps,
  mode: LoginState['mode'],
  returnTo: string | undefined,
): Promise<{ url: string; cookie: string }> {
  const { url, departure } = await deps.provider.leave();
  const state: LoginState = {
    ...departure,
    mode,
    returnTo: safeReturnTo(returnTo),
    endsAtMs: deps.clock.now() + LOGIN_SEC * 1000,
  };
  return { url, cookie: signText(deps.loginKey, JSON.stringify(state)) };
}

/** What the login cookie says; null when it is none of ours or older than ten minutes. */
export function readLoginState(deps: SignInDeps, cookie: string | null): LoginState | null {
  const text = cookie && readSignedText(deps.loginKey, cookie);
  if (!text) return null;
  const state = loginState.parse(JSON.parse(text));
  return state.endsAtMs > deps.clock.now() ? state : null;
}

export interface Entry {
  token: string;
  maxAgeSec: number;
}

/** Ends a sign-in: checks the provider's answer, decides whether the person may enter, and opens a session. */
export async function finishSignIn(
  deps: SignInDeps,
  cameBackTo: URL,
  departure: Departure,
  userAgent: string | null,
): Promise<Verdict<Entry, LoginProblem>> {
  if (cameBackTo.searchParams.get('error') === 'access_denied') return no('cancelled');
  const identity = await identify(deps, cameBackTo, departure);
  if (!identity.ok) return identity;
  const { issuer, subject } = identity.value;
  const known = await findPerson(deps, issuer, subject);
  if (known?.isSuspended) return no('suspended');
  const { email, emailVerified } = identity.value;
  const newcomer = { id: known?.id ?? null, email, emailVerified, isSystemAdmin: known?.isSystemAdmin ?? false };
  if (!(await mayPersonEnter(deps, newcomer))) return no('members-only');
  const person = await rememberPerson(deps, identity.value);
  return yes(await openSession(deps, person.id, userAgent));
}

async function identify(
  deps: SignInDeps,
  cameBackTo: URL,
  departure: Departure,
): Promise<Verdict<Identity, LoginProblem>> {
  try {
    return yes(await deps.provider.comeBack(cameBackTo, departure));
  } catch (error) {
    const problem = error instanceof Fault && error.code === 'login-unavailable' ? 'login-unavailable' : 'failed';
    // The cause may quote tokens; its name and code say enough.
    const { name, code } = error as { name?: string; code?: string };
    deps.log.warn({ problem, error: name, code }, 'a sign-in was refused');
    return no(problem);
  }
}
