import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { LoginProblem } from '#contract/account/account.schema.ts';
import { no, yes, type Verdict } from '#contract/base/verdict.ts';
import type { Clock } from '../platform/clock.ts';
import { readSignedText, signText } from '../platform/signed-text.ts';
import { dropCookie, LOGIN_COOKIE, readCookies, writeCookie } from './session-cookie.ts';

/** A sign-in may take ten minutes, from the button to the way back. */
export const LOGIN_SEC = 600;
/** A browser may have this many sign-ins on their way, in tabs and popups; one more ends the oldest. */
const MOST_LOGINS = 8;

const loginState = z.object({
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  mode: z.enum(['page', 'popup']),
  returnTo: z.string(),
  endsAtMs: z.number(),
});
/** A sign-in on its way. */
export type LoginState = z.output<typeof loginState>;

interface Deps {
  config: { publicUrl: string };
  clock: Clock;
  /** Signs the login cookies. */
  loginKey: string;
}

interface Exchange {
  request: Pick<FastifyRequest, 'headers'>;
  reply: FastifyReply;
}

/** Each sign-in has a cookie of its own, so that two that begin at once do not overwrite each other. */
const nameOf = (state: string) => `${LOGIN_COOKIE}-${state.slice(0, 16)}`;

/** Gives the browser what it must bring back. */
export function writeLogin(deps: Deps, { request, reply }: Exchange, login: LoginState): void {
  const { all, underWay } = readLogins(deps, request);
  const staying = new Set(underWay.slice(0, MOST_LOGINS - 1).map(({ state }) => nameOf(state)));
  for (const name of all) if (!staying.has(name)) dropCookie(deps.config, reply, name);
  const value = signText(deps.loginKey, JSON.stringify(login));
  writeCookie(deps.config, reply, { name: nameOf(login.state), value, maxAgeSec: LOGIN_SEC });
}

/**
 * The sign-in that this state belongs to, which is over by that; the newest where the provider sends none, as some do with
 * an error. 'expired' where the browser has none under way, 'failed' where it has others.
 */
export function takeLogin(
  deps: Deps,
  { request, reply }: Exchange,
  state: string | null,
): Verdict<LoginState, LoginProblem> {
  const { underWay } = readLogins(deps, request);
  const login = state === null ? underWay[0] : underWay.find((one) => one.state === state);
  if (!login) return no(underWay.length === 0 ? 'expired' : 'failed');
  dropCookie(deps.config, reply, nameOf(login.state));
  return yes(login);
}

/** The login cookies of this browser, and what those of them say that are ours and younger than ten minutes, newest first. */
function readLogins(deps: Deps, request: Exchange['request']): { all: string[]; underWay: LoginState[] } {
  const cookies = readCookies(deps.config, request, LOGIN_COOKIE);
  const underWay = cookies.flatMap(([name, value]) => {
    const text = readSignedText(deps.loginKey, value);
    const login = text === null ? null : loginState.parse(JSON.parse(text));
    return login && login.endsAtMs > deps.clock.now() && nameOf(login.state) === name ? [login] : [];
  });
  return { all: cookies.map(([name]) => name), underWay: underWay.toSorted((a, b) => b.endsAtMs - a.endsAtMs) };
}
