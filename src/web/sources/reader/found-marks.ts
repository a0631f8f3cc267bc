import { keepInSight, showSideways } from './keep-in-sight.ts';
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

/** Brings the place into the middle of the area, also where its passage was never laid out, and keeps it there. */
export function show(range: Range, area: HTMLElement): () => void {
  const element = range.startContainer.parentElement;
  if (element) showSideways(element, area);
  return keepInSight(area, () => {
    if (!range.startContainer.isConnected) return null;
    const place = range.getBoundingClientRect();
    // What was never laid out has no place of its own yet.
    return place.height > 0 ? place : (element?.closest('li')?.getBoundingClientRect() ?? null);
  });
}
