import type { GatheredSource } from './gather.ts';
import type { PastTurn } from './history.ts';

/** Stands in the place of an answer whose words are not sent: the question before it keeps its place. */
const WITHHELD =
  '(An answer from sources that are not connected any more, or that nobody knows. It is not shown to you.)';

/**
 * What was said before, without the answers from sources that are not connected any more or are off now: their words are those
 * of the sources. An answer of which nobody knows what it was made from is such a one.
 */
export function withoutGone(past: readonly PastTurn[], sources: readonly GatheredSource[]): PastTurn[] {
  const open = sources.filter(({ depth }) => depth !== 'off');
  const connected = new Set(open.flatMap(({ nodeId, sourceId, fileId }) => [nodeId, sourceId, fileId]));
  return past.map((turn) => {
    if (turn.role === 'user' || turn.text === '' || turn.from?.every((key) => connected.has(key))) return turn;
    return { ...turn, text: WITHHELD, from: [], isWithheld: true };
  });
}
