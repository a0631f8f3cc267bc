import type { ReadHistory } from '#contract/chat/chat.schema.ts';
import { sentencesOf } from '../../ai/sentences.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import { harmless } from './safe-text.ts';

const LEFT_OUT = '(The beginning is left out.)\n…';
/** How far from its first letter an end may begin later, with a line or a sentence. */
const LOOKED_FOR = 400;
const BEGINNING = /\n\s*|[.!?。！？…]["'”’」』)\]]{0,2}\s+/;

/** The end of a text within so many tokens, from the beginning of a line or sentence on where one is near. */
function endOf(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  const left = tokens - estimateTokens(LEFT_OUT);
  if (left <= 0) return '';
  let end = text.slice(-Math.ceil((text.length * left) / estimateTokens(text)));
  while (estimateTokens(end) > left) end = end.slice(Math.ceil(end.length / 20));
  const found = BEGINNING.exec(end.slice(0, Math.min(LOOKED_FOR, end.length / 2)));
  const whole = end.slice(found ? found.index + found[0].length : 0);
  return `${LEFT_OUT}${whole.replace(/^[\udc00-\udfff]/, '')}`;
}

/** What an answer cites under a number: a passage, of a note the one that holds the quote. */
export interface PastCite {
  mark: number;
  nodeId: string;
  passageId: string;
  quote: string | null;
}

export interface PastTurn {
  role: 'user' | 'assistant';
  text: string;
  /** What an answer was made from: the keys of its sources, and of those that the turns before it told it of; null where nobody knows. */
  from?: readonly string[] | null;
  /** What the numbers in an answer stand for. */
  cites?: readonly PastCite[];
  /** An answer from sources that are not connected any more: its words are not sent. */
  isWithheld?: boolean;
}

/** What of a conversation goes into the next question. */
export interface History {
  /** The newest turns as they were, oldest first, beginning with a person's. */
  turns: PastTurn[];
  /** What came before them, shortened; null where everything goes in as it was. */
  earlier: string | null;
  /** The turns that `earlier` is made from. */
  older: PastTurn[];
  read: ReadHistory;
  tokens: number;
  /** What it may take with other words in the place of `earlier`. */
  mostTokens: number;
  /** The keys of the sources that the turns were answered from. */
  behind: readonly string[];
}

/** How many tokens a conversation may take. */
export interface HistoryRoom {
  /** All of it. */
  share: number;
  /** The same where the newest question and answer would not go in otherwise; no less than `share`. */
  newest: number;
}

/** Of its share, what shortened turns may take once not all go in as they were. */
const SHORTENED_SHARE = 0.3;
const FIRST_SENTENCE = 160;
/** Of what the newest question and answer may take, the part that the answer has at least. */
const ANSWER_SHARE = 0.5;

/** The number that a passage has today; null where it is not connected any more. */
export type MarkNow = (cite: PastCite) => number | null;

const OLD_MARK = /(?<![ \t])([ \t]*)\[(\d{1,5})\]/g;

const bareText = (text: string): string => text.replace(OLD_MARK, '').trim();

/** A turn with the numbers of today in the place of those that counted other passages; what has none today loses its own. */
function renumbered({ cites = [], ...turn }: PastTurn, markNow: MarkNow): PastTurn {
  const cited = new Map(cites.map((cite) => [cite.mark, cite]));
  const text = turn.text.replace(OLD_MARK, (_, space: string, digits: string) => {
    const cite = cited.get(Number(digits));
    const mark = cite ? markNow(cite) : null;
    return mark === null ? '' : `${space}[${mark}]`;
  });
  return { ...turn, text: text.trim() };
}

/** What was said, with no other numbers than those of passages that go in. */
export const citingOnly = (turns: readonly PastTurn[], sent: ReadonlySet<number>): PastTurn[] =>
  turns.map((turn) => ({
    ...turn,
    text: turn.text.replace(OLD_MARK, (whole, _, digits: string) => (sent.has(Number(digits)) ? whole : '')),
  }));

const costOf = (turns: readonly PastTurn[]): number => turns.reduce((sum, { text }) => sum + estimateTokens(text), 0);

/**
 * The newest question and answer, whole or as much of the answer's end as fits: what is asked next is most often about
 * that. Then the newest turns that fit whole, and the first sentences of those before them while there is room. The
 * numbers of what goes in as it was become those of today.
 */
export function fitHistory(
  past: readonly PastTurn[],
  { share, newest: most }: HistoryRoom,
  markNow: MarkNow = () => null,
): History {
  const all = past.map((turn) => renumbered(turn, markNow)).filter(({ text }) => text !== '');
  const behind = [...new Set(all.flatMap(({ from }) => from ?? []))];
  const withheld = all.filter(({ isWithheld }) => isWithheld).length;
  const about = { behind, withheld, mostTokens: share };
  if (costOf(all) <= share) return toHistory({ turns: all.slice(firstQuestion(all)), cut: 0 }, [], [], about);
  const forLines = share * SHORTENED_SHARE;
  const exchange = newestExchange(all);
  const newest = shortenTo(all.slice(exchange), exchange > 0 ? most - forLines : most);
  let from = newest ? exchange : all.length;
  let left = newest?.cut === 0 ? share - forLines - costOf(newest.turns) : 0;
  while (from > 0 && left >= costOf(all.slice(from - 1, from))) {
    from -= 1;
    left -= costOf(all.slice(from, from + 1));
  }
  from += firstQuestion(all.slice(from));
  const turns = newest ? [...all.slice(from, exchange), ...newest.turns.slice(Math.max(0, from - exchange))] : [];
  const older = all.slice(0, from).map((turn) => ({ ...turn, text: bareText(turn.text) }));
  const lines: string[] = [];
  let room = forLines;
  for (const turn of older.toReversed()) {
    const line = lineOf(turn);
    room -= estimateTokens(line);
    if (room < 0) break;
    lines.unshift(line);
  }
  const mostTokens = Math.max(share, costOf(turns) + forLines);
  return toHistory({ turns, cut: newest?.cut ?? 0 }, older, lines, { ...about, mostTokens });
}

/** The place of the question that was answered last; what was asked since then without an answer comes after it. */
function newestExchange(all: readonly PastTurn[]): number {
  const answer = all.findLastIndex(({ role }) => role === 'assistant');
  const question = all.findLastIndex(({ role }, place) => role === 'user' && (answer < 0 || place < answer));
  return Math.max(0, question);
}

/**
 * Of turns that are too long together the ends, the answer's rather than the questions'; `cut` counts those that are not
 * whole. Null where nothing of one of them fits.
 */
function shortenTo(turns: readonly PastTurn[], tokens: number): { turns: PastTurn[]; cut: number } | null {
  if (costOf(turns) <= tokens) return { turns: [...turns], cut: 0 };
  const answers = turns.filter(({ role }) => role === 'assistant');
  const questions = turns.filter(({ role }) => role === 'user');
  const forAnswers = Math.max(tokens * ANSWER_SHARE, tokens - costOf(questions));
  const forQuestions = tokens - Math.min(costOf(answers), forAnswers);
  const shortened = turns.map((turn) => {
    const [all, part] = turn.role === 'user' ? [questions, forQuestions] : [answers, forAnswers];
    return { ...turn, text: endOf(turn.text, Math.max(part / all.length, part - costOf(all) + costOf([turn]))) };
  });
  const cut = shortened.filter(({ text }, place) => text !== turns[place]?.text).length;
  return shortened.some(({ text }) => text === '') ? null : { turns: shortened, cut };
}

interface About {
  behind: readonly string[];
  withheld: number;
  mostTokens: number;
}

function toHistory(
  { turns, cut }: { turns: PastTurn[]; cut: number },
  older: PastTurn[],
  lines: readonly string[],
  { behind, withheld, mostTokens }: About,
): History {
  const earlier = older.length > 0 ? lines.join('\n') : null;
  const counts = {
    whole: turns.length - cut,
    shortened: lines.length + cut,
    left: older.length - lines.length,
    ...(withheld > 0 && { withheld }),
  };
  const tokens = costOf(turns) + estimateTokens(earlier ?? '');
  return { turns, earlier, older, tokens, mostTokens, behind, read: { ...counts, by: 'first-sentences' } };
}

/** With what a model made of the older turns in the place of their first sentences. */
export const withSummary = (history: History, summary: string): History => ({
  ...history,
  earlier: summary,
  tokens: history.tokens - estimateTokens(history.earlier ?? '') + estimateTokens(summary),
  read: {
    ...history.read,
    shortened: history.older.length + history.turns.length - history.read.whole,
    left: 0,
    by: 'summary',
  },
});

const firstQuestion = (turns: readonly PastTurn[]): number => {
  const at = turns.findIndex(({ role }) => role === 'user');
  return at < 0 ? turns.length : at;
};

export const speakers = { user: 'Q', assistant: 'A' } as const;

function lineOf({ role, text }: PastTurn): string {
  const [first = text] = sentencesOf(text.replace(/\s+/g, ' '));
  return harmless(`${speakers[role]}: ${Array.from(first).slice(0, FIRST_SENTENCE).join('').trim()}`);
}
