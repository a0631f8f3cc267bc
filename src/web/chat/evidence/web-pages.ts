import type { WebPage } from '#contract/chat/chat.schema.ts';

const isPage = (value: unknown): value is WebPage =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'title' in value &&
  typeof value.title === 'string';

/** The pages that a web answer names, the first for [1]; what is no page is passed over, as anybody can write metadata. */
export const pagesIn = ({ pages }: Record<string, unknown>): WebPage[] =>
  Array.isArray(pages) ? pages.filter(isPage) : [];
