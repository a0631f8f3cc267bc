import type { ChatMessage, CheckedQuote, Citation, KeptPrompt } from '#contract/chat/chat.schema.ts';

type Receipt = NonNullable<ChatMessage['receipt']>;

/** What is known of an answer beside its text. */
export interface AnswerFacts {
  citations: Citation[];
  /** What it quotes, compared with what was read; empty until it is whole. */
  quotes: CheckedQuote[];
  confidence: number | null;
  /** What it was made from; `engine` and `tookMs` are the run's to say. */
  made: Omit<Receipt, 'engine' | 'tookMs' | 'hasPrompt'> & { prompt?: KeptPrompt };
  metadata: Record<string, unknown>;
  /** How many tokens it took, so far and about; none where no model wrote. */
  spentTokens: number;
}

export const noFacts: AnswerFacts = {
  citations: [],
  quotes: [],
  confidence: null,
  made: { context: [], inputTokens: null, outputTokens: null },
  metadata: {},
  spentTokens: 0,
};

/**
 * Takes a piece of an answer, an empty one as the sign that work goes on; resolves when the next one may come. `isAnew`: what
 * was said before it is no part of the answer.
 */
export type Say = (piece: string, isAnew?: boolean) => void | Promise<void>;

/**
 * Writes one answer. `write` hands out the text in pieces and ends early, without a throw, when the signal is aborted by
 * a person; failures throw AiFault. `facts` may be asked at any time and speaks of the text so far; only of a text that is
 * whole it tells what takes long to find out.
 */
export interface AnswerWriter {
  write: (say: Say, signal: AbortSignal) => Promise<void>;
  facts: (text: string, isWhole: boolean) => AnswerFacts;
}
