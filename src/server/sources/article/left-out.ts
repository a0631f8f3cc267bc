import type { LeftOut } from '#contract/sources/left-out-kinds.ts';
import type { Left, Unit } from './units.ts';

/** How many of each kind stand within the text that was found on a page, or at its ends. */
export function countLeft(left: readonly Left[], page: readonly Unit[], found: readonly Unit[]): LeftOut {
  const numbers = new Set(found.map((unit) => unit.at));
  const first = page.findIndex((unit) => numbers.has(unit.at));
  const last = page.findLastIndex((unit) => numbers.has(unit.at));
  const parts = new Set(page.slice(first, last + 1).flatMap((unit) => (numbers.has(unit.at) ? [unit.part] : [])));
  return countAll(left.filter((one) => parts.has(one.part) && one.before >= first && one.before <= last + 1));
}

export function countAll(left: readonly Left[]): LeftOut {
  const counts: LeftOut = {};
  for (const { kind, isAway } of left) if (!isAway) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
