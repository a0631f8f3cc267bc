import type { FastifyRequest } from 'fastify';
import { Fault } from '#contract/base/fault.ts';
import type { Actor } from '#contract/access/can.ts';
import { ACCOUNT_HEADER } from '#contract/base/account-header.ts';
import { mayEnter } from './may-enter.ts';
import type { Config } from '../platform/config.ts';
import type { AccessPort } from '../platform/http/mount.ts';
import { readSession, type PeopleDeps, type Person } from '../people/people.service.ts';
import { readCookie, SESSION_COOKIE } from './session-cookie.ts';

/** Says who has paid. Asked only where the allow-list says no; userId is null for somebody who never signed in before. */
export interface Subscriptions {
  isActive: (person: { userId: string | null; email: string | null }) => Promise<boolean>;
}

/** An instance without billing: nobody has a subscription. */
export const noSubscriptions: Subscriptions = { isActive: async () => false };

export interface EntryDeps extends PeopleDeps {
  config: Pick<Config, 'publicUrl' | 'access'>;
  subscriptions?: Subscriptions;
}

type Newcomer = Pick<Person, 'email' | 'emailVerified' | 'isSystemAdmin'> & { id: string | null };

/** Whether the person may work here now. Membership is asked anew each time: it can be withdrawn. */
export async function mayPersonEnter(deps: EntryDeps, person: Newcomer): Promise<boolean> {
  const rule = deps.config.access;
  if (mayEnter(rule, { ...person, hasSubscription: false })) return true;
  const subscriptions = deps.subscriptions ?? noSubscriptions;
  const hasSubscription = await subscriptions.isActive({ userId: person.id, email: person.email });
  return mayEnter(rule, { ...person, hasSubscription });
}

/**
 * Who sends a request now, by its session cookie; null for visitors and suspended users. Somebody whose membership has ended
 * meets Fault 'members-only', except on open routes, where he is a visitor. A page of somebody who was signed in before
 * meets Fault 'other-account'. Asks the database at each call.
 */
export function createActorNow(deps: EntryDeps): AccessPort['actorOf'] {
  return async (request) => {
    const token = readCookie(deps.config, request, SESSION_COOKIE);
    const person = token ? await readSession(deps, token) : null;
    if (!person) return null;
    const policy = request.routeOptions.config.policy;
    const isOpen = policy !== undefined && 'open' in policy;
    const sender = request.headers[ACCOUNT_HEADER];
    if (sender && sender !== person.id && !isOpen) throw new Fault('other-account');
    if (await mayPersonEnter(deps, person)) return { id: person.id, isSystemAdmin: person.isSystemAdmin };
    if (isOpen) return null;
    throw new Fault('members-only', '멤버십 고객만 들어올 수 있어요. 멤버십이 있는 계정으로 다시 로그인해 주세요.');
  };
}

/** As `createActorNow`, looked up once a request. */
export function createActorOf(deps: EntryDeps): AccessPort['actorOf'] {
  const actorNow = createActorNow(deps);
  const known = new WeakMap<FastifyRequest, Promise<Actor | null>>();
  return (request) => {
    const actor = known.get(request) ?? actorNow(request);
    known.set(request, actor);
    return actor;
  };
}
