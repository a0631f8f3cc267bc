import { blocksOf } from '../article/blocks.ts';
import { parsePage } from '../article/dom.ts';
import { unitsOf } from '../article/units.ts';
import type { Keeper } from './keeper.ts';

/**
 * Keeps the text of a page as Markdown under its headings. Before the first one stands `title`, where there is one; what
 * comes before any heading is under `heading`.
 */
export function keepHtml(keeper: Keeper, html: string, title: string | null = null, heading = title): void {
  const page = parsePage(html);
  const blocks = page.body ? blocksOf(unitsOf(page.body), null) : [];
  if (title !== null && blocks.length > 0 && blocks[0]?.shape !== 'heading')
    keeper.add(`# ${title}`, { heading: title, shape: 'heading' });
  for (const { text, ...place } of blocks) keeper.add(text, { ...place, heading: place.heading ?? heading });
}
