import type { DomDocument } from './dom.ts';

/** What stands within an article's text and is no part of it: marks of footnotes, links to edit or to copy an address, moulds. */
const FURNITURE =
  'sup.reference, .mw-editsection, a.headerlink, a.anchor[aria-hidden], a.hash-link, a.header-anchor, [data-ke-type="opengraph"], template, script, style';

/** Takes away what would be read in the midst of the text; done before anything is chosen. */
export function removeFurniture(page: DomDocument): void {
  page.querySelectorAll(FURNITURE).forEach((part) => part.remove());
  removeCards(page);
}

/** Boxes of a picture and links that a page shows only while one points at a name within its text. */
function removeCards(page: DomDocument): void {
  for (const picture of page.querySelectorAll('p span img')) {
    let box = picture.parentElement;
    while (box?.nodeName.toUpperCase() === 'SPAN' && box.querySelectorAll('a').length < 2) box = box.parentElement;
    if (box?.nodeName.toUpperCase() !== 'SPAN') continue;
    const linked = box.querySelectorAll('a').reduce((sum, link) => sum + (link.textContent ?? '').trim().length, 0);
    if (linked > 0.8 * (box.textContent ?? '').trim().length) box.remove();
  }
}

/** Writes the level of first headings where it outlives their being made second ones. */
export function keepFirstHeadings(page: DomDocument): void {
  page.querySelectorAll('h1').forEach((heading) => heading.setAttribute('aria-level', '1'));
}
