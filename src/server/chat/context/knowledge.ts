import type { ContextShare } from '#contract/chat/chat.schema.ts';
import type { KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import { estimateTokens } from '../../ai/tokens.ts';

/** What the administrators want every chat to know, as much of it as fits. */
export interface FittedKnowledge {
  /** How to answer. */
  guidelines: KnowledgeItem[];
  /** What to know; it is no source and gets no number. */
  background: KnowledgeItem[];
  tokens: number;
  /** For the receipt. */
  context: ContextShare[];
}

const isGuideline = ({ type }: KnowledgeItem): boolean => type === 'system_prompt' || type === 'instruction';

/** Whole items in their order while they fit; the rest is named without its text. */
export function fitKnowledge(items: readonly KnowledgeItem[], budgetTokens: number): FittedKnowledge {
  let left = budgetTokens;
  const taken = new Set<KnowledgeItem>();
  const context = items.map((item): ContextShare => {
    const tokens = estimateTokens(`${item.title}\n${item.content}`);
    if (tokens > left) return shareOf(item, 0);
    left -= tokens;
    taken.add(item);
    return shareOf(item, tokens);
  });
  const fitting = items.filter((item) => taken.has(item));
  return {
    guidelines: fitting.filter(isGuideline),
    background: fitting.filter((item) => !isGuideline(item)),
    tokens: budgetTokens - left,
    context,
  };
}

/** How a receipt names an item: by its id and as knowledge. */
export const shareOf = ({ id, title }: KnowledgeItem, tokens: number): ContextShare => ({
  nodeId: id,
  title,
  kind: 'knowledge',
  share: tokens > 0 ? 'whole' : 'title-only',
  passages: tokens > 0 ? 1 : 0,
  tokens,
});

/** What may be quoted where no source answers: statements, not orders. */
export const quotable = (items: readonly KnowledgeItem[]): KnowledgeItem[] =>
  items.filter((item) => !isGuideline(item));
