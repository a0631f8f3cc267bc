import './reader.css';

const FOUND = 'reader-found';
const HERE = 'reader-found-here';
/** More marks than these would cost scrolling its frames. */
const MOST_MARKED = 2_000;

/** Browsers without this still count and scroll. */
const marks = (): HighlightRegistry | null => (typeof Highlight === 'undefined' ? null : CSS.highlights);

/** Marks these places, the one at `at` above the others. */
export function mark(ranges: readonly Range[], at: number): void {
  const here = ranges[at];
  marks()?.set(FOUND, new Highlight(...ranges.slice(0, MOST_MARKED)));
  if (!here) return void marks()?.delete(HERE);
  const above = new Highlight(here);
  above.priority = 1;
  marks()?.set(HERE, above);
}

export function unmark(): void {
  for (const name of [FOUND, HERE]) marks()?.delete(name);
}

/** Brings the place into the middle of the area, also where its passage was never laid out. */
export function show(range: Range, area: HTMLElement): void {
  range.startContainer.parentElement?.closest('li')?.scrollIntoView({ block: 'nearest' });
  requestAnimationFrame(() => approach(range, area, { tries: 60, rests: 0 }));
}

/** So many frames in a row it has to stand still. */
const RESTS = 4;

/** What is laid out on the way has other heights than were thought, and pushes the place out of sight again. */
function approach(range: Range, area: HTMLElement, { tries, rests }: { tries: number; rests: number }): void {
  const place = range.getBoundingClientRect();
  const frame = area.getBoundingClientRect();
  const isInSight = place.height > 0 && place.top >= frame.top && place.bottom <= frame.bottom;
  if (tries === 0 || (isInSight && rests === RESTS)) return;
  if (!isInSight) {
    if (place.height > 0) area.scrollBy({ top: place.top - frame.top - frame.height / 2 });
    else range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  }
  requestAnimationFrame(() => approach(range, area, { tries: tries - 1, rests: isInSight ? rests + 1 : 0 }));
}
