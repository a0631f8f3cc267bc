/** A message by its place in the tree of a conversation: what it answers, and whether it is the version that is shown. */
export interface Turn {
  id: string;
  /** What was said before it; null where a conversation begins. */
  parentId: string | null;
  isChosen: boolean;
}

/** A message that is shown, with all versions of it in the order in which they were written. */
export interface ShownTurn {
  id: string;
  versions: string[];
}

/** What is shown of a conversation: from its beginning on the chosen version of each message. `turns` in the order of writing. */
export function shownTurns(turns: readonly Turn[]): ShownTurn[] {
  const below = Map.groupBy(turns, (turn) => turn.parentId);
  const shown: ShownTurn[] = [];
  const seen = new Set<string>();
  for (let versions = below.get(null); versions;) {
    const chosen = versions.findLast((turn) => turn.isChosen) ?? versions.at(-1);
    if (!chosen || seen.has(chosen.id)) break;
    seen.add(chosen.id);
    shown.push({ id: chosen.id, versions: versions.map((turn) => turn.id) });
    versions = below.get(chosen.id);
  }
  return shown;
}

/** The messages that lead to this one, from the beginning, and itself; none where it is not of this conversation. */
export function turnsTo(turns: readonly Turn[], id: string): string[] {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const way: string[] = [];
  for (let turn = byId.get(id); turn && !way.includes(turn.id); turn = byId.get(turn.parentId ?? '')) way.push(turn.id);
  return way.toReversed();
}
