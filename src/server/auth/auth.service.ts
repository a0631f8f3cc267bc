import type { LoginProblem } from '#contract/account/account.schema.ts';
import { safeReturnTo } from './return-to.ts';
import { Fault } from '#contract/base/fault.ts';
import { no, yes, type Verdict } from '#contract/base/verdict.ts';
import { findPerson, openSession, readSessionSince, rememberPerson, type Identity } from '../people/people.service.ts';
import type { Log } from '../platform/log.ts';
import { mayPersonEnter, type EntryDeps } from './actor.ts';
import { LOGIN_SEC, type LoginState } from './login-cookies.ts';
import type { Departure, IdentityProvider } from './oidc.ts';

export interface SignInDeps extends EntryDeps {
  log: Log;
  provider: IdentityProvider;
  /** Signs the login cookies. */
  loginKey: string;
}

/** Begins a sign-in: where to send the browser, and what it must bring back. Throws Fault 'login-unavailable'. */
export async function beginSignIn(
  deps: SignInDeps,
  mode: LoginState['mode'],
  returnTo: string | undefined,
): Promise<{ url: string; login: LoginState }> {
  const { url, departure } = await deps.provider.leave();
  const endsAtMs = deps.clock.now() + LOGIN_SEC * 1000;
  return { url, login: { ...departure, mode, returnTo: safeReturnTo(returnTo), endsAtMs } };
}

export interface Entry {
  token: string;
  maxAgeSec: number;
}

/** The browser that comes back. */
interface Comer {
  /** Where the provider sent it. */
  to: URL;
  userAgent: string | null;
  /** The token of the session that it has already. */
  token: string | null;
  isAtThisMachine: boolean;
}

/**
 * Ends a sign-in: checks the provider's answer, decides whether the person may enter, and opens a session; or goes on with
 * the one that another tab has opened for the same person meanwhile, whose calls would be refused otherwise.
 */
export async function finishSignIn(
  deps: SignInDeps,
  login: LoginState,
  { to, userAgent, token, isAtThisMachine }: Comer,
): Promise<Verdict<Entry, LoginProblem>> {
  if (to.searchParams.get('error') === 'access_denied') return no('cancelled');
  const identity = await identify(deps, to, login);
  if (!identity.ok) return identity;
  const { issuer, subject } = identity.value;
  const known = await findPerson(deps, issuer, subject);
  if (known?.isSuspended) return no('suspended');
  const { email, emailVerified } = identity.value;
  const newcomer = { id: known?.id ?? null, email, emailVerified, isSystemAdmin: known?.isSystemAdmin ?? false };
  if (!(await mayPersonEnter(deps, newcomer))) return no('members-only');
  const person = await rememberPerson(deps, identity.value, isAtThisMachine);
  const begunAtMs = login.endsAtMs - LOGIN_SEC * 1000;
  const meanwhile = token && (await readSessionSince(deps, token, person.id, begunAtMs));
  return yes(meanwhile || (await openSession(deps, person.id, userAgent)));
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
