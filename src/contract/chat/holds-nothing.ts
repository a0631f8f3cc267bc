import { sentencesOf } from '../base/sentences.ts';
import { recipeIn } from '../recipes/chosen.ts';
import type { ChatMessage } from './chat.schema.ts';
import { saysAbsent } from './says-absent.ts';

/** Longer answers say something. */
const LONGEST = 1200;
/** What to do so that there may be an answer. */
const ASKS_FOR_MORE =
  /(?:주세요|주시겠어요|보세요|바랍니다|부탁드려요|주시면 \S+(?: \S+){0,3}|[요까]\?|드릴게요|드릴 수 있\S+)[\s.!?~]*$|^(?:please\b|could you|would you|if you (?:connect|add|share|upload|attach)|try (?:asking|another|rephrasing)|let me know|feel free|you (?:can|could|may) (?:connect|add|share))/iu;
const REGRETS = /^(?:죄송|미안|아쉽게도|안타깝게도|sorry|unfortunately|i['’]m sorry)\S*(?:\s\S+){0,2}[.!,]?$/iu;

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
  const sentences = sentencesOf(messageText).filter((sentence) => !REGRETS.test(sentence));
  const isAbsent = (sentence: string) => saysAbsent(sentence);
  return sentences.some(isAbsent) && sentences.every((one) => isAbsent(one) || ASKS_FOR_MORE.test(one));
}
