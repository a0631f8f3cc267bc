import { withoutInlineMarks } from '#contract/base/inline-marks.ts';

/** The marks before the words of a line; the first group is the state of a box. */
export const LEAD = /^[ \t]*(?:>[ \t]?)*(?:#{1,6}[ \t]+|(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[([ xX])\][ \t]+)?)?/;
/** A line without words. */
export const RULE =
  /^[ \t]*(?:(?:[-*_][ \t]*){3,}|[=-]+|`{3,}.*|~{3,}.*|\|?(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?)?[ \t]*)$/;

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
  if (/[*_~`[\\]/.test(words)) words = withoutInlineMarks(words);
  return mark + words;
}
