import type { ContextShare } from '#contract/chat/chat.schema.ts';
import type { MadeOf } from '#contract/recipes/derived.ts';
import type { GatheredSource } from '../context/gather.ts';

/** The sources that went into a result, each as it reads now; a beat sheet goes in as structure, without passages. */
export function madeFrom(sources: readonly GatheredSource[], context: readonly ContextShare[]): MadeOf[] {
  const read = new Set(context.flatMap(({ nodeId, passages }) => (passages > 0 ? nodeId : [])));
  return sources.flatMap(({ nodeId, title, print, sheet, depth }) =>
    print && (read.has(nodeId) || (sheet && depth !== 'off')) ? [{ nodeId, title, ...print }] : [],
  );
}
