import type { ReadHistory } from '#contract/chat/chat.schema.ts';
import { sentencesOf } from '#contract/base/sentences.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import { harmless } from './safe-text.ts';

export interface PastTurn {
  role: 'user' | 'assistant';
  text: string;
  /** What an answer was made from: the keys of its sources, and of those that the turns before it told it of; null where nobody knows. */
  from?: readonly string[] | null;
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
  /** The keys of the sources that the turns were answered from. */
  behind: readonly string[];
}

/** Of what earlier turns may take, what shortened turns may take once not all go in as they were. */
const SHORTENED_SHARE = 0.3;
const FIRST_SENTENCE = 160;

/** Old answers come without their marks: those counted other passages. */
const bare = (turn: PastTurn): PastTurn => ({ ...turn, text: turn.text.replace(/[ \t]*\[\d{1,3}\]/g, '').trim() });

/** The newest turns that fit whole, and the first sentences of those before them while there is room. */
export function fitHistory(past: readonly PastTurn[], budgetTokens: number): History {
  const all = past.map(bare).filter(({ text }) => text !== '');
  const cost = (turns: readonly PastTurn[]) => turns.reduce((sum, { text }) => sum + estimateTokens(text), 0);
  const behind = [...new Set(all.flatMap(({ from }) => from ?? []))];
  const withheld = all.filter(({ isWithheld }) => isWithheld).length;
  const about = { behind, withheld };
  if (cost(all) <= budgetTokens) return toHistory(all.slice(firstQuestion(all)), [], [], about);
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
  return toHistory(all.slice(from), older, lines, about);
}

function toHistory(
  turns: PastTurn[],
  older: PastTurn[],
  lines: readonly string[],
  { behind, withheld }: { behind: readonly string[]; withheld: number },
): History {
  const earlier = older.length > 0 ? lines.join('\n') : null;
  const counts = {
    whole: turns.length,
    shortened: lines.length,
    left: older.length - lines.length,
    ...(withheld > 0 && { withheld }),
  };
  const tokens = turns.reduce((sum, { text }) => sum + estimateTokens(text), estimateTokens(earlier ?? ''));
  return { turns, earlier, older, tokens, behind, read: { ...counts, by: 'first-sentences' } };
}

/** With what a model made of the older turns in the place of their first sentences. */
export const withSummary = (history: History, summary: string): History => ({
  ...history,
  earlier: summary,
  tokens: history.tokens - estimateTokens(history.earlier ?? '') + estimateTokens(summary),
  read: { ...history.read, whole: history.turns.length, shortened: history.older.length, left: 0, by: 'summary' },
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
