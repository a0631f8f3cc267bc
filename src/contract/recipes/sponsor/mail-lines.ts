import { withoutEnd } from '../../base/without-end.ts';
import { quoteOf, type Quote, type Read } from './brief-types.ts';

/** A line of a mail; of 'label: value' and of a row of a table both sides, of a line below a heading the heading as label. */
export interface MailLine {
  text: string;
  start: number;
  label: string;
  value: string;
  valueStart: number;
  /** The label stands in the line itself. */
  isLabelled: boolean;
}

const MOST_LINES = 4_000;
/** A longer line is prose without breaks; what a rule reads of it is this much. */
const LONGEST_LINE = 4_000;
const LONGEST_LABEL = 30;

const MARKS = /^(?:[\s>|*_#\-–—•·●○■□▶▷►◆◇※✔→]|\p{Extended_Pictographic}|[\uFE0F\u200D])+/u;
const NUMBERING = /^(?:\(?\d{1,2}[.)]|[①-⑳]|[가-하a-z][.)])\s*/;
const SEPARATOR = /\s?(?:[:：](?![)(D;])|\||\t|\s[-–—=→]\s)\s*/;
const ENDS_LABEL = /[*_\])】」』>\s]/;
const OPENS_LABEL = /^[*_[(【「『<\s]+/;
const PLAIN_LABEL = /^[\p{L}\p{N}\s/·&().,+*_[\]【】「」'’-]+$/u;
/** 'Hi Hana — we are …': no label. */
const GREETING = /^(?:hi|hello|hey|dear|안녕하세요|안녕하십니까)(?![가-힣\w])/i;
const HEADING = /^[\s>]*(?:#{1,6}\s|[[【<「■□▶▷►◆◇●○※📌✅]|\*\*|\d{1,2}[.)]\s)/u;

const bare = (label: string): string =>
  withoutEnd(label.replace(MARKS, '').replace(NUMBERING, '').replace(OPENS_LABEL, ''), ENDS_LABEL).trim();

/** The lines of a mail in order, without those that have no words. */
export function mailLinesOf(text: string): MailLine[] {
  const lines: MailLine[] = [];
  let heading = '';
  for (let from = 0, n = 0; from <= text.length && n < MOST_LINES; n += 1) {
    const next = text.indexOf('\n', from);
    const to = next < 0 ? text.length : next;
    for (let start = from; start < to || start === from; start += LONGEST_LINE) {
      const line = text.slice(start, Math.min(to, start + LONGEST_LINE)).replace(/\r$/, '');
      if (line.trim() === '') break;
      const read = readLine(line, start, heading);
      if (read.isHeading) heading = read.line.label;
      if (read.line.isLabelled || line.length < LONGEST_LABEL) lines.push(read.line);
      else lines.push(...sentencesOfLine(read.line));
    }
    if (to === from && text[from - 2] === '\n') heading = '';
    from = to + 1;
  }
  return lines;
}

const SENTENCE_END =
  /(?<=(?:[가-힣a-z)~ㅠㅎㅋ]|\d[a-z]|[A-Z]{2}|\d(?=[.!?]\s[A-Z][a-z]))[.!?~]{1,3})(?<!\b(?:excl|incl|approx|min|max|no|vs|etc|e\.g|i\.e)\.)\s+(?=[^\s(（])|(?<=[가-힣](?:\p{Extended_Pictographic}\uFE0F?){1,3}|[요다][ㅎㅋㅠㅜ]{2,4})\s+(?=\S)/giu;

/** Prose without breaks: each sentence is judged by itself. */
function sentencesOfLine(line: MailLine): MailLine[] {
  const found: MailLine[] = [];
  let from = 0;
  const ends = [...line.text.matchAll(SENTENCE_END)].map(({ index, 0: gap }) => [index, index + gap.length] as const);
  for (const [to, next] of [...ends, [line.text.length, line.text.length] as const]) {
    const text = line.text.slice(from, to);
    const value = text.trim();
    const start = line.start + from;
    if (value !== '') found.push({ ...line, text, start, value, valueStart: start + text.indexOf(value) });
    from = next;
  }
  return found;
}

function readLine(line: string, start: number, heading: string): { line: MailLine; isHeading: boolean } {
  const lead = (MARKS.exec(line.slice(0, 40))?.[0] ?? '').length;
  const rest = line.slice(lead);
  const separator = SEPARATOR.exec(rest.slice(0, LONGEST_LABEL + 6));
  const label = separator ? rest.slice(0, separator.index) : '';
  const isLink = /^https?$/i.test(label.trim()) || GREETING.test(label.trim());
  if (separator && label.trim() !== '' && !isLink && PLAIN_LABEL.test(label) && !/^\d{1,2}$/.test(label.trim())) {
    const from = lead + separator.index + separator[0].length;
    const value = withoutEnd(line.slice(from), /[\s|*]/);
    const own = bare(label);
    const at = { text: line, start, label: own, value, valueStart: start + from, isLabelled: true };
    return { line: at, isHeading: value === '' && own !== '' };
  }
  const bracketed =
    /^[\s>*]*(?:[[【<「]|[(（](?=[가-힣 ]{2,8}[)）])(?!광고|협찬|유료))(?=[^\])）】>」\n]{1,24}[\])）】>」]\s*\S)([^\])）】>」\n]{1,24})[\])）】>」]\s*/.exec(
      line,
    );
  if (bracketed && !/^(?:제목|subject|re|fwd)/i.test(line)) {
    const from = bracketed[0].length;
    const value = line.slice(from).trimEnd();
    const at = {
      text: line,
      start,
      label: bare(bracketed[1] ?? ''),
      value,
      valueStart: start + from,
      isLabelled: true,
    };
    return { line: at, isHeading: false };
  }
  const words = bare(line.slice(0, 60));
  const isHeading =
    line.length <= LONGEST_LABEL + 6 && HEADING.test(line) && !/[.!?다요]$/.test(words) && !/\d/.test(words);
  const isItem = lead > 0 || NUMBERING.test(rest) || /^\s/.test(line);
  const trimmed = line.trim();
  const valueStart = start + line.indexOf(trimmed);
  const own = isHeading ? words : isItem || trimmed.length < 120 ? heading : '';
  return {
    line: { text: line, start, label: own, value: isHeading ? '' : trimmed, valueStart, isLabelled: false },
    isHeading,
  };
}

/** The first value whose label the pattern names. */
export function labelled(text: string, lines: readonly MailLine[], label: RegExp, most = 80): Read<string> | null {
  for (const [i, line] of lines.entries()) {
    if (!line.isLabelled || line.label.length > LONGEST_LABEL || !label.test(line.label)) continue;
    const from = line.value === '' ? lines[i + 1] : line;
    if (!from || (from !== line && from.isLabelled)) continue;
    if (OF_HEAD_ROW.test(from.value)) continue;
    const value = trimmedValue(from.value, most).replace(OTHER_BEHIND, '').replace(PRICE_BEHIND, '');
    if (value === '') continue;
    const at = from.valueStart + from.value.indexOf(value);
    return { value, quote: quoteOf(text, at, at + value.length) };
  }
  return null;
}

/** 'Item | Detail' */
const OF_HEAD_ROW = /^[\s*|]*(?:내\s?용|상세(?: ?내용)?|비고|설명|details?|description|contents?|value)[\s*|]*$/i;
const OTHER_BEHIND =
  /\s?[,/|]\s?(?:원고료|광고비|제작비|비용|예산|일정|업로드|초안|대행사?|담당자?|매체|에이전시|fee|budget|agency)(?:[\s:：].{0,300})?$/i;
const PRICE_BEHIND =
  /\s?[(（](?:정가|소비자가|판매가|[\d,]{1,9}\s?만?\s?원)[^)）]{0,40}[)）](?:\s?(?:제공|증정|협찬))?$/;
const UNKNOWN = /^(?:미정|추후|tbd|협의|-+|없음|n\/a|문의|[?]+)$/i;

function trimmedValue(value: string, most: number): string {
  const begun = value.slice(0, 4 * most).replace(/^[\s'"“‘「『*_<[(|-]+/, '');
  const words = withoutEnd(begun, /[\s*_>\]|]/)
    .slice(0, most)
    .toWellFormed()
    .trim()
    .replace(/^([^'"“‘「『]*)(?:['"]['"”’」』]*|[”’」』])$/, '$1');
  return UNKNOWN.test(words) ? '' : words;
}

export const quoteOfLine = (text: string, { start, text: line }: MailLine): Quote => {
  const words = line.trim();
  const from = start + line.indexOf(words);
  return quoteOf(text, from, from + Math.min(words.length, 300));
};
