import { z } from 'zod';
import { id } from '../base/id.ts';
import { isoTime } from '../base/time.ts';
import { audience } from '../board/audience.ts';
import { depths } from '../board/depths.ts';
import { readKinds } from '../sources/index.ts';
import { quoteVerdicts } from './verdicts.ts';

/**
 * The evidence of one claim: the stored passage, quoted as it stood. `mark` is the number written in the answer as [n].
 * `url` opens the place itself where the source has an address.
 */
export const citation = z.object({
  mark: z.number().int(),
  /** Kept in a note: the number that its source had in the conversation. Absent while it stands in one. */
  number: z.optional(z.int().positive()),
  passageId: id,
  sourceId: id,
  nodeId: id,
  /** The stored file that the passage is from, where it is from one: its text can be read without a node. */
  fileId: id.optional(),
  kind: z.enum([...readKinds, 'text']),
  title: z.string(),
  quote: z.string(),
  /** Whether the quoted words stand in the passage letter by letter, white space aside. */
  isVerbatim: z.boolean(),
  heading: z.string().nullable(),
  /** All headings above it, the outermost first; absent where `heading` is the only one. */
  headings: z.optional(z.array(z.string())),
  page: z.number().int().nullable(),
  startSec: z.number().nullable(),
  url: z.string().nullable(),
});
export type Citation = z.infer<typeof citation>;

/** A page that a web search really returned. In a kept web-search answer [n] means the n-th of `metadata.pages`. */
export const webPage = z.object({ url: z.string(), title: z.string() });
export type WebPage = z.infer<typeof webPage>;

/** Words that an answer puts in quotation marks, at [start, end) of its text, and what became of them in the sources. */
export const checkedQuote = z.object({
  start: z.number().int(),
  end: z.number().int(),
  verdict: z.enum(quoteVerdicts),
  /** Where the words stand, or what is near to them: its `quote` are the words of the source. Null where nothing is. */
  found: z.nullable(citation),
  /** The same of a web answer: the page, with the words that the search showed of it; absent where none is near. */
  onPage: z.optional(webPage.extend({ quote: z.string() })),
});
export type CheckedQuote = z.infer<typeof checkedQuote>;

/** Which engine answered: a model of a provider, or the embedded one that quotes. */
export const engine = z.object({
  kind: z.enum(['embedded', 'model', 'web-search']),
  name: z.string(),
  /** Whose model it is. */
  provider: z.optional(z.string()),
});

/**
 * Which sources went in, and how much of each: whole, all of it in the words of a model (condensed), in part, its summary,
 * what fits the question best, only title and state because it has no text (yet), or nothing because its wire is off.
 * `depth` is what its wire asks for, absent where no wire brings it; `note` what its creator wants the AI to know about it.
 */
export const contextShare = z.object({
  nodeId: id,
  title: z.string(),
  kind: z.string(),
  share: z.enum(['whole', 'condensed', 'part', 'summary', 'highlights', 'title-only', 'off']),
  depth: z.enum(depths).optional(),
  note: z.string().optional(),
  /** The title of the group whose wire brings it. */
  via: z.optional(z.string()),
  passages: z.number().int(),
  tokens: z.number().int(),
  /** How many passages there are, where not all of them go in although all are wanted. */
  ofPassages: z.optional(z.number().int()),
  /** The model whose words its summary is; absent where they are the source's own sentences. */
  summaryBy: z.optional(z.string()),
  /** The file itself went along, for a model that sees; of a document perhaps only these pages, as pictures. */
  isShown: z.optional(z.boolean()),
  shownPages: z.optional(z.array(z.number().int())),
  /** Of what was read from somewhere, where any of it went in: the source, and which text of it that was. */
  sourceId: z.optional(id),
  textHash: z.optional(z.string()),
  /** Of a note, where any of it went in: how it read then. */
  noteHash: z.optional(z.string()),
  /** When that text was read. */
  readAt: z.optional(isoTime),
  /** Where a stored file stands behind it. */
  fileId: z.optional(id),
});

/** What a million tokens cost, as the administrator wrote it down. */
export const enginePrices = z.object({
  inputPerMillion: z.number(),
  outputPerMillion: z.number(),
  /** What is read from the provider's own cache; absent where nobody wrote that down: it counts as all other input. */
  cachedInputPerMillion: z.optional(z.number()),
  /** What the provider puts into that cache; absent where that costs no more than reading it. */
  keptInputPerMillion: z.optional(z.number()),
  currency: z.string(),
});
export type EnginePrices = z.infer<typeof enginePrices>;

export const cost = z.object({ amount: z.number(), currency: z.string() });

export type Engine = z.infer<typeof engine>;
export type ContextShare = z.infer<typeof contextShare>;

/** What of the conversation before goes in: turns as they were, shortened ones, and those that are left out. */
export const readHistory = z.object({
  whole: z.number().int(),
  shortened: z.number().int(),
  left: z.number().int(),
  by: z.enum(['first-sentences', 'summary']),
  /** Answers among them whose words did not go in, because they are from sources that are not connected any more, or not known. */
  withheld: z.optional(z.number().int()),
});
export type ReadHistory = z.infer<typeof readHistory>;

/** What models were asked for beside the answer itself: its title, a query, notes and turns in short, nearness, verdicts. */
const modelWorks = ['answer', 'condense', 'history', 'query', 'nearness', 'judge', 'title'] as const;

/** How often models were asked for one kind of work, and what that took; tokens are estimates where nobody told them. */
export const modelCalls = z.object({
  for: z.enum(modelWorks),
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
});
export type ModelCalls = z.infer<typeof modelCalls>;

export const receipt = z.object({
  engine,
  context: z.array(contextShare),
  /** Of a web answer: the pages whose words it was written from, as many as the search returned and the model could read. */
  pages: z.optional(z.array(webPage)),
  inputTokens: z.number().int().nullable(),
  outputTokens: z.number().int().nullable(),
  /** Of the tokens that were read those that the provider had kept from before; absent where it does not say. */
  cachedTokens: z.optional(z.number().int()),
  tookMs: z.number(),
  history: z.optional(readHistory),
  /** The sources that the turns before it were answered from, each by its file, its source or its node, whichever it has first. */
  behind: z.optional(z.array(z.string())),
  /** Absent where nobody wrote down what the model costs, or the provider did not say what it took. */
  cost: z.optional(cost),
  /** All calls of models that it took; those 'answer' are the rounds in which it was written. Absent for older ones. */
  calls: z.optional(z.array(modelCalls)),
  /** Whether it is kept what the model was told; that is read by itself. */
  hasPrompt: z.optional(z.boolean()),
});

/** What a model was told beside its sources, the conversation and the question. */
export const keptPrompt = z.object({
  /** The rules of every answer, with the general knowledge of that day. */
  instructions: z.string(),
  /** What a recipe ordered; null where there was none. A person's voice is not part of it. */
  order: z.string().nullable(),
  /** What the model wrote where it did not keep to the form of a record. */
  said: z.optional(z.string()),
});
export type KeptPrompt = z.infer<typeof keptPrompt>;

/**
 * A source that an answer was written from and whose words are others now. `textHash` names the text that it knew; null for
 * a note, of which no earlier text is kept.
 */
export const staleSource = z.object({
  sourceId: id,
  nodeId: id,
  fileId: z.optional(id),
  title: z.string(),
  textHash: z.string().nullable(),
  /** When the present text was read. */
  readAt: isoTime.nullable(),
  /**
   * Of a note: what the answer quotes from it and what does not stand there any more, each with the sentence that has taken
   * its place, where one is near to it. Absent where all of it still stands.
   */
  changed: z.optional(z.array(z.object({ was: z.string(), is: z.string().nullable() }))),
});
export type StaleSource = z.infer<typeof staleSource>;

export const runStatus = z.enum(['running', 'done', 'stopped', 'failed']);

/** A connected source that a question is restricted to, by its node; in the metadata of the question as `mentions`. */
export const mention = z.object({ nodeId: id, title: z.string(), kind: z.string() });
export type Mention = z.infer<typeof mention>;

export const chatMessage = z.object({
  id,
  conversationId: id,
  /** What was said before it; null at the beginning. */
  parentId: id.nullable(),
  /** All versions of it, itself among them, in the order in which they were written. */
  versions: z.array(id),
  /** The chat node; in a project's own conversation the project itself. */
  nodeId: id,
  canvasId: id.nullable(),
  projectId: id.nullable(),
  messageText: z.string(),
  isAi: z.boolean(),
  isWebSearch: z.boolean(),
  citations: z.array(citation),
  /** Absent where nothing is quoted, or nobody has compared it. */
  quotes: z.optional(z.array(checkedQuote)),
  messageIndex: z.number().int(),
  createdAt: isoTime,
  /** For an answer: the run that wrote it, whether it is still being written, and what it was made from. */
  runId: id.nullable(),
  status: runStatus.nullable(),
  confidence: z.number().min(0).max(1).nullable(),
  receipt: receipt.nullable(),
  /** For an answer: who asked, as he is called now; absent for somebody who is gone. */
  askedBy: z.optional(z.string()),
  /** The same by the account. */
  askerId: z.optional(id),
  errorCode: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()),
  /** The answer only says that nothing was found, so that nobody is offered to keep it; absent for every other. */
  holdsNothing: z.optional(z.literal(true)),
  /**
   * It was made from something that the reader does not see, or names it: his are its place and its asker, and no word of it.
   * Absent for every other.
   */
  isWithheld: z.optional(z.literal(true)),
  /** What the first answer to the same question said, where this is a later one. */
  firstAnswer: z.optional(z.string()),
  /** Absent where the sources still say what they said. */
  staleSources: z.optional(z.array(staleSource)),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** One of the conversations of a chat node, or of a project's own chat. */
export const conversation = z.object({
  id,
  /** The chat node; the project itself in its own chat. */
  nodeId: id,
  /** Given by a person, else the first words of the first question. */
  title: z.string(),
  createdAt: isoTime,
  lastMessageAt: isoTime,
  isAnswering: z.boolean(),
  /** The words around what was sought, where a message holds it. */
  excerpt: z.string().nullable(),
  /** Who of those who see the chat sees it beside the owner of the board; absent for all of them. */
  audience: z.optional(audience),
});
export type Conversation = z.infer<typeof conversation>;

/**
 * What an answer streams, as Server-Sent Events named by `event`. `text` of delta is appended; `at` is the length of the
 * answer before it, so that a listener who came late or lost the line can tell what it has. `text` of replace is all of the
 * answer so far: what was heard before it was no part of it.
 */
export const chatEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('start'), runId: id, conversationId: id, questionId: id, answerId: id, engine }),
  z.object({ event: z.literal('delta'), at: z.number().int(), text: z.string() }),
  z.object({ event: z.literal('replace'), text: z.string() }),
  z.object({ event: z.literal('done'), message: chatMessage }),
  z.object({ event: z.literal('error'), code: z.string(), message: z.string() }),
]);
export type ChatEvent = z.infer<typeof chatEvent>;
