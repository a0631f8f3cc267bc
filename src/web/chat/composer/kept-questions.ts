import { isRecord } from '#contract/base/is-record.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import { forgetStored, keepTyped, readStored } from '../../lib/stored.ts';
import { mentionsOf, type FailedQuestion } from '../conversation.ts';

const MOST = 20;
const keyOf = (conversationId: string) => `unanswered:${conversationId}`;

/**
 * The questions of a conversation that this browser has asked and the server has not acknowledged: a closed tab keeps
 * them, and the next one offers them.
 */
export function readQuestions(conversationId: string): FailedQuestion[] {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(conversationId)) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap((one) => questionIn(one) ?? []) : [];
  } catch {
    return [];
  }
}

/** Keeps a question until `forgetQuestions`; other tabs keep theirs beside it. */
export function keepQuestion(conversationId: string, asked: FailedQuestion): void {
  const others = readQuestions(conversationId).filter(({ key }) => key !== asked.key);
  keepTyped(keyOf(conversationId), JSON.stringify([...others, asked].slice(-MOST)));
}

/** Forgets these questions of a conversation, or all of them where none is named. */
export function forgetQuestions(conversationId: string, keys?: readonly string[]): void {
  const kept = readQuestions(conversationId);
  const left = keys ? kept.filter(({ key }) => !keys.includes(key)) : [];
  if (left.length === 0) forgetStored(keyOf(conversationId));
  else if (left.length < kept.length) keepTyped(keyOf(conversationId), JSON.stringify(left));
}

/** Hears that another tab has kept or forgotten questions of a conversation. */
export function onOtherTab(conversationId: string, heard: () => void): () => void {
  const look = ({ key }: StorageEvent) => key === keyOf(conversationId) && heard();
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}

/** What can be sent again of what was kept; null for anything else. */
function questionIn(kept: unknown): FailedQuestion | null {
  if (!isRecord(kept)) return null;
  const { key, question, askedAt, after, isWebSearch, mentions, recipe, edits, code } = kept;
  if (typeof key !== 'string' || typeof question !== 'string' || typeof askedAt !== 'number') return null;
  return {
    key,
    question,
    askedAt,
    after: typeof after === 'number' ? after : -1,
    isWebSearch: isWebSearch === true,
    mentions: mentionsOf({ metadata: { mentions } }),
    recipe: recipeIn({ recipe }),
    edits: typeof edits === 'string' ? edits : null,
    again: null,
    code: typeof code === 'string' ? code : null,
    answerId: null,
  };
}
