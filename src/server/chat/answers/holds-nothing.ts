import { sentencesOf } from '../../ai/sentences.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { namesAbsence } from './named-absence.ts';

/** Longer answers say something. */
const LONGEST = 600;
/** What to do so that there may be an answer. */
const ASKS_FOR_MORE = ['주세요', '?', 'please'];

type Said = Pick<ChatMessage, 'isAi' | 'messageText' | 'citations' | 'metadata'> & {
  engineKind: 'embedded' | 'model' | 'web-search' | null;
};

/**
 * Whether an answer only says that nothing was found: there is nothing in it to keep. The engine that quotes has found
 * nothing where it quotes nothing; of a model every sentence has to say so, or to ask for more. What a recipe made is always
 * something, cited or not.
 */
export function holdsNothing({ isAi, messageText, citations, metadata, engineKind }: Said): boolean {
  const pages = metadata['pages'];
  if (!isAi || recipeIn(metadata) !== null || citations.length > 0 || (Array.isArray(pages) && pages.length > 0))
    return false;
  if (engineKind === 'embedded') return !/^>/m.test(messageText);
  if (messageText.length > LONGEST) return false;
  const asks = (sentence: string) => ASKS_FOR_MORE.some((words) => sentence.toLowerCase().includes(words));
  const sentences = sentencesOf(messageText);
  return sentences.some(namesAbsence) && sentences.every((one) => namesAbsence(one) || asks(one));
}
