import type { ReadHistory } from '#contract/chat/chat.schema.ts';
import { sentencesOf } from '#contract/base/sentences.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import { harmless } from './safe-text.ts';

export interface PastTurn {
  role: 'user' | 'assistant';
  text: string;
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
}

/** Earlier turns may take this part of what goes into one question, however long the conversation is: the rest is the sources'. */
export const HISTORY_SHARE = 0.2;
/** Of that, what shortened turns may take once not all go in as they were. */
const SHORTENED_SHARE = 0.3;
const FIRST_SENTENCE = 160;

/** Old answers come without their marks: those counted other passages. */
const bare = (turn: PastTurn): PastTurn => ({ ...turn, text: turn.text.replace(/[ \t]*\[\d{1,3}\]/g, '').trim() });

/** The newest turns that fit whole, and the first sentences of those before them while there is room. */
export function fitHistory(past: readonly PastTurn[], budgetTokens: number): History {
  const all = past.map(bare).filter(({ text }) => text !== '');
  const cost = (turns: readonly PastTurn[]) => turns.reduce((sum, { text }) => sum + estimateTokens(text), 0);
  if (cost(all) <= budgetTokens) return toHistory(all.slice(firstQuestion(all)), [], []);
  let left = budgetTokens * (1 - SHORTENED_SHARE);
  let from = all.length;
  while (from > 0 && left >= estimateTokens(all[from - 1]?.text ?? '')) {
    from -= 1;
    left -= estimateTokens(all[from]?.text ?? '');
  }
  from += firstQuestion(all.slice(from));
  const older = all.slice(0, from);
  const lines: string[] = [];
  let room = budgetTokens * SHORTENED_SHARE;
  for (const turn of older.toReversed()) {
    const line = lineOf(turn);
    room -= estimateTokens(line);
    if (room < 0) break;
    lines.unshift(line);
  }
  return toHistory(all.slice(from), older, lines);
}

function toHistory(turns: PastTurn[], older: PastTurn[], lines: readonly string[]): History {
  const earlier = older.length > 0 ? lines.join('\n') : null;
  const counts = { whole: turns.length, shortened: lines.length, left: older.length - lines.length };
  const tokens = turns.reduce((sum, { text }) => sum + estimateTokens(text), estimateTokens(earlier ?? ''));
  return { turns, earlier, older, tokens, read: { ...counts, by: 'first-sentences' } };
}

/** With what a model made of the older turns in the place of their first sentences. */
export const withSummary = (history: History, summary: string): History => ({
  ...history,
  earlier: summary,
  tokens: history.tokens - estimateTokens(history.earlier ?? '') + estimateTokens(summary),
  read: { whole: history.turns.length, shortened: history.older.length, left: 0, by: 'summary' },
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
