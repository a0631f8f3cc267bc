import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/base/route.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import { costOf, type Cost } from '#contract/chat/price.ts';
import { call } from '../../lib/api.ts';

/** What one result takes to be made again; `cost` null: what the model costs is not known. */
export type ReplayTakes = { kind: 'free' } | { kind: 'model'; name: string; tokens: number; cost: Cost | null };

/** What the question of a run would be answered by now, and what would be sent. */
export const replayPrice = (runId: string) =>
  queryOptions({
    queryKey: ['replay-price', runId],
    queryFn: async ({ signal }) => takesOf(await call(chatApi.foretellAgain, { params: { runId }, signal })),
    staleTime: 0,
  });

export function takesOf({ engine, inputTokens: tokens }: AnswerOf<typeof chatApi.foretellAgain>): ReplayTakes {
  if (engine.kind === 'embedded') return { kind: 'free' };
  const cost = engine.prices && costOf(engine.prices, { inputTokens: tokens, outputTokens: 0 });
  return { kind: 'model', name: engine.name, tokens, cost };
}

/** What several take together. */
export interface PriceSum {
  tokens: number;
  /** One for each currency. */
  costs: Cost[];
  /** How many are made by a model, and of how many of those the price is not known. */
  models: number;
  unpriced: number;
  free: number;
  /** Of how many nothing is known. */
  unknown: number;
}

/** `null`: what that one takes could not be found out. */
export function sumOf(all: readonly (ReplayTakes | null)[]): PriceSum {
  const sum: PriceSum = { tokens: 0, costs: [], models: 0, unpriced: 0, free: 0, unknown: 0 };
  const costs = new Map<string, number>();
  for (const takes of all) {
    if (takes === null) sum.unknown += 1;
    else if (takes.kind === 'free') sum.free += 1;
    else {
      sum.models += 1;
      sum.tokens += takes.tokens;
      if (takes.cost === null) sum.unpriced += 1;
      else costs.set(takes.cost.currency, (costs.get(takes.cost.currency) ?? 0) + takes.cost.amount);
    }
  }
  sum.costs = Array.from(costs, ([currency, amount]) => ({ currency, amount }));
  return sum;
}
