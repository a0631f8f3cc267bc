import type { AnswerOf } from '#contract/base/route.ts';
import type { chatApi } from '#contract/chat/chat.api.ts';
import { wholeContext } from './answers/by-quoting.ts';
import { nameOf, type ChatDeps } from './chat.service.ts';
import type { ChatPlace } from './chat-place.ts';
import { gatherFor, scopeOf } from './context/gather-for.ts';
import { fitHistory, HISTORY_SHARE } from './context/history.ts';
import { fitKnowledge, KNOWLEDGE_SHARE } from './context/knowledge.ts';
import { budgetFor } from './context/material.ts';
import { pack } from './context/pack.ts';
import { ruleTokensOf } from './context/prompt.ts';
import { lookAtChat } from './look-at-chat.ts';

/** What the next question would be answered from, source by source. */
export async function readContext(
  deps: ChatDeps,
  place: ChatPlace,
  conversationId?: string,
): Promise<AnswerOf<typeof chatApi.readContext>> {
  const seen = await lookAtChat(deps, place, { conversationId });
  // What would be read is seen even while nobody is asked, because the chosen model is gone.
  const engine = deps.engines.choose(seen.model) ?? deps.engines.usual();
  const prices = engine.kind === 'model' ? engine.prices : null;
  const named = { ...nameOf(engine), prices };
  const sources = await gatherFor(deps, seen);
  if (engine.kind === 'embedded')
    return { engine: named, budgetTokens: null, context: wholeContext(sources), beside: nothingBeside };
  const history = fitHistory(seen.past, engine.contextTokens * HISTORY_SHARE);
  const knowledge = fitKnowledge(seen.knowledge, engine.contextTokens * KNOWLEDGE_SHARE);
  const budgetTokens = Math.floor(budgetFor(engine, '', history, knowledge));
  const { context } = pack(sources, '', budgetTokens);
  const ruleTokens = ruleTokensOf(scopeOf(place));
  return {
    engine: named,
    budgetTokens,
    context: [...context, ...knowledge.context],
    beside: { ruleTokens, historyTokens: history.tokens, history: history.read },
  };
}

const nothingBeside = {
  ruleTokens: 0,
  historyTokens: 0,
  history: { whole: 0, shortened: 0, left: 0, by: 'first-sentences' as const },
};
