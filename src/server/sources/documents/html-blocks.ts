import { parsePage } from '../article/dom.ts';
import { unitsOf } from '../article/units.ts';
import type { Keeper } from './keeper.ts';

/** Keeps the text of a page under its headings; before the first one stands `heading`. A heading without text is text itself. */
export function keepHtml(keeper: Keeper, html: string, heading: string | null = null): void {
  const page = parsePage(html);
  let above = heading;
  let pending: string | null = null;
  const keepPending = () => {
    if (pending) keeper.add(pending);
    pending = null;
  };
  for (const unit of page.body ? unitsOf(page.body) : []) {
    if (unit.heading === null) {
      keeper.add(unit.text, { heading: above });
      pending = null;
      continue;
    }
    keepPending();
    above = unit.text;
    pending = unit.text;
  }
  keepPending();
}
