import { keysOf } from '#contract/base/keys-of.ts';
import { benchTitlesIn } from './put-titles.ts';
import { cutOn, legibleAt, SURFACES, type Ruler, type Surface } from './title-bench.ts';

export const surfaces = keysOf(SURFACES);

/** The titles of a pack as copies to be changed, one empty one where it has none. */
export function benchTitlesOf(text: string): string[] {
  const titles = benchTitlesIn(text);
  return titles.length > 0 ? titles : [''];
}

/** Where a title does not stand whole. */
export const cutSurfaces = (title: string, ruler?: Ruler): Surface[] =>
  surfaces.filter((surface) => cutOn(surface, title, ruler).isCut);

/** Of letters that are `share` of the height of their picture: where they are too small to be read at a glance. */
export const tooSmallOn = (share: number): Surface[] =>
  surfaces.filter((surface) => !legibleAt(share * 9, 16, SURFACES[surface].imageWidth).isLegible);

/** Own cards among those of others: one of theirs behind each of ours, so that a narrow window shows ours, and the rest at the end. */
export const among = <Own, Other>(own: readonly Own[], others: readonly Other[]): (Own | Other)[] => [
  ...own.flatMap((card, i) => [card, ...others.slice(i, i + 1)]),
  ...others.slice(own.length),
];
