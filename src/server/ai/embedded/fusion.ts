/** The usual constant of reciprocal rank fusion: how little the first place counts more than the second. */
const SMOOTHING = 60;

/** One ranking of several, by reciprocal ranks: what stands high in any of them stands high. Ties by place. */
export function fuse(rankings: readonly (readonly number[])[]): number[] {
  const worth = new Map<number, number>();
  for (const ranking of rankings)
    ranking.forEach((place, rank) => worth.set(place, (worth.get(place) ?? 0) + 1 / (SMOOTHING + rank + 1)));
  return [...worth].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([place]) => place);
}
