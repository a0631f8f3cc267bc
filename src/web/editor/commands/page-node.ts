import type { Language } from '#contract/base/language.ts';
import type { WebPage } from '#contract/chat/chat.schema.ts';
import { foundFacts, foundTitle, type FoundBy } from '#contract/chat/found-page.ts';
import { linkNode, type FoundLink } from './add-link.ts';
import type { NewNode } from './add-node.ts';

/** A page as a web search found it. */
export interface FoundPage extends WebPage {
  foundBy: FoundBy;
}

/** The node of a page that is to be read: until it is, it is called as the search called it. */
export function pageNode(found: FoundLink, { title, foundBy }: FoundPage, language: Language): NewNode {
  const node = linkNode(found, language);
  const metadata = { ...node.metadata, ...foundFacts(foundBy, { url: found.link.url, title }) };
  return { ...node, title: foundTitle(metadata) ?? node.title, metadata };
}
