import type { Span } from '../../base/marked-text.ts';
import { placedOf, type Placed } from './placed.ts';

/** How the items of a section are told apart: a line each, commas between them, or a '#' before each. */
export type ItemStyle = 'lines' | 'commas' | 'hashes';

const ITEM = /^(\s*)((?:[-*+•·]|\d{1,2}[.)])\s+)?/;
const COMMA = /[,，、]/g;
/** The last of an item may say where its words come from. */
const CITED = /(?<!\s)\s*(?:\[\d{1,3}(?:,[ \t]?\d{1,3})*\]\s*)+$/;
/** What may stand around a whole item and is not copied; quotation marks only where there are no others inside. */
const WRAPS: readonly RegExp[] = [/^\*\*(.+)\*\*$/, /^`([^`]+)`$/, /^"([^"]+)"$/, /^“([^“”]+)”$/];

/** No section of a pack has more. */
const MOST_ITEMS = 1_000;

/** The items on the given lines of a note. Notes below an item, further in than the first one, are left out. */
export const itemsOn = (note: string, lines: readonly Span[], style: ItemStyle): Placed[] =>
  allOn(note, lines.slice(0, MOST_ITEMS), style).slice(0, MOST_ITEMS);

function allOn(note: string, lines: readonly Span[], style: ItemStyle): Placed[] {
  let depth: number | null = null;
  return lines.flatMap((line) => {
    const [whole, indent = '', bullet = ''] = ITEM.exec(note.slice(...line)) ?? [''];
    const start = line[0] + whole.length;
    if (start >= line[1]) return [];
    depth ??= indent.length;
    if (style === 'lines' && indent.length > depth + 1) return [];
    return SPLIT[style](note, [start, line[1]], bullet !== '')
      .map((span) => placedOf(note, ...unwrapped(note, span)))
      .filter(({ text }) => text !== '');
  });
}

const SPLIT: { readonly [S in ItemStyle]: (note: string, span: Span, isItem: boolean) => Span[] } = {
  lines: (_note, span) => [span],
  commas: (note, span) => splitAt(note, span, COMMA),
  hashes: (note, span, isItem) => {
    const words = note.slice(...span);
    if (words.includes('#')) return splitAt(note, span, /(?<!#)(?=#)/g).flatMap((one) => splitAt(note, one, COMMA));
    return splitAt(note, span, isItem || /[,，、]/.test(words) ? COMMA : /\s+/g);
  },
};

function splitAt(note: string, [start, end]: Span, between: RegExp): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (const { 0: gap, index } of note.slice(start, end).matchAll(between)) {
    spans.push([from, start + index]);
    from = start + index + gap.length;
  }
  return [...spans, [from, end]];
}

function unwrapped(note: string, [start, end]: Span): Span {
  const raw = note.slice(start, end);
  const words = raw.replace(CITED, '').trim();
  const inner = WRAPS.map((wrap) => wrap.exec(words)?.[1]).find((found) => found !== undefined);
  if (inner === undefined) return [start, end];
  const from = start + raw.indexOf(words) + (words.length - inner.length) / 2;
  return [from, from + inner.length];
}
