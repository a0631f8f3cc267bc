import type { GatheredSource } from './gather.ts';
import type { MarkNow } from './history.ts';

/** The numbers under which these sources' passages are shown to a model, whichever of them go in. */
export function marksOf(sources: readonly GatheredSource[]): MarkNow {
  const passages = sources.flatMap(({ nodeId, passages: own }) => own.map((passage) => ({ nodeId, passage })));
  const byId = new Map(passages.map(({ nodeId, passage }, place) => [`${nodeId}/${passage.id}`, place + 1]));
  return ({ nodeId, passageId, quote }) => {
    if (quote === null) return byId.get(`${nodeId}/${passageId}`) ?? null;
    const place = passages.findIndex((one) => one.nodeId === nodeId && one.passage.text.includes(quote));
    return place < 0 ? null : place + 1;
  };
}
