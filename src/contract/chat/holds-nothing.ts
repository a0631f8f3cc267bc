import { sentencesOf } from '../base/sentences.ts';
import { recipeIn } from '../recipes/chosen.ts';
import type { ChatMessage } from './chat.schema.ts';

/** Longer answers say something. */
const LONGEST = 600;
/** The words by which an answer says that the sources do not tell something; our prompt asks for them. */
const ABSENT = [
  '소스에 나오지 않',
  '소스에는 나오지 않',
  '소스에 나와 있지 않',
  '소스에 없',
  '소스에는 없',
  '소스에서 찾을 수 없',
  '소스에서 찾지 못',
  'not in the sources',
  'the sources do not',
  "the sources don't",
];
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
  const holds = (words: readonly string[]) => (sentence: string) =>
    words.some((one) => sentence.toLowerCase().includes(one));
  const [isAbsent, asks] = [holds(ABSENT), holds(ASKS_FOR_MORE)];
  const sentences = sentencesOf(messageText);
  return sentences.some(isAbsent) && sentences.every((one) => isAbsent(one) || asks(one));
}
