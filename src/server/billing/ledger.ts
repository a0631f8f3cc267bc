import { Fault } from '#contract/base/fault.ts';
import {
  creditsFor,
  levelsReached,
  remainingCredits,
  startOfMonth,
  type CreditScope,
} from '#contract/billing/credits.ts';
import { OURS } from '#contract/limits.ts';
import { notify } from '../notifications/notifications.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Db } from '../platform/db/db.ts';
import * as store from './ledger.store.ts';
import type { CreditWarning, Quota, Spending } from './quota.ts';
import { createUsualCap } from './usual-cap.ts';

/** What may be used in a month; null for as much as wanted. `perMonth` limits only where `isCapped`. */
export interface CreditRules {
  perMonth: number;
  perOrg: number | null;
  perUser: number | null;
  isCapped: boolean;
  /** What one person may use where nobody has named any of these; null for as much as wanted. */
  usualPerUser: number | null;
}

interface LedgerDeps {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'credits'>;
  creditLimits?: () => CreditRules;
}

/** Of a month's credits; `isLimited` is false where nobody is refused anything without them. */
export interface Left {
  perMonth: number;
  remaining: number;
  isLimited: boolean;
}

interface Limited {
  scope: CreditScope;
  id: string;
  limit: number;
}
/** A link is limited over its whole life, everybody else month by month. */
type Demanded = Limited | (Omit<Limited, 'scope'> & { scope: 'link' });
const ALWAYS = new Date(0);

/** Longer than any work that is paid goes on. */
const HELD_MS = OURS.recognitionTimeLimitMs + 60_000;

/** The ledger of what the models used, with the limits that hold for it. */
export function createLedger(deps: LedgerDeps): Pick<
  Quota,
  'hasCredits' | 'reserve' | 'extend' | 'release' | 'charge'
> & {
  left: (party: store.Party) => Promise<Left>;
} {
  const { database, clock, config } = deps;
  const rules = (): CreditRules => deps.creditLimits?.() ?? config.credits;
  const usualCap = createUsualCap(deps);
  const heedUsual = (userId: string | null) => {
    const { usualPerUser } = rules();
    if (usualPerUser !== null && userId !== null) usualCap.demand(userId, usualPerUser);
  };
  const isLimited = (): boolean => {
    const { perOrg, perUser, isCapped } = rules();
    return isCapped || perOrg !== null || perUser !== null;
  };
  const partyOf = async ({
    boardId,
    userId,
    link,
  }: Pick<Spending, 'boardId' | 'userId' | 'link'>): Promise<store.Party | null> => {
    const found = boardId === null ? null : await store.findParty(database, boardId);
    const accountId = found?.accountId ?? userId;
    return accountId === null
      ? null
      : { accountId, orgId: found?.orgId ?? null, askerId: userId, linkId: link?.id ?? null };
  };
  const limitsOf = ({ accountId, orgId, askerId }: store.Party): Limited[] => {
    const { perMonth, perOrg, perUser, isCapped } = rules();
    return [
      ...(isCapped ? [{ scope: 'account' as const, id: accountId, limit: perMonth }] : []),
      ...(perOrg !== null && orgId !== null ? [{ scope: 'org' as const, id: orgId, limit: perOrg }] : []),
      ...(perUser !== null && askerId !== null ? [{ scope: 'user' as const, id: askerId, limit: perUser }] : []),
    ];
  };
  const demand = async (limits: readonly Demanded[], tx?: Db, besides: string | null = null) => {
    const times = { since: startOfMonth(clock.now()), now: new Date(clock.now()), besides };
    for (const { scope, id, limit } of limits)
      if (
        (await store.sumUsed(database, scope, id, { ...times, ...(scope === 'link' && { since: ALWAYS }) }, tx)) >=
        limit
      )
        throw new Fault('no-credits');
  };
  const entryOf = (party: store.Party, { runId, tokens, purpose = 'answer' }: Spending) => ({
    ...party,
    id: runId,
    purpose,
    tokens,
    credits: creditsFor(tokens, purpose),
    at: new Date(clock.now()),
  });

  const hold = async (spending: Spending, besides: string | null) => {
    const cap = spending.link?.cap ?? null;
    if (!isLimited() && cap === null) return heedUsual(spending.userId);
    const party = await partyOf(spending);
    const limits: Demanded[] = party ? limitsOf(party) : [];
    if (spending.link && cap !== null) limits.push({ scope: 'link', id: spending.link.id, limit: cap });
    if (!party || limits.length === 0) return;
    const heldUntil = new Date(clock.now() + HELD_MS);
    await database.tx(async (tx) => {
      const ids = limits.map(({ id }) => id);
      await store.holdParties(database, ids, tx);
      await demand(limits, tx, besides);
      await store.writeEntry(database, { ...entryOf(party, spending), heldUntil }, tx);
    });
  };

  return {
    async hasCredits(asked) {
      try {
        if (!isLimited()) {
          heedUsual(asked.userId);
          return true;
        }
        const party = await partyOf(asked);
        if (party) await demand(limitsOf(party));
        return true;
      } catch (error) {
        if (error instanceof Fault && error.code === 'no-credits') return false;
        throw error;
      }
    },
    async left(party) {
      const limits = limitsOf(party);
      const counted =
        limits.length > 0 ? limits : [{ scope: 'account' as const, id: party.accountId, limit: rules().perMonth }];
      const since = startOfMonth(clock.now());
      const all = await Promise.all(
        counted.map(async ({ scope, id, limit }) => ({
          perMonth: limit,
          remaining: remainingCredits(limit, await store.sumUsed(database, scope, id, { since, now: null })),
          isLimited: limits.length > 0,
        })),
      );
      return all.reduce((least, one) => (one.remaining < least.remaining ? one : least));
    },
    reserve: (spending) => hold(spending, null),
    extend: (spending) => hold(spending, spending.runId),
    release: (runId) => store.removeHeld(database, runId),
    async charge(used) {
      const party = used.tokens > 0 ? await partyOf(used) : null;
      if (!party) {
        await store.removeHeld(database, used.runId);
        return null;
      }
      const entry = entryOf(party, used);
      await store.writeEntry(database, { ...entry, heldUntil: null });
      if (entry.askerId !== null) usualCap.add(entry.askerId, entry.credits);
      return warn(deps, limitsOf(party));
    },
  };
}

/** For once a day: what was set aside by work that never came to its end. */
export const forgetLapsedHolds = ({ database, clock }: Pick<LedgerDeps, 'database' | 'clock'>): Promise<void> =>
  store.removeLapsed(database.db, new Date(clock.now()));

/** Removes the warnings of deleted accounts, organisations and people. */
export const eraseWarnings = ({ database }: Pick<LedgerDeps, 'database'>): Promise<void> =>
  store.removeWarningsOfRemoved(database.db);

/** Tells whoever answers for a limit which part of it is used, each part once a month. Answers the highest that is new. */
async function warn(deps: LedgerDeps, limits: readonly Limited[]): Promise<CreditWarning | null> {
  const { database, clock } = deps;
  const month = startOfMonth(clock.now());
  let highest: CreditWarning | null = null;
  for (const { scope, id, limit } of limits) {
    const used = await store.sumUsed(database, scope, id, { since: month, now: null });
    const reached = levelsReached(used, limit);
    if (reached.length === 0) continue;
    const org = scope === 'org' ? await store.findOrgFace(database, id) : null;
    const level = await database.tx(async (tx) => {
      const fresh = await store.takeWarnings(database, { scope, id, month }, reached, tx);
      const top = reached.findLast((one) => fresh.includes(one)) ?? null;
      const userId = scope === 'org' ? org?.ownerId : id;
      if (top === null || userId === undefined) return null;
      const place = scope === 'org' ? { place: { orgId: id } } : {};
      await notify(deps, { userId, kind: 'credits', title: org?.name ?? '', detail: `${scope}:${top}`, ...place }, tx);
      return top;
    });
    if (level !== null && (highest === null || level > highest.level)) highest = { level, scope };
  }
  return highest;
}
