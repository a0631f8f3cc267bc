import { cut } from '#contract/base/letters.ts';
import type { AnswerCut } from '#contract/chat/answer-cut.ts';
import type { WebPage } from '#contract/chat/chat.schema.ts';
import type { KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import { AiFault, isLeft } from '../../ai/ai-fault.ts';
import type { AnswerEngine } from '../../ai/engine.ts';
import { lengthOf, type ModelEngine, type ModelUsage } from '../../ai/model-engine.ts';
import type { FoundPage, SearchProvider } from '../../ai/search/search-provider.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import type { PastTurn } from '../context/history.ts';
import type { FittedKnowledge } from '../context/knowledge.ts';
import type { Language } from '../context/prompt.ts';
import { plain } from '../context/safe-text.ts';
import { toSearchInstructions, type SearchInstructions } from '../context/search-instructions.ts';
import { toSearchMaterial, type SearchMaterial } from '../context/search-prompt.ts';
import { standalone } from '../context/standalone.ts';
import { noFacts, type AnswerWriter } from './answer.ts';
import { createTally } from '../tally.ts';
import { costIn, KEPT_LENGTH, spentOn } from './by-model.ts';
import { checkQuotesOnPages } from './quotes-on-pages.ts';
import { listWords } from './list-words.ts';
import type { Lack } from './lack.ts';
import { wasSaidBefore } from './quoting-words.ts';
import { createRenumberer } from './renumber.ts';
import { judgeByRules, shareBorneOut } from './support.ts';

/** A question to the web. */
export interface AskedOfWeb {
  search: SearchProvider;
  /** Writes from what the search finds, where that does not write itself. */
  engine: AnswerEngine;
  /** Why no model writes, where the engine is none. */
  lack: Lack;
  question: string;
  language: Language;
  /** What was said before; it goes to the model that writes, and of it people's questions to the one that makes the query. */
  past?: readonly PastTurn[];
  /** What the administrators want every chat to know, most important first. */
  readKnowledge?: () => Promise<KnowledgeItem[]>;
  /** Makes the query of a question that leans on those before it; the engine does where there is none. */
  smallModel?: ModelEngine | null;
}

/**
 * The question alone goes to a search that finds, or the query that a model makes of it and the questions before it. One that
 * writes by itself is told the administrators' knowledge and people's own questions before it as well. Neither is told
 * anything of the board and of what was answered. [n] in the text is the n-th of `metadata.pages`, which the search returned.
 */
export function answerBySearch(asked: AskedOfWeb): AnswerWriter {
  const { search, engine, lack, question, language, past = [], smallModel = null } = asked;
  const found = new Map<number, FoundPage | null>();
  const marks = () => createRenumberer((mark) => Boolean(found.get(mark)));
  let renumber = marks();
  let query = question;
  let made: SearchMaterial | null = null;
  let told: SearchInstructions | null = null;
  let usage: ModelUsage = { inputTokens: null, outputTokens: null };
  let ended: AnswerCut | null = null;
  let isSearching = false;
  const tally = createTally();
  const { spend, beside } = tally;

  const keep = (pages: readonly FoundPage[]) => {
    for (const page of pages) {
      const before = found.get(page.mark);
      // Two pages under one number: no citation is better than a wrong one.
      found.set(page.mark, before === undefined || before?.url === page.url ? page : null);
    }
  };
  const pagesOf = (): FoundPage[] => [...found.values()].filter((page) => page !== null);
  const asker = engine.kind === 'model' ? (smallModel ?? engine) : null;

  return {
    async write(say, signal) {
      let hasWords = false;
      try {
        query = await standalone({ question, past }, asker, { signal, spend });
        if (search.writes) told = toSearchInstructions(past, (await asked.readKnowledge?.()) ?? [], language);
        isSearching = true;
        for await (const piece of search.search(query, signal, told?.instructions)) {
          if ('pages' in piece) keep(piece.pages);
          else if ('cut' in piece) ended = piece.cut;
          else {
            hasWords ||= piece.text.trim() !== '';
            await say(renumber.push(piece.text));
          }
        }
        isSearching = false;
        if (search.writes && !hasWords) ended ??= 'empty';
        if (search.writes || signal.aborted) return;
        if (engine.kind === 'embedded' || pagesOf().length === 0) return say(renumber.push(listOf(pagesOf(), asked)));
        const knowledge = (await asked.readKnowledge?.()) ?? [];
        made = toSearchMaterial(engine, { question, language, past, knowledge }, pagesOf());
        for await (const piece of engine.write(made.prompt, signal)) {
          if ('usage' in piece) tally.wrote((usage = piece.usage));
          else if ('cut' in piece) ended = piece.cut;
          else {
            if (piece.isAnew) renumber = marks();
            hasWords = (hasWords && !piece.isAnew) || piece.text.trim() !== '';
            await say(renumber.push(piece.text), piece.isAnew);
          }
        }
        if (!hasWords) ended ??= 'empty';
      } catch (error) {
        if (!isLeft(signal)) throw isSearching && error instanceof AiFault ? error.ofSearch(search.name) : error;
        isSearching = false;
      } finally {
        await say(renumber.end());
      }
    },
    facts(text, isWhole) {
      const cited = renumber.cited().flatMap((mark) => found.get(mark) ?? []);
      const isWritten = search.writes || engine.kind === 'model';
      const read = made?.pages ?? pagesOf();
      const own = ownTexts(asked, (made ?? told)?.knowledge ?? null);
      const quotes = isWhole && isWritten ? checkQuotesOnPages(text, { cited, read, isAll: made !== null }, own) : [];
      const words = cited.map(({ title, snippet }) => ({ text: `${title}\n${snippet}`, startSec: null, endSec: null }));
      const judged = isWhole && made ? judgeByRules(text, words, { quotes, beside: own }) : [];
      return {
        ...noFacts,
        quotes,
        // Whoever searches and writes by itself has read more than it shows: nobody can tell how far that bears it out.
        confidence: shareBorneOut(judged),
        made: {
          ...noFacts.made,
          ...(read.length > 0 && { pages: read.map(toWebPage) }),
          ...usage,
          ...(made && tellOf(made)),
          ...(told && tellOfInstructions(told)),
          ...(engine.kind === 'model' && costIn(engine, usage, beside)),
          ...tally.counted(),
        },
        metadata: {
          query: question,
          ...(query !== question && { searchedFor: query }),
          pages: (cited.length > 0 ? cited : pagesOf()).map(toWebPage),
          ...(ended && { cut: ended }),
          // What is over and still searches has failed at that.
          ...(isWhole && isSearching && { failedSearch: search.name }),
          ...(lack !== 'no-key' && { fallback: lack }),
        },
        spentTokens:
          (isWritten ? spentOn(text, usage, () => sentTokens(made, query + (told?.instructions ?? ''))) : 0) +
          beside.tokens,
      };
    },
  };
}

const toWebPage = ({ url, title }: FoundPage): WebPage => ({ url, title });

const sentTokens = (made: SearchMaterial | null, sent: string): number =>
  made ? lengthOf(made.prompt) : estimateTokens(sent);

/** What a receipt tells of that from which a model wrote. */
function tellOf({ prompt, history, knowledge }: SearchMaterial) {
  const isShortened = history.earlier !== null || history.read.withheld !== undefined;
  return {
    context: knowledge.context,
    prompt: { instructions: cut(prompt.instructions, KEPT_LENGTH), order: null },
    ...(isShortened && { history: history.read }),
    ...(history.behind.length > 0 && { behind: [...history.behind] }),
  };
}

/** The same of a search that writes by itself. */
const tellOfInstructions = ({ instructions, knowledge }: SearchInstructions) => ({
  context: knowledge.context,
  ...(instructions !== '' && { prompt: { instructions: cut(instructions, KEPT_LENGTH), order: null } }),
});

/** What the asker and the administrators said themselves: who quotes it quotes no page. */
const ownTexts = ({ question, past = [] }: AskedOfWeb, knowledge: FittedKnowledge | null): string[] => [
  question,
  ...past.flatMap(({ role, text }) => (role === 'user' ? text : [])),
  ...[...(knowledge?.guidelines ?? []), ...(knowledge?.background ?? [])].map(
    ({ title, content }) => `${title}\n${content}`,
  ),
];

/** Which engine a web answer names: the search, and the model where one wrote. */
export const searchEngineName = (search: SearchProvider, engine: AnswerEngine): string =>
  search.writes || engine.kind === 'embedded' ? search.name : `${search.name} + ${(engine as ModelEngine).name}`;

/** The pages without an answer; why there is none is said once in a conversation. */
function listOf(pages: readonly FoundPage[], { language, lack, past = [] }: AskedOfWeb): string {
  const { head, found, none } = listWords[language];
  if (pages.length === 0) return none;
  const items = pages.slice(0, 5).map((page) => `- **${plain(page.title)}** [${page.mark}]\n  ${plain(page.snippet)}`);
  return [wasSaidBefore(past, lack) ? found : head[lack], items.join('\n')].join('\n\n');
}
