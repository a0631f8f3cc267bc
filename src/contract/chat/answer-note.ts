import type { Audience } from '../board/audience.ts';
import { OURS } from '../limits.ts';
import { cut } from '../base/letters.ts';
import { ratesOfIn, recipeIn, type ChosenRecipe } from '../recipes/chosen.ts';
import { madeFromIn, type MadeOf } from '../recipes/made-of.ts';
import { marksOfRecord, recordIn, type KeptRecord } from '../recipes/record.ts';
import { offerOnCard, SPONSOR_CARD, sponsorOf } from '../offers/sponsor-of.ts';
import { voiceIn, type NotedVoice } from '../voices/used-voice.ts';
import type { ChatMessage, Citation } from './chat.schema.ts';
import { claimsIn, keptClaims } from './claims.ts';
import { dropUnknownMarks, marksIn } from './citations.ts';
import { closedUp } from './closed-up.ts';
import { titleOf } from './conversation-title.ts';
import { fitQuotes, quotesOf, type KeptQuote } from './kept-quotes.ts';

/** What an answer becomes as a note: its words in Markdown, and in the metadata what its numbers stand for. */
export interface AnswerNote {
  title: string;
  content: string;
  metadata: Record<string, unknown>;
  /** Who reads the conversation of it, where not everybody does who sees the chat. */
  audience?: Audience;
}

type Said = Pick<ChatMessage, 'id' | 'runId' | 'messageText' | 'citations' | 'quotes' | 'metadata'>;

/** Other facts of the node need room, too. */
const EVIDENCE_LENGTH = OURS.metadataBytes - 2_000;
/** A longer form is not kept: the evidence comes first. */
const RECIPE_LENGTH = 3_500;
/** A longer record is not kept either: then the note is its text. */
const RECORD_LENGTH = 9_000;
/** Of what the evidence may take, the part that the verdicts on quotations may. */
const VERDICTS_SHARE = 1 / 3;
/** And the part that the sentences that are not borne out may. */
const CLAIMS_SHARE = 1 / 6;
const QUOTE_LENGTHS = [Infinity, 400, 160, 60, 0];

/**
 * The note of an answer. It keeps the evidence of the numbers that stand in its text; where that is more than a node holds,
 * quotes are cut at their end, and at last numbers are left out, with their evidence, from the back. What became of its
 * quotations is kept beside them.
 */
export function answerNote(
  { id, runId, messageText, citations, quotes = [], metadata }: Said,
  question: string,
): AnswerNote {
  const made = madeIn(metadata);
  const room = EVIDENCE_LENGTH - JSON.stringify(made).length;
  const found: unknown[] = Array.isArray(metadata['pages']) && citations.length === 0 ? metadata['pages'] : [];
  const pages = isFitting(found, room) ? found : [];
  const said = cut(messageText.trim(), OURS.contentLength - 1);
  const cited = new Set([...marksIn(said), ...marksOfRecord(made.record ?? null)]);
  const doubted = keptClaims(
    claimsIn(metadata).filter(({ reason }) => reason !== 'quote'),
    ({ start, end }) => messageText.slice(start, end),
    room * CLAIMS_SHARE,
  );
  const beside = { ...made, ...(doubted.length > 0 && { claims: doubted }) };
  const judged = fitVerdicts(
    quotes.map(({ start, end, ...one }) => ({ ...one, words: messageText.slice(start, end) })),
    { ...beside, ...(pages.length > 0 && { pages }) },
  );
  const evidence = fitEvidence(
    citations.filter(({ mark }) => cited.has(mark)),
    { ...beside, ...(judged.length > 0 && { quotes: judged }) },
  );
  const known = new Set([...evidence.map(({ mark }) => mark), ...pages.map((_, at) => at + 1)]);
  const answerOf = { answerId: id, ...(runId !== null && { runId }), question: cut(question, 300) };
  const kept = (words: string): string => closedUp(dropUnknownMarks(words, known));
  const content = kept(said);
  const told = quotesOf(
    judged.map((one) => ({ ...one, words: kept(one.words) })),
    content,
  );
  return {
    title: made.recipe ? titleOfMade(made.recipe, question, metadata) : titleOf(question),
    content,
    metadata: {
      answerOf,
      ...made,
      ...(evidence.length > 0 && { citations: evidence }),
      ...(pages.length > 0 && { pages }),
      ...(told.length > 0 && { quotes: told }),
      ...(doubted.length > 0 && { claims: doubted.map((one) => ({ ...one, words: kept(one.words) })) }),
    },
  };
}

/** The verdicts on quotations as far as a node holds them beside these facts and the evidence. */
export const fitVerdicts = (quotes: readonly KeptQuote[], beside: object): KeptQuote[] =>
  fitQuotes(quotes, (EVIDENCE_LENGTH - JSON.stringify(beside).length) * VERDICTS_SHARE);

/** The form of a sponsor's card names no matter: the card names the brand. */
function titleOfMade({ id }: ChosenRecipe, question: string, metadata: Said['metadata']): string {
  const [line = ''] = question.split('\n', 1);
  const brand = id === SPONSOR_CARD ? sponsorOf(offerOnCard({ metadata })).brand : '';
  return titleOf(brand === '' ? line : `${line.split(':', 1)[0]}: ${brand}`);
}

/** The nodes of the sources that a note names, each once. */
export const sourcesOfNote = ({ metadata: { citations } }: Pick<AnswerNote, 'metadata'>): string[] =>
  Array.isArray(citations)
    ? [...new Set(citations.flatMap(({ nodeId }: Partial<Citation>) => (typeof nodeId === 'string' ? nodeId : [])))]
    : [];

/** The recipe and the voice that it was made by and the sources that it was made from, where a recipe made it. */
function madeIn(metadata: Record<string, unknown>): {
  recipe?: ChosenRecipe;
  ratesOf?: string;
  voice?: NotedVoice;
  madeFrom?: MadeOf[];
  record?: KeptRecord;
} {
  const recipe = recipeIn(metadata);
  if (!recipe || JSON.stringify(recipe).length > RECIPE_LENGTH) return {};
  const voice = voiceIn(metadata);
  const ratesOf = ratesOfIn(metadata);
  const record = recordIn(metadata);
  return {
    recipe,
    ...(record && JSON.stringify(record).length <= RECORD_LENGTH && { record }),
    ...(ratesOf !== null && { ratesOf }),
    ...(voice && { voice }),
    madeFrom: fitted(madeFromIn(metadata)),
  };
}

/** Without the sections, and at last with fewer sources, where they take more room than a form. */
function fitted(made: readonly MadeOf[]): MadeOf[] {
  const takes = (kept: readonly MadeOf[]) => JSON.stringify(kept).length;
  if (takes(made) <= RECIPE_LENGTH) return [...made];
  const plain = made.map(({ nodeId, title, hash }) => ({ nodeId, title, hash }));
  while (takes(plain) > RECIPE_LENGTH) plain.pop();
  return plain;
}

const isFitting = (evidence: readonly unknown[], room: number): boolean => JSON.stringify(evidence).length <= room;

/** The evidence as far as a node holds it beside these facts: quotes are cut, and at last some are left out from the back. */
export function fitEvidence(citations: readonly Citation[], beside: object): Citation[] {
  const room = EVIDENCE_LENGTH - JSON.stringify(beside).length;
  const shortened = (length: number) =>
    citations.map((citation) => ({ ...citation, quote: Array.from(citation.quote).slice(0, length).join('') }));
  const found = QUOTE_LENGTHS.map(shortened).find((one) => isFitting(one, room));
  if (found) return found;
  const left = shortened(0);
  while (left.length > 0 && !isFitting(left, room)) left.pop();
  return left;
}
