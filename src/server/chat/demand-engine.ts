import { answerProblemWords } from '#contract/chat/answer-problem.ts';
import { Fault } from '#contract/base/fault.ts';
import { embeddedEngine, type AnswerEngine } from '../ai/engine.ts';
import type { Engines } from '../ai/engines.ts';
import type { ModelEngine } from '../ai/model-engine.ts';
import type { SearchProvider } from '../ai/search/search-provider.ts';
import type { Quota, Spending } from '../billing/quota.ts';
import type { Lack } from './answers/lack.ts';
import type { SetAside } from './condense/ask-small-model.ts';
import { TOLD_TOKENS } from './context/search-instructions.ts';
import { QUERY_TOKENS } from './context/standalone.ts';
import type { FilledRecipe } from './recipes/find-recipe.ts';

interface QuotaDeps {
  quota: Pick<Quota, 'reserve'>;
}

/** The most that one answer of this model can take; a record may be asked for once more. */
export const mostTokensOf = ({ contextTokens, maxOutputTokens }: ModelEngine, filled?: FilledRecipe): number =>
  (contextTokens + maxOutputTokens) * (filled?.recipe.record ? 2 : 1);

/** Sets aside what an answer takes beyond that, each time it asks; false where others have reached a limit meanwhile. */
export function setAsideFor(
  { quota }: { quota: Pick<Quota, 'extend'> },
  paid: Omit<Spending, 'tokens'>,
  engine: ModelEngine,
  recipe?: FilledRecipe,
): SetAside {
  let tokens = mostTokensOf(engine, recipe);
  return async (more) => {
    try {
      await quota.extend({ ...paid, tokens: tokens + more });
    } catch (error) {
      if (error instanceof Fault && error.code === 'no-credits') return false;
      throw error;
    }
    tokens += more;
    return true;
  };
}

/** The same of a search that writes by itself; nobody says how much it reads. */
const SEARCH_TOKENS = 20_000;

/**
 * This engine, with the most that its answer can take set aside; or the one that quotes when a limit of credits is reached.
 * What is set aside ends with the charge of the run, or when it is released.
 */
export async function demandEngine(
  deps: QuotaDeps,
  paid: Omit<Spending, 'tokens'>,
  engine: AnswerEngine,
  recipe?: FilledRecipe,
  besideTokens = 0,
): Promise<{ engine: AnswerEngine; lack: Lack }> {
  if (engine.kind === 'embedded') return { engine, lack: 'no-key' };
  try {
    await deps.quota.reserve({ ...paid, tokens: mostTokensOf(engine, recipe) + besideTokens });
    return { engine, lack: 'no-key' };
  } catch (error) {
    if (!(error instanceof Fault && error.code === 'no-credits')) throw error;
    return { engine: embeddedEngine, lack: 'no-credits' };
  }
}

/** The one that `demandEngine` would give now, for who only looks. */
export async function payableEngine(
  { quota }: { quota: Pick<Quota, 'hasCredits'> },
  engine: AnswerEngine,
  paid: Pick<Spending, 'boardId' | 'userId'>,
): Promise<AnswerEngine> {
  return engine.kind === 'embedded' || (await quota.hasCredits(paid)) ? engine : embeddedEngine;
}

/**
 * A search that writes by itself is paid itself; for the others the model that writes from what they find. Beside either the
 * one that makes the query.
 */
export async function demandSearchEngine(
  deps: QuotaDeps,
  paid: Omit<Spending, 'tokens'>,
  search: SearchProvider,
  engine: AnswerEngine,
): Promise<{ engine: AnswerEngine; lack: Lack }> {
  if (!search.writes) return demandEngine(deps, paid, engine, undefined, QUERY_TOKENS);
  await deps.quota.reserve({ ...paid, tokens: SEARCH_TOKENS + TOLD_TOKENS + QUERY_TOKENS });
  return { engine, lack: 'no-key' };
}

/** Throws Fault 'search-unavailable' with the reason. */
export function demandSearch({ engines }: { engines: Pick<Engines, 'search'> }): SearchProvider {
  const search = engines.search();
  if (!search) throw new Fault('search-unavailable', answerProblemWords['search-not-configured'].ko);
  return search;
}
