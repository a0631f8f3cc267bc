import type { Splice } from './splices.schema.ts';

export type Splices = readonly Splice[];

/** Whether they are sorted, apart, and lie within a text of this length. */
export function fits(changes: Splices, length: number): boolean {
  let from = 0;
  for (const { at, del } of changes) {
    if (at < from || at + del > length) return false;
    from = at + del;
  }
  return true;
}

export function applySplices(text: string, changes: Splices): string {
  let after = '';
  let from = 0;
  for (const { at, del, ins } of changes) {
    after += text.slice(from, at) + ins;
    from = at + del;
  }
  return after + text.slice(from);
}

export const lengthAfter = (length: number, changes: Splices): number =>
  changes.reduce((sum, { del, ins }) => sum + ins.length - del, length);

/** Gathers a change from left to right of the text before it: what stays, what goes, what comes. */
class Gathered {
  readonly changes: Splice[] = [];
  #at = 0;
  #open: Splice | null = null;

  keep(count: number): void {
    if (count === 0) return;
    this.#close();
    this.#at += count;
  }
  take(count: number): void {
    if (count === 0) return;
    this.#begin().del += count;
    this.#at += count;
  }
  put(text: string): void {
    if (text !== '') this.#begin().ins += text;
  }
  all(): Splice[] {
    this.#close();
    return this.changes;
  }
  #begin(): Splice {
    return (this.#open ??= { at: this.#at, del: 0, ins: '' });
  }
  #close(): void {
    if (this.#open) this.changes.push(this.#open);
    this.#open = null;
  }
}

/** Walks along a change: each part is a stretch that stays or goes, or letters that come. */
class Walk {
  readonly #changes: Splices;
  #next = 0;
  #at = 0;
  /** Of the splice being walked: letters not yet put, units not yet taken. */
  #ins = '';
  #del = 0;

  constructor(changes: Splices) {
    this.#changes = changes;
    this.#load();
  }
  /** What comes right here. */
  get ins(): string {
    return this.#ins;
  }
  put(): string {
    const text = this.#ins;
    this.#ins = '';
    this.#load();
    return text;
  }
  /** The length of the stretch that begins here and is treated alike; Infinity behind the last change. */
  get stretch(): number {
    if (this.#del > 0) return this.#del;
    const next = this.#changes[this.#next];
    return next ? next.at - this.#at : Infinity;
  }
  get isTaken(): boolean {
    return this.#del > 0;
  }
  pass(count: number): void {
    this.#at += count;
    if (this.#del > 0) this.#del -= count;
    this.#load();
  }
  get isOver(): boolean {
    return this.#next >= this.#changes.length && this.#del === 0 && this.#ins === '';
  }
  #load(): void {
    const next = this.#changes[this.#next];
    if (this.#del > 0 || this.#ins !== '' || !next || next.at !== this.#at) return;
    this.#ins = next.ins;
    this.#del = next.del;
    this.#next++;
  }
}

/**
 * `mine`, made over the same text as `theirs`, as it reads after theirs. Letters that both put into one gap stand in the order
 * of `isFirst`, which the two sides must see alike; letters that a deletion had not seen survive it.
 */
export function transformSplices(mine: Splices, theirs: Splices, isFirst: boolean): Splice[] {
  const after = new Gathered();
  const own = new Walk(mine);
  const other = new Walk(theirs);
  while (!own.isOver) {
    if (own.ins !== '' && (isFirst || other.ins === '')) after.put(own.put());
    else if (other.ins !== '') after.keep(other.put().length);
    else {
      const count = Math.min(own.stretch, other.stretch);
      if (count === Infinity) break;
      if (!other.isTaken) {
        if (own.isTaken) after.take(count);
        else after.keep(count);
      }
      own.pass(count);
      other.pass(count);
    }
  }
  return after.all();
}

/** One change that does what `first` and then `second`, made over its outcome, do. */
export function composeSplices(first: Splices, second: Splices): Splice[] {
  const both = new Gathered();
  const one = new Walk(first);
  const two = new Walk(second);
  /** Units that `first` has put and `second` has not walked over yet. */
  let put = '';
  for (;;) {
    if (put === '' && one.ins !== '') put = one.put();
    if (two.ins !== '') both.put(two.put());
    else if (put !== '') {
      const count = Math.min(put.length, two.stretch);
      if (!two.isTaken) both.put(put.slice(0, count));
      put = put.slice(count);
      two.pass(count);
    } else if (one.isTaken) {
      const count = one.stretch;
      both.take(count);
      one.pass(count);
    } else {
      const count = Math.min(one.stretch, two.stretch);
      if (count === Infinity) return both.all();
      if (two.isTaken) both.take(count);
      else both.keep(count);
      one.pass(count);
      two.pass(count);
    }
  }
}

/** What takes the change back, made over its outcome. */
export function invertSplices(text: string, changes: Splices): Splice[] {
  let moved = 0;
  return changes.map(({ at, del, ins }) => {
    const back = { at: at + moved, del: ins.length, ins: text.slice(at, at + del) };
    moved += ins.length - del;
    return back;
  });
}

const isHighHalf = (code: number) => code >= 0xd800 && code < 0xdc00;
const isLowHalf = (code: number) => code >= 0xdc00 && code < 0xe000;

/**
 * The one stretch in which two texts differ; none where they are equal. `keepsEnd`: so many units at the end of `after` are
 * certainly those of before, as behind the caret of who typed: of several equal letters the one at the caret is meant. No
 * letter of two units is cut.
 */
export function spliceBetween(before: string, after: string, keepsEnd?: number): Splice[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let end = 0;
  const mostEnd = Math.min(most, keepsEnd ?? most);
  while (end < mostEnd && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  let start = 0;
  const mostStart = most - end;
  while (start < mostStart && before[start] === after[start]) start++;
  if (keepsEnd !== undefined)
    while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  if (start > 0 && isHighHalf(before.charCodeAt(start - 1))) start--;
  if (end > 0 && isLowHalf(before.charCodeAt(before.length - end))) end--;
  return [{ at: start, del: before.length - end - start, ins: after.slice(start, after.length - end) }];
}

/** Where a place of the text before the change is after it. `staysLeft`: of letters that come right there. */
export function movePlace(place: number, changes: Splices, staysLeft: boolean): number {
  let moved = place;
  for (const { at, del, ins } of changes) {
    if (at > place || (at === place && staysLeft)) break;
    moved += ins.length - Math.min(del, place - at);
  }
  return moved;
}
