import type { Block } from '../passages/passages.ts';
import { toMarkdownTable } from './tables.ts';
import type { Unit } from './units.ts';

/**
 * Units as paragraphs in Markdown. A heading opens the text that it stands over and is the place of it; one that repeats
 * the title says nothing. Of headings that follow each other at once, the last is the place.
 */
export function blocksOf(units: readonly Unit[], title: string | null): Block[] {
  const blocks: Block[] = [];
  let heading: string | null = null;
  let opened: Block[] = [];
  const begun = new Set<unknown>();
  const add = (block: Omit<Block, 'heading' | 'page'>) => blocks.push({ ...block, heading, page: null });
  for (let at = 0; at < units.length;) {
    const unit = units[at] as Unit;
    const end = endOfGroup(units, at);
    const group = units.slice(at, end);
    at = end;
    if (unit.heading !== null) {
      if (unit.text === title) continue;
      heading = unit.text;
      add({ text: `${'#'.repeat(unit.heading)} ${unit.text}`, shape: 'heading' });
      opened.push(blocks.at(-1) as Block);
      for (const block of opened) block.heading = heading;
      continue;
    }
    opened = [];
    add(toBlock(unit, group, !begun.has(unit.item?.element)));
    begun.add(unit.item?.element);
  }
  return blocks;
}

/** Where the units end that make one block with the first: the cells of a table, the lines of an item. */
function endOfGroup(units: readonly Unit[], start: number): number {
  const first = units[start] as Unit;
  const isWithFirst = (unit: Unit | undefined): boolean => {
    if (!unit || unit.heading !== null || first.heading !== null || unit.code !== null || first.code !== null)
      return false;
    if (first.cell) return unit.cell?.table === first.cell.table;
    return first.item !== null && unit.item?.element === first.item.element && !unit.cell && !unit.isCaption;
  };
  let end = start + 1;
  while (isWithFirst(units[end])) end++;
  return end;
}

/** `isFirst`: nothing of the item that it stands in came before. */
function toBlock(unit: Unit, group: readonly Unit[], isFirst: boolean): Omit<Block, 'heading' | 'page'> {
  if (unit.code !== null) return { text: fenced(unit.text, unit.code), shape: 'code' };
  if (unit.cell) return toTable(group);
  if (unit.isCaption) return { text: `*${unit.text}*`, shape: 'caption' };
  const quoted = (text: string) => (unit.inQuote ? text.replace(/^/gm, '> ') : text);
  if (unit.item) return { text: quoted(toItem(group, isFirst)), shape: 'item' };
  return unit.inQuote ? { text: quoted(unit.text), shape: 'quote' } : { text: unit.text };
}

function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** What is left of a table after pruning may be a single column: that is text again. */
function toTable(group: readonly Unit[]): Omit<Block, 'heading' | 'page'> {
  const cells = group.flatMap(({ text, cell }) => (cell ? [{ text, row: cell.row, column: cell.column }] : []));
  const isTable = new Set(cells.map((cell) => cell.column)).size > 1;
  if (!isTable) return { text: cells.map((cell) => cell.text).join('\n') };
  return { text: toMarkdownTable(cells), shape: 'table' };
}

function toItem(group: readonly Unit[], isFirst: boolean): string {
  const { mark = '-', indent = 0 } = group[0]?.item ?? {};
  const texts = group.map((unit) => unit.text);
  const inner = ' '.repeat(indent + mark.length);
  return texts.map((text, i) => `${isFirst && i === 0 ? ' '.repeat(indent) + mark : inner} ${text}`).join('\n');
}
