import { offerOfChat } from './chat-lines.ts';
import { withRows } from './layouts.ts';
import { withLines } from './run-on-lines.ts';

const TAGS = /<\/?(?:html|body|table|tbody|tr|td|div|p|br|span|b|strong|a|ul|li|font)(?:\s[^<>]{0,2000})?\/?>/gi;
const LEAST_TAGS = 3;
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  won: '₩',
};

/** A mail that was pasted as HTML, as the text that people see, and a table without lines as a table, of a chat what is offered; any other text as it is. */
export function plainMail(text: string): string {
  if ([...text.slice(0, 20_000).matchAll(TAGS)].length < LEAST_TAGS) return withRows(withLines(offerOfChat(text)));
  const plain = text
    .replace(/<(style|script|head|title)\b[^<>]{0,2000}>[^<]{0,100000}<\/\1\s?>|<!--[^<>]{0,4000}-->/gi, '')
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/<\/t[dh]>\s*<t[dh](?:\s[^<>]{0,2000})?>/gi, ' | ')
    .replace(/<br(?:\s[^<>]{0,200})?\/?>|<\/(?:p|div|tr|li|h[1-6]|table|ul|ol|blockquote)>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,2000}>/gi, '')
    .replace(/&(?:(nbsp|amp|lt|gt|quot|apos|won)|#(\d{2,6}));/gi, (whole, name?: string, code?: string) =>
      name === undefined ? letterOf(Number(code), whole) : (ENTITIES[name.toLowerCase()] ?? whole),
    )
    .replace(/[ \u00A0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return withRows(plain);
}

const letterOf = (code: number, whole: string): string =>
  code > 31 && code < 0xd800 ? String.fromCharCode(code) : whole;
