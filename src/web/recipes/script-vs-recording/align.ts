import { anchorsIn, gramsOf, type Grams, type Rect } from './anchors.ts';

/** What is this small is compared wholly at once. */
const SMALL_CELLS = 60_000;
const MOST_CELLS = 4_000_000;
/** All that is compared cell by cell; beyond it only the ends of a gap are looked at. */
const BUDGET_CELLS = 24_000_000;
const CORNER = 300;

interface Job {
  one: Int32Array;
  other: Int32Array;
  grams: Grams;
  match: Int32Array;
  cells: number;
}

/**
 * Which unit of the other sequence each unit of the one is, in rising order; -1 for none. Runs of `gram` units that are rare
 * in both are found first, then ever shorter ones between them; what remains is aligned by dynamic programming in bands.
 */
export function alignUnits(one: readonly string[], other: readonly string[], gram: number): Int32Array {
  const ids = new Map<string, number>();
  const idsOf = (forms: readonly string[]) =>
    Int32Array.from(forms, (form) => {
      const id = ids.get(form) ?? ids.size;
      ids.set(form, id);
      return id;
    });
  const [a, b] = [idsOf(one), idsOf(other)];
  const match = new Int32Array(a.length).fill(-1);
  const job: Job = { one: a, other: b, grams: gramsOf(a, b, gram), match, cells: BUDGET_CELLS };
  alignRect(job, { a0: 0, a1: a.length, b0: 0, b1: b.length }, gram);
  return match;
}

function alignRect(job: Job, whole: Rect, gram: number): void {
  const rect = withoutEqualEnds(job, whole);
  const [height, width] = [rect.a1 - rect.a0, rect.b1 - rect.b0];
  if (height <= 0 || width <= 0) return;
  if (height * width <= SMALL_CELLS || gram < 2) return alignCells(job, rect);
  const anchors = anchorsIn(job.grams, rect, gram);
  if (anchors.length === 0) return alignRect(job, rect, gram - 1);
  let [a, b] = [rect.a0 - 1, rect.b0 - 1];
  const gaps: Rect[] = [];
  for (const [i, j] of anchors) {
    for (let k = 0; k < gram; k += 1) {
      if (i + k <= a || j + k <= b) continue;
      if (i + k > a + 1 || j + k > b + 1) gaps.push({ a0: a + 1, a1: i + k, b0: b + 1, b1: j + k });
      [a, b] = [i + k, j + k];
      job.match[a] = b;
    }
  }
  gaps.push({ a0: a + 1, a1: rect.a1, b0: b + 1, b1: rect.b1 });
  for (const gap of gaps) alignRect(job, gap, gram - 1);
}

function withoutEqualEnds({ one, other, match }: Job, { a0, a1, b0, b1 }: Rect): Rect {
  let [top, left, bottom, right] = [a0, b0, a1, b1];
  while (top < bottom && left < right && one[top] === other[left]) match[top++] = left++;
  while (top < bottom && left < right && one[bottom - 1] === other[right - 1]) match[--bottom] = --right;
  return { a0: top, a1: bottom, b0: left, b1: right };
}

function alignCells(job: Job, rect: Rect): void {
  const { a0, a1, b0, b1 } = rect;
  const cells = (a1 - a0) * (b1 - b0);
  if (cells <= Math.min(MOST_CELLS, job.cells)) return alignTable(job, rect);
  const [down, across] = [Math.min(CORNER, (a1 - a0) >> 1), Math.min(CORNER, (b1 - b0) >> 1)];
  if (down * across * 2 > job.cells) return;
  alignTable(job, { a0, a1: a0 + down, b0, b1: b0 + across });
  alignTable(job, { a0: a1 - down, a1, b0: b1 - across, b1 });
}

/** A unit that goes on with a run weighs this much, one that begins a run 1: scattered likenesses are worth little. */
const RUN = 3;
const NEVER = -1_000_000_000;
/** Of a cell: the best comes from the left, or is a match of this cell; a match goes on with a run. From above: none of them. */
const LEFT = 1;
const MATCH = 2;
const GOES_ON = 4;

function alignTable(job: Job, { a0, a1, b0, b1 }: Rect): void {
  const { one, other, match } = job;
  const [height, width] = [a1 - a0, b1 - b0];
  job.cells -= height * width;
  const trace = new Uint8Array(height * width);
  let best = new Int32Array(width + 1);
  let run = new Int32Array(width + 1).fill(NEVER);
  for (let i = 0; i < height; i += 1) {
    const nextBest = new Int32Array(width + 1);
    const nextRun = new Int32Array(width + 1).fill(NEVER);
    const unit = one[a0 + i];
    for (let j = 0; j < width; j += 1) {
      let value = best[j + 1] ?? 0;
      let bits = 0;
      const left = nextBest[j] ?? 0;
      if (left > value) {
        value = left;
        bits = LEFT;
      }
      if (other[b0 + j] === unit) {
        const goesOn = (run[j] ?? NEVER) + RUN;
        const begins = (best[j] ?? 0) + 1;
        const matched = Math.max(goesOn, begins);
        nextRun[j + 1] = matched;
        if (matched > value) {
          value = matched;
          bits = MATCH;
        }
        if (goesOn >= begins) bits |= GOES_ON;
      }
      nextBest[j + 1] = value;
      trace[i * width + j] = bits;
    }
    [best, run] = [nextBest, nextRun];
  }
  let [i, j, isRun] = [height - 1, width - 1, false];
  while (i >= 0 && j >= 0) {
    const bits = trace[i * width + j] ?? 0;
    if (isRun || (bits & MATCH) !== 0) {
      match[a0 + i] = b0 + j;
      isRun = (bits & GOES_ON) !== 0;
      i -= 1;
      j -= 1;
    } else if ((bits & LEFT) !== 0) j -= 1;
    else i -= 1;
  }
}
