/** The marks before the words of a line; the first group is the state of a box. */
export const LEAD = /^[ \t]*(?:>[ \t]?)*(?:#{1,6}[ \t]+|(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[([ xX])\][ \t]+)?)?/;
/** A line without words. */
export const RULE =
  /^[ \t]*(?:(?:[-*_][ \t]*){3,}|[=-]+|`{3,}.*|~{3,}.*|\|?(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?)?[ \t]*)$/;
const LINK = /!?\[((?:\\.|[^\]\\]){0,400})\]\((?:<[^>\n]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)(?:[ \t]+"[^"\n]*")?\)/g;
const PAIRS = [
  /(?<![*\\])(\*{1,3})(?=\S)([^*\n]*[^*\s])\1(?!\*)/g,
  /(?<![\p{L}\p{N}_\\])(_{1,2})(?=\S)([^_\n]*[^_\s])\1(?![\p{L}\p{N}_])/gu,
  /(~~)(?=\S)([^~\n]*[^~\s])\1/g,
  /(`+)([^`\n]+)\1/g,
];

/** A Markdown text as its words read, line by line, without marks: what painted cards show and what is searched. */
export function plainWords(markdown: string): string {
  const lines: string[] = [];
  for (const line of markdown.split('\n')) {
    if (line.trim() !== '' && RULE.test(line)) continue;
    lines.push(plainLine(line));
  }
  return lines.join('\n');
}

function plainLine(line: string): string {
  const [lead = '', box] = LEAD.exec(line) ?? [];
  const isListed = /(?:[-*+]|\d[.)])[ \t]+(?:\[[ xX]\][ \t]+)?$/.test(lead);
  const number = /\d{1,9}[.)]/.exec(lead)?.[0];
  const mark = box !== undefined ? (box === ' ' ? '☐ ' : '☑ ') : number ? `${number} ` : isListed ? '• ' : '';
  let words = line.slice(lead.length);
  if (/^\|.*\|\s*$/.test(words))
    words = words
      .replace(/^\||(?<!\\)\|\s*$/g, '')
      .replace(/\s*(?<!\\)\|\s*/g, ' · ')
      .trim();
  if (/[*_~`[\\]/.test(words)) words = withoutMarks(words);
  return mark + words;
}

/** Words without the marks of bold, links and code. */
export function withoutMarks(words: string): string {
  let plain = words.replace(LINK, '$1');
  for (const pair of PAIRS) plain = plain.replace(pair, '$2');
  return plain.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
