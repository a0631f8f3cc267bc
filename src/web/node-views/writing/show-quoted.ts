import { withoutInlineMarks } from '#contract/base/inline-marks.ts';
import type { Span } from '#contract/base/marked-text.ts';
import { findQuote } from '../../sources/find-quote.ts';
import { rangesIn } from '../../sources/reader/find-ranges.ts';
import { LEAD, RULE } from '../../editor/note-text/plain-words.ts';

const CITED = 'note-cited';
/** So much of a long text is laid out around what is cited. */
const BEFORE = 3_000;
const AFTER = 6_000;
const WHOLE = 12_000;
/** Fewer letters than these stand in many places. */
const TELLING = 8;
/** Chips of other evidence stand between the words, and are none of them. */
const ASIDE = '.cite-chip, [data-aside]';

/** What is left of a list to tick where its words were quoted without the mark of the list. */
const BOX = /^\[[ xX]\][ \t]+/;

/** The part of the text to lay out so that the quoted words are among it; whole lines, and all of a text that is not long. */
export function partAround(text: string, quote: string): Span {
  const place = text.length > WHOLE ? findQuote(text, quote) : null;
  if (!place) return [0, Math.min(text.length, WHOLE)];
  const from = place[0] > BEFORE ? text.lastIndexOf('\n', place[0] - BEFORE) + 1 : 0;
  const to = text.indexOf('\n', Math.min(text.length, place[1] + AFTER));
  return [from, to === -1 ? text.length : to];
}

/**
 * Marks the quoted words in `area` and brings them into its sight, as often as what stands there is drawn anew. `onLeft`
 * hears that somebody has turned to the ground of the board. Answers how to end it.
 */
export function showQuoted(area: HTMLElement, quote: string, onLeft: () => void): () => void {
  let marked: Range[] = [];
  const unmark = () => {
    marked.forEach((range) => cited()?.delete(range));
    marked = [];
  };
  const look = () => {
    unmark();
    const [first] = placesOf(area, quote);
    if (!first) return;
    marked = [first];
    cited()?.add(first);
    bringIntoSight(first, area);
  };
  const observer = new MutationObserver(look);
  observer.observe(area, { childList: true, characterData: true, subtree: true });
  look();
  const press = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.react-flow__pane')) onLeft();
  };
  document.addEventListener('click', press, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('click', press, true);
    unmark();
  };
}

/** Browsers without this still scroll. */
function cited(): Highlight | null {
  if (typeof Highlight === 'undefined') return null;
  const known = CSS.highlights.get(CITED);
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set(CITED, made);
  return made;
}

/** Where the words stand; where not all of them do, where the first line does that says enough. */
function placesOf(area: HTMLElement, quote: string): Range[] {
  const words = bareWords(quote);
  const lines = words.split('\n').filter((line) => line.length >= TELLING);
  for (const wanted of [quote, words, ...lines]) {
    const ranges = rangesIn(area, wanted, ASIDE);
    if (ranges.length > 0) return ranges;
  }
  return [];
}

/** Only the area itself is scrolled: the board is moved by its camera alone. */
function bringIntoSight(range: Range, area: HTMLElement): void {
  const place = range.getBoundingClientRect();
  const frame = area.getBoundingClientRect();
  if (place.top >= frame.top && place.bottom <= frame.bottom) return;
  const scale = frame.height / (area.offsetHeight || 1) || 1;
  area.scrollTop += (place.top - frame.top - (frame.height - Math.min(place.height, frame.height)) / 2) / scale;
}

/** Words of a Markdown text as they stand in it once it is drawn: without marks, and with cells side by side. */
export const bareWords = (markdown: string): string =>
  markdown
    .split('\n')
    .filter((line) => line.trim() !== '' && !RULE.test(line))
    .map((line) => {
      const words = line.slice(LEAD.exec(line)?.[0].length ?? 0).replace(BOX, '');
      return withoutInlineMarks(/^\|.*\|\s*$/.test(words) ? words.replace(/(?<!\\)\|/g, ' ').trim() : words);
    })
    .join('\n');
