export const CODE = /(?<!`)(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g;
export const ESCAPED = /\\([\\`*_{}[\]()#+\-.!~|<>])/g;
/** Longer names are no links: at each bracket of a hostile line all the rest would be looked through. */
export const LINK = /!?(?<!\[{9})\[(?![^\]\n]{401})([^\]\n]{0,400})\]\((?:[^()\s]|\([^()\s]*\))+(?:\s+"[^"\n]*")?\)/g;
export const STRONG = /\*\*|~~|(?<![\p{L}\p{N}_])__(?=\S)|(?<=\S)__(?![\p{L}\p{N}_])/gu;
export const EMPHASIS = /(?<![\p{L}\p{N}*\\])\*(?=[^\s*])([^*\n]*[^\s*])\*(?!\*)/gu;
export const UNDERLINED = /(?<![\p{L}\p{N}_\\])_(?=[^\s_])([^_\n]*[^\s_])_(?![\p{L}\p{N}_])/gu;
/** Stand for what is set aside meanwhile: no text keeps them, because no message may hold them. */
const KEPT = /\uE000(\d+)\uE001/g;

/**
 * What a person reads of a text in Markdown: without the marks of emphasis, code and links within its lines. Line by line
 * what it was, so that headings, items and tables stay to be told apart.
 */
export function withoutInlineMarks(text: string): string {
  const kept: string[] = [];
  const keep = (words: string) => `\uE000${kept.push(words) - 1}\uE001`;
  return text
    .replace(CODE, (_, _ticks: string, words: string) => keep(words.trim()))
    .replace(ESCAPED, (_, sign: string) => keep(sign))
    .replace(LINK, '$1')
    .replace(STRONG, '')
    .replace(EMPHASIS, '$1')
    .replace(UNDERLINED, '$1')
    .replace(KEPT, (_, place: string) => kept[Number(place)] ?? '');
}
