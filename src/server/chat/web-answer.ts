import { z } from 'zod';
import { webPage, type ChatMessage, type WebPage } from '#contract/chat/chat.schema.ts';
import type { KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import { toAiFault } from '../ai/ai-fault.ts';
import type { AnswerEngine } from '../ai/engine.ts';
import { answerPatience, waitPatiently } from '../ai/patience.ts';
import type { SearchProvider } from '../ai/search/search-provider.ts';
import { answerBySearch } from './answers/by-search.ts';
import type { Lack } from './answers/lack.ts';
import { languageOf } from './context/prompt.ts';

export interface WebAnswer {
  response: string;
  citations: string[];
  pages: WebPage[];
  query: string;
  message: ChatMessage | null;
}

/** A question to the web that no conversation keeps. `charge` hears what it took. */
interface WebQuestion {
  search: SearchProvider;
  engine: AnswerEngine;
  lack: Lack;
  query: string;
  readKnowledge: () => Promise<KnowledgeItem[]>;
  charge: (tokens: number) => Promise<unknown>;
}

const webPages = z.array(webPage).catch([]);

const cited = (metadata: Record<string, unknown>): Pick<WebAnswer, 'citations' | 'pages'> => {
  const pages = webPages.parse(metadata.pages);
  return { citations: pages.map((page) => page.url), pages };
};

/** A kept web answer in the form of the specification. */
export const toWebAnswer = (message: ChatMessage, query: string): WebAnswer => ({
  response: message.messageText,
  ...cited(message.metadata),
  query,
  message,
});

/** Asks the web without keeping anything. Hands out the text on the way; ends when the caller leaves. Throws AiFault. */
export async function answerFromWeb(
  { query, charge, ...how }: WebQuestion,
  leaving: AbortSignal,
  say: (piece: string, isAnew?: boolean) => void = () => {},
): Promise<WebAnswer> {
  const writer = answerBySearch({ ...how, question: query, language: languageOf(query, undefined) });
  const patience = waitPatiently(answerPatience);
  const signal = AbortSignal.any([leaving, patience.signal]);
  let response = '';
  const hear = (piece: string, isAnew = false) => {
    patience.hear();
    response = isAnew ? piece : response + piece;
    if (isAnew || piece !== '') say(piece, isAnew);
  };
  try {
    await writer.write(hear, signal);
  } catch (error) {
    throw toAiFault(error, signal);
  } finally {
    patience.end();
    await charge(writer.facts(response, false).spentTokens);
  }
  return { response, ...cited(writer.facts(response, true).metadata), query, message: null };
}

/** The same as events: `delta` with the length before it, `replace` as in a conversation, then `done` with the answer, or `error`. */
export async function* webEvents(
  question: WebQuestion,
  leaving: AbortSignal,
): AsyncGenerator<{ event: string } & Record<string, unknown>> {
  let text = '';
  /** How much of it was told; negative where it began anew. */
  let told = 0;
  const ended = Promise.withResolvers<'ended'>();
  let news = Promise.withResolvers<void>();
  const answer = answerFromWeb(question, leaving, (piece, isAnew) => {
    if (isAnew && told > 0) told = -1;
    text = isAnew ? piece : text + piece;
    news.resolve();
    news = Promise.withResolvers<void>();
  }).finally(() => ended.resolve('ended'));
  answer.catch(() => {});
  const isTold = () => told === text.length;
  for (let isOver = false; !isOver;) {
    const next = news.promise;
    isOver = isTold() && (await Promise.race([next, ended.promise])) === 'ended' && isTold();
    const at = told;
    told = text.length;
    if (at < 0) yield { event: 'replace', text };
    else if (text.length > at) yield { event: 'delta', at, text: text.slice(at) };
  }
  try {
    yield { event: 'done', ...(await answer) };
  } catch (error) {
    const fault = toAiFault(error, leaving);
    yield { event: 'error', code: fault.problem, message: fault.message };
  }
}
