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

/** So many rows below each other are a table. */
const ROWS = /(?:^[ \t]{0,4}[가-힣A-Za-z0-9][가-힣A-Za-z0-9 ·]{1,13} \/ [^\n]{1,200}(?:\n|$)){4,60}/gm;

/** Rows such as '수정 / 최대 2회' with the line that divides a table: every place stays as it is. */
const withRows = (text: string): string => text.replace(ROWS, (rows) => rows.replace(/^([^/\n]{2,20}) \/ /gm, '$1 | '));

/** A mail that was pasted as HTML, as the text that people see, and a table of slashes as a table; any other text as it is. */
export function plainMail(text: string): string {
  if ([...text.slice(0, 20_000).matchAll(TAGS)].length < LEAST_TAGS) return withRows(text);
  return text
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
}

const letterOf = (code: number, whole: string): string =>
  code > 31 && code < 0xd800 ? String.fromCharCode(code) : whole;
