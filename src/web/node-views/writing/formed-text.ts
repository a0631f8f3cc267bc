import { saysSomething } from '#contract/base/letters.ts';
import { htmlToMarkdown, parseHtml } from './html-to-markdown.ts';

/**
 * Words that were copied, as Markdown where their HTML says more than they do; otherwise as they are: an editor of code
 * colours them, others only wrap them.
 */
export function formedText(text: string, html: string | undefined, parse = parseHtml): string {
  const markdown = html === undefined ? null : htmlToMarkdown(html, parse, !saysSomething(text));
  if (markdown === null) return text;
  return bare(markdown.replace(WHOLE_FENCE, '$2')) === bare(text) ? text : markdown;
}

/** All of it is one block of code. */
const WHOLE_FENCE = /^(`{3,})\n([^]*)\n\1$/;

const bare = (words: string): string => words.replace(/\s+/g, '');
