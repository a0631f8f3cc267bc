import type { AnswerOf } from '#contract/base/route.ts';
import type { Language } from '#contract/base/language.ts';
import type { chatApi } from '#contract/chat/chat.api.ts';
import { suggestedIn } from '#contract/chat/suggested.ts';
import { askableQuestions } from './answers/quoting/askable.ts';
import { createFinder } from './answers/quoting/find-answer.ts';
import type { ChatDeps } from './chat.service.ts';
import type { ChatPlace } from './chat-place.ts';
import { gatherSeen } from './context/gather-for.ts';
import { pack } from './context/pack.ts';
import { payableEngine } from './demand-engine.ts';
import { lookAtChat } from './look-at-chat.ts';

/** Throws Fault 'not-found' and 'bad-input' as `lookAtChat`. */
export async function suggestQuestions(
  deps: ChatDeps,
  place: ChatPlace,
  { actorId, language = 'ko' }: { actorId: string; language?: Language | undefined },
): Promise<AnswerOf<typeof chatApi.readSuggested>> {
  const looked = await lookAtChat(deps, place, { actorId });
  const node = looked.feeding?.nodes.find(({ id }) => id === place.nodeId);
  const kept = suggestedIn(node?.metadata['suggested']);
  const wanted = deps.engines.choose(looked.model) ?? deps.engines.usual();
  const engine = await payableEngine(deps, wanted, { boardId: place.boardId, userId: actorId });
  if (engine.kind === 'model') return { questions: kept };
  const { sources } = await gatherSeen(deps, looked);
  const { passages } = pack(sources, '', Infinity);
  const find = createFinder(sources, passages);
  return { questions: askableQuestions(sources, passages, { find, language, kept }) };
}
