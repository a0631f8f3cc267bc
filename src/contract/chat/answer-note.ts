import { OURS } from '../limits.ts';
import { cut } from '../base/letters.ts';
import { recipeIn } from '../recipes/chosen.ts';
import type { ChatMessage, Citation } from './chat.schema.ts';
import { dropUnknownMarks, marksIn } from './citations.ts';
import { titleOf } from './conversation-title.ts';

/** What an answer becomes as a note: its words in Markdown, and in the metadata what its numbers stand for. */
export interface AnswerNote {
  title: string;
  content: string;
  metadata: Record<string, unknown>;
}

type Said = Pick<ChatMessage, 'id' | 'messageText' | 'citations' | 'metadata'>;

/** Other facts of the node need room, too. */
const EVIDENCE_LENGTH = OURS.metadataBytes - 6_000;
/** A longer form is not kept: the evidence comes first. */
const RECIPE_LENGTH = 4_000;
const QUOTE_LENGTHS = [Infinity, 400, 160, 60, 0];

/**
 * The note of an answer. It keeps the evidence of the numbers that stand in its text; where that is more than a node holds,
 * quotes are cut at their end, and at last numbers are left out, with their evidence, from the back.
 */
export function answerNote({ id, messageText, citations, metadata }: Said, question: string): AnswerNote {
  const found: unknown[] = Array.isArray(metadata['pages']) && citations.length === 0 ? metadata['pages'] : [];
  const pages = isFitting(found) ? found : [];
  const content = cut(messageText.trim(), OURS.contentLength - 1);
  const cited = new Set(marksIn(content));
  const evidence = fit(citations.filter(({ mark }) => cited.has(mark)));
  const known = new Set([...evidence.map(({ mark }) => mark), ...pages.map((_, at) => at + 1)]);
  const recipe = recipeIn(metadata);
  const made = recipe && JSON.stringify(recipe).length <= RECIPE_LENGTH ? recipe : null;
  const from = { answerId: id, question: cut(question, 300) };
  return {
    title: titleOf(question),
    content: dropUnknownMarks(content, known),
    metadata: {
      answerOf: from,
      ...(made && { recipe: made }),
      ...(evidence.length > 0 && { citations: evidence }),
      ...(pages.length > 0 && { pages }),
    },
  };
}

const isFitting = (evidence: readonly unknown[]): boolean => JSON.stringify(evidence).length <= EVIDENCE_LENGTH;

function fit(citations: readonly Citation[]): Citation[] {
  const shortened = (length: number) =>
    citations.map((citation) => ({ ...citation, quote: Array.from(citation.quote).slice(0, length).join('') }));
  const found = QUOTE_LENGTHS.map(shortened).find(isFitting);
  if (found) return found;
  const left = shortened(0);
  while (left.length > 0 && !isFitting(left)) left.pop();
  return left;
}
