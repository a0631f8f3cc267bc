import type { AnswerOf } from '#contract/base/route.ts';
import type { chatApi } from '#contract/chat/chat.api.ts';
import type { ContextShare } from '#contract/chat/chat.schema.ts';
import { foretell, withFiles } from './answers/by-model.ts';
import { wholeContext } from './answers/by-quoting.ts';
import { nameOf, toAsked, type ChatDeps } from './chat.service.ts';
import type { ChatPlace } from './chat-place.ts';
import { payableEngine } from './demand-engine.ts';
import { gatherSeen, scopeOf } from './context/gather-for.ts';
import { sentTokensOf } from './condense/to-condense.ts';
import { yetToCondense, type Material } from './context/material.ts';
import { ruleTokensOf } from './context/prompt.ts';
import { lookAtChat, type SeenChat } from './look-at-chat.ts';
import { restrictTo } from './mentions.ts';

interface Next {
  actorId: string;
  conversationId?: string | undefined;
  /** By which the passages are chosen where not all fit. */
  question?: string | undefined;
  /** The sources that it is restricted to, with commas between; to no one when absent. */
  mentions?: string | undefined;
}

/**
 * What the next question would be answered from, source by source: chosen as it is when it is sent. Throws Fault 'bad-input' for
 * a mention that is not connected.
 */
export async function readContext(
  deps: ChatDeps,
  place: ChatPlace,
  { actorId, conversationId, question: text = '', mentions }: Next,
): Promise<AnswerOf<typeof chatApi.readContext> & Pick<SeenChat, 'readers'>> {
  const looked = await lookAtChat(deps, place, { actorId, conversationId });
  const { seen, sources: connected } = await gatherSeen(deps, looked);
  const { readers } = seen;
  const sources = mentions === undefined ? connected : restrictTo(connected, mentions.split(','));
  // What would be read is seen even while nobody is asked, because the chosen model is gone.
  const wanted = deps.engines.choose(seen.model) ?? deps.engines.usual();
  const engine = await payableEngine(deps, wanted, { boardId: place.boardId, userId: actorId });
  const prices = engine.kind === 'model' ? engine.prices : null;
  const named = { ...nameOf(engine), prices, ...(engine !== wanted && { insteadOf: wanted.name }) };
  if (engine.kind === 'embedded')
    return { readers, engine: named, budgetTokens: null, context: wholeContext(sources), beside: nothingBeside };
  const question = { actorId, text, language: undefined, conversationId };
  const { made } = await foretell(engine, await toAsked(deps, question, seen, sources, engine));
  const { history, knowledge, budgetTokens } = made;
  return {
    readers,
    engine: named,
    budgetTokens,
    context: [...withFiles(condensedIn(made, text), made.files), ...knowledge.context],
    beside: { ruleTokens: ruleTokensOf(scopeOf(place)), historyTokens: history.tokens, history: history.read },
  };
}

/** What goes in of each source; of one that will be condensed all of it, in words that are not there yet. */
function condensedIn(made: Material, question: string): ContextShare[] {
  const { condensed, whole } = yetToCondense(made, question);
  return made.packed.context.map((shown, place): ContextShare => {
    const { ofPassages = shown.passages, ...share } = shown;
    const source = made.sources[place];
    if (source && condensed.has(source)) return { ...share, share: 'condensed' };
    if (!source || !whole.has(source)) return shown;
    return { ...share, share: 'whole', passages: ofPassages, tokens: sentTokensOf(source) };
  });
}

const nothingBeside = {
  ruleTokens: 0,
  historyTokens: 0,
  history: { whole: 0, shortened: 0, left: 0, by: 'first-sentences' as const },
};
