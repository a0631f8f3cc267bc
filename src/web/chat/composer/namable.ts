import type { ContextShare, Mention } from '#contract/chat/chat.schema.ts';

/** Of what a chat is answered from the sources that a question may name: those that are read. */
export const namableIn = (context: readonly ContextShare[]): Mention[] =>
  context.filter(({ kind, share }) => kind !== 'knowledge' && share !== 'off');

/** Of the sources that a question names those that are not read any more; none while nobody knows (null). */
export function goneFrom(named: readonly Mention[], namable: readonly Mention[] | null): Mention[] {
  if (!namable) return [];
  const open = new Set(namable.map(({ nodeId }) => nodeId));
  return named.filter(({ nodeId }) => !open.has(nodeId));
}

/** The others: what the question is asked of. All of them while nobody knows; then the server decides. */
export function stillThere(named: readonly Mention[], namable: readonly Mention[] | null): Mention[] {
  const gone = new Set(goneFrom(named, namable));
  return named.filter((one) => !gone.has(one));
}
