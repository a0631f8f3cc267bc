import type { Proven } from './offer.schema.ts';

/** A value with the age of the piece of a mail that says it; 0 is the newest. */
export interface Aged<T> {
  age: number;
  proven: Proven<T>;
}

/** The value of the newest mail that names a field, with what an older one said in `was`; the first of the same age wins. */
export function newestOf<T>(all: readonly Aged<T>[]): Proven<T> | null {
  const [first, ...older] = all.toSorted((a, b) => a.age - b.age);
  if (!first) return null;
  const before = older.find(({ age, proven }) => age > first.age && !isSame(proven.value, first.proven.value));
  const { value, quote, place, by } = first.proven;
  const was = before && { value: before.proven.value, quote: before.proven.quote, place: before.proven.place };
  return { value, quote, place, by, ...(was && { was }) };
}

/** The values of the newest mail that names any of a list; what an older one said stands in `was` of the first. */
export function newestList<T>(all: readonly Aged<T>[], most: number): Proven<T>[] {
  const newest = Math.min(...all.map(({ age }) => age));
  const kept = all.filter(({ age }) => age === newest).map(({ proven }) => proven);
  const distinct = [
    ...new Map(kept.map((one) => [JSON.stringify(one.value) + (one.place?.at.join() ?? ''), one])).values(),
  ];
  const before = all.find((one) => one.age > newest && kept.every(({ value }) => !isSame(value, one.proven.value)));
  return distinct.slice(0, most).map(({ value, quote, place, by }, i) => {
    const was = i === 0 &&
      before && { value: before.proven.value, quote: before.proven.quote, place: before.proven.place };
    return { value, quote, place, by, ...(was && { was }) };
  });
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
