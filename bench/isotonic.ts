/**
 * Isotonic regression by pooling adjacent violators, as at most `steps` knots [strength, share of hits] from 0 to 1 that
 * rise in both. A step's knot stands at the mean strength of its pool.
 */
export function fitIsotonic(
  trials: readonly { strength: number; isHit: boolean }[],
  steps: number,
): [number, number][] {
  const sorted = [...trials].sort((a, b) => a.strength - b.strength);
  const size = Math.ceil(sorted.length / steps);
  const pools: { count: number; strength: number; hits: number }[] = [];
  for (let from = 0; from < sorted.length; from += size) {
    const part = sorted.slice(from, from + size);
    pools.push({
      count: part.length,
      strength: part.reduce((sum, t) => sum + t.strength, 0),
      hits: part.filter((t) => t.isHit).length,
    });
    for (let last = pools.pop(); last; last = pools.pop()) {
      const before = pools.at(-1);
      if (!before || before.hits / before.count <= last.hits / last.count) {
        pools.push(last);
        break;
      }
      pools[pools.length - 1] = {
        count: before.count + last.count,
        strength: before.strength + last.strength,
        hits: before.hits + last.hits,
      };
    }
  }
  const knots = pools.map(({ count, strength, hits }): [number, number] => [strength / count, hits / count]);
  const [, lowest = 0] = knots[0] ?? [];
  const [, highest = 1] = knots.at(-1) ?? [];
  return [[0, Math.max(0, lowest - 0.3)], ...knots, [1, Math.max(highest, 0.97)]];
}
