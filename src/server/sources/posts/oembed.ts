import { plainTextOf } from '#contract/sources/captions/plain-text.ts';

/** What a platform tells of a post to whoever shows it elsewhere; from the outside, every field may be missing. */
export interface Oembed {
  title?: unknown;
  author_name?: unknown;
  author_unique_id?: unknown;
  author_url?: unknown;
  thumbnail_url?: unknown;
  html?: unknown;
}

export interface PostText {
  author: string | null;
  /** Without the '@'. */
  username: string | null;
  text: string | null;
  thumbnailUrl: string | null;
  language: string | null;
}

/** The words of the author: of a post in writing the paragraph that stands in its frame, else the title. */
export function readOembed(answer: Oembed, isWritten: boolean): PostText {
  const html = textOf(answer.html) ?? '';
  const begun = /<p\b([^<>]*)>/.exec(html);
  const from = begun ? begun.index + begun[0].length : html.length;
  const to = html.indexOf('</p>', from);
  const attributes = to < 0 ? '' : (begun?.[1] ?? '');
  const inner = to < 0 ? undefined : html.slice(from, to);
  const written = inner === undefined ? null : plainTextOf(inner.replace(/<br\s*\/?>/gi, '\n')).trim();
  const path = /^https?:\/\/[^/]+\/@?([\w.-]+)\/?$/.exec(textOf(answer.author_url) ?? '')?.[1];
  return {
    author: textOf(answer.author_name),
    username: textOf(answer.author_unique_id) ?? path ?? null,
    text: (isWritten ? written : textOf(answer.title)) || null,
    thumbnailUrl: textOf(answer.thumbnail_url),
    language: /\blang="([a-z]{2,3})"/.exec(attributes)?.[1] ?? null,
  };
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
