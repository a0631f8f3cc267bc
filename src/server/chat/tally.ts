import type { ModelCalls } from '#contract/chat/chat.schema.ts';

/** What a call of a model, or several for one thing, took; estimates where the provider does not say. `cost` is null where that is not known. */
export interface CallBeside {
  for: Exclude<ModelCalls['for'], 'answer'>;
  /** One where nothing is said. */
  calls?: number;
  inputTokens: number;
  outputTokens: number;
  cost: number | null;
}

/** Told what each call beside the writing of an answer took. */
export type Spend = (call: CallBeside) => void;

/** What was asked of models beside the answer; `cost` is null where some of it is not known. */
export interface Spent {
  tokens: number;
  cost: number | null;
}

/** Counts the calls of models that one answer takes. */
export interface Tally {
  spend: Spend;
  readonly beside: Readonly<Spent>;
  /** To be told of each writing of the answer itself: one that is mended is written several times. */
  wrote: (usage: { inputTokens: number | null; outputTokens: number | null }) => void;
  /** For the receipt; nothing where no model was asked. */
  counted: () => { calls?: ModelCalls[] };
}

export function createTally(): Tally {
  const calls = new Map<ModelCalls['for'], ModelCalls>();
  const beside: Spent = { tokens: 0, cost: 0 };
  const add = (work: ModelCalls['for'], input: number | null, output: number | null, times = 1): void => {
    const before = calls.get(work) ?? { for: work, calls: 0, inputTokens: 0, outputTokens: 0 };
    calls.set(work, {
      for: work,
      calls: before.calls + times,
      inputTokens: before.inputTokens + (input ?? 0),
      outputTokens: before.outputTokens + (output ?? 0),
    });
  };
  return {
    beside,
    spend({ for: work, calls: times, inputTokens, outputTokens, cost }) {
      add(work, inputTokens, outputTokens, times);
      beside.tokens += inputTokens + outputTokens;
      beside.cost = beside.cost === null || cost === null ? null : beside.cost + cost;
    },
    wrote: ({ inputTokens, outputTokens }) => add('answer', inputTokens, outputTokens),
    counted: () => (calls.size > 0 ? { calls: [...calls.values()] } : {}),
  };
}
