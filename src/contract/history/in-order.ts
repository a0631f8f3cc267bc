/**
 * The most of these things that stand in both lists in the same order, by their ids: whatever else stands in both has to be
 * put anew. The longest rising row of places, in n log n.
 */
export function inOrder(now: readonly { id: string }[], then: readonly { id: string }[]): Set<string> {
  const placeNow = new Map(now.map(({ id }, place) => [id, place]));
  const places = then.flatMap(({ id }) => {
    const place = placeNow.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  const tails: number[] = [];
  const before: number[] = [];
  places.forEach(({ place }, i) => {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[tails[middle] ?? 0]?.place ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    before[i] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = i;
  });
  const kept = new Set<string>();
  for (let i = tails.at(-1) ?? -1; i >= 0; i = before[i] ?? -1) kept.add(places[i]?.id ?? '');
  return kept;
}
