import type { ContextShare } from '#contract/chat/chat.schema.ts';
import type { KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import { findQuotes } from '../../ai/embedded/quoting.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import { noFacts, type AnswerFacts, type AnswerWriter } from './answer.ts';
import { toCitation } from './cite.ts';
import { askableQuestions } from './quoting/askable.ts';
import { compose } from './quoting/compose.ts';
import { createFinder, type Found } from './quoting/find-answer.ts';
import { findOverviewAsked } from '../context/asked-overview.ts';
import type { GatheredSource } from '../context/gather.ts';
import { quotable, shareOf } from '../context/knowledge.ts';
import { splitNote } from '../context/notes.ts';
import { weigh, type Asked } from '../context/material.ts';
import { pack } from '../context/pack.ts';
import { quotingWords, wasSaidBefore, type QuotingLack } from './quoting-words.ts';
import { plain } from '../context/safe-text.ts';

/**
 * The embedded engine answers by quoting: no model, no key. Where a model knows what passages mean, that has a say in which
 * are quoted, never in whether there is an answer. Says that it quotes, and when the sources do not hold the answer; only
 * then what the administrators wrote is quoted, as such.
 */
export function answerByQuoting(asked: Asked, lack: QuotingLack = 'no-key'): AnswerWriter {
  const metadata = lack === 'no-key' ? {} : { fallback: lack };
  let facts: AnswerFacts = { ...noFacts, metadata };
  return {
    async write(say, signal) {
      let sources = await asked.gather();
      let metadata = facts.metadata;
      // A person without credits costs nobody anything.
      if (asked.findNearness && lack === 'no-key' && findOverviewAsked(asked.question, sources) === null) {
        const weighed = await weigh(asked.findNearness, sources, asked.question, signal);
        sources = weighed.sources;
        if (weighed.ranking) metadata = { ...metadata, ranking: weighed.ranking };
      }
      const packed = pack(sources, asked.question, Infinity);
      const find = createFinder(sources, packed.passages);
      const found = find(asked.question);
      const known = found.quotes.length > 0 ? [] : findKnown(asked.question, (await asked.readKnowledge?.()) ?? []);
      const askable =
        found.quotes.length === 0 && known.length === 0 && asked.scope !== 'everything'
          ? askableQuestions(sources, packed.passages, { find, language: asked.language })
          : [];
      const noModel = { lack, wording: wasSaidBefore(asked.past, lack) ? ('visitor' as const) : lack };
      const text = [...compose(found, sources, asked, noModel, askable), ...composeKnown(known, asked)].join('\n\n');
      for (const paragraph of text.split(/(?<=\n\n)/)) await say(paragraph);
      const claim = claimOf(found, asked);
      const citations = found.quotes.map(({ passage, text, best }, place) =>
        toCitation(place + 1, passage, text, { claim, playFrom: best }),
      );
      const context = [...packed.context, ...known.map(({ item, tokens }) => shareOf(item, tokens))];
      facts = { ...facts, metadata, citations, confidence: found.confidence, made: { ...noFacts.made, context } };
    },
    facts: () => facts,
  };
}

interface Known {
  item: KnowledgeItem;
  quotes: string[];
  tokens: number;
}

/** The items that answer, with the words that do. */
function findKnown(question: string, items: readonly KnowledgeItem[]): Known[] {
  const pieces = quotable(items).flatMap((item) => splitNote(item.title, item.content).map((text) => ({ item, text })));
  const finding = findQuotes(
    question,
    pieces.map(({ text }) => text),
  );
  if (!finding.isThere) return [];
  const quotes = finding.quotes.flatMap(({ passage, text }) => {
    const item = pieces[passage]?.item;
    return item ? [{ item, text }] : [];
  });
  return [...Map.groupBy(quotes, ({ item }) => item)].map(([item, found]) => ({
    item,
    quotes: found.map(({ text }) => text),
    tokens: estimateTokens(found.map(({ text }) => text).join(' ')),
  }));
}

function composeKnown(known: readonly Known[], { language }: Asked): string[] {
  const words = quotingWords[language];
  const quotes = known.flatMap(({ item, quotes: found }) =>
    found.map((text) => `> ${plain(text)}\n>\n> ${words.from(plain(item.title))}`),
  );
  return quotes.length === 0 ? [] : [words.fromKnowledge, ...quotes];
}

/** Every passage that its depth lets through is searched, so nothing has to fit anywhere. */
export const wholeContext = (sources: readonly GatheredSource[]): ContextShare[] => pack(sources, '', Infinity).context;

/** An overview and a span of time are asked for nothing in particular. */
const claimOf = ({ overview, span }: Found, { question }: Asked): string =>
  overview || span ? (overview?.topic ?? '') : question;
