import { withoutCode } from '#contract/base/code-in-text.ts';
import { sentencesOf } from '../../ai/sentences.ts';
import { MARK } from '#contract/chat/citations.ts';

/** A sentence of an answer, an item of a list or a row of a table. */
export interface Statement {
  /** Without its marks. */
  text: string;
  /** Where its words stand in the answer, as [start, end): without the sign of an item and the marks at its end. */
  start: number;
  end: number;
  /** What it cites itself. */
  marks: number[];
  /**
   * What is cited for the list or table in which it stands: by the line before, by the head of the table, by the item above
   * it, by the rest of its own line or by the sentence after; for a table by the list that it stands right behind, too. Empty
   * elsewhere, and where it cites something itself.
   */
  shared: number[];
  /** It only says where what follows or stands above it is from. */
  isLead: boolean;
}

interface Line {
  text: string;
  /** Where it begins in the answer. */
  at: number;
  kind: 'row' | 'rule' | 'item' | 'heading' | 'blank' | 'text';
  indent: number;
}

/** The lines of one list or table, with what stands around it. */
interface Block {
  kind: 'list' | 'table';
  lines: Line[];
  before: Line | null;
  after: Line | null;
  /** What the list cites that a table stands right behind. */
  listed: number[];
}

const RULE = /^\s*(?:\|\s*)?:?-{3}/;
const ROW = /^\s*\|.*\|/;
const ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+\S/;
/** Of an ordered item, and of a row that counts its like. */
const ORDINAL = /^\s*(?:>\s*)*(?:\d{1,3}[.)]\s|\|\s*\d{1,3}[.)]?\s*(?=\|))/;
const ITEM_SIGN = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/;
const LEADING_SIGNS = /^(?:[\s>|*_~]|[-+•]\s|\d{1,3}[.)]\s)*/;
const TRAILING_SIGN = /[\s|.!?。*_~]$|\[\d{1,3}\]$/;
const MARKS_AFTER_END = /([.!?。])([ \t]*)((?:\[\d{1,3}\])+)/g;
const LABEL_WORDS = 3;
/** A line before a list or a table that only announces it, and one after it that only names its source. */
const ANNOUNCES = /[:：]\s*$|다음과\s?같|아래와\s?같|정리하면|as follows|the following|below/iu;
const NAMES_SOURCE =
  /^[\s*_(>]*(?:출처|자료|근거|참고|위의?\s|이상은|모두\s|sources?\b|from\b|see\b|(?:the|this) (?:table|list|figures?|prices?)\b)/iu;

const marksIn = (text: string): number[] => [...text.matchAll(MARK)].map(([, digits]) => Number(digits));

/** What an answer says, in its order. A mark after the full stop belongs to the sentence before it. Headings say nothing. */
export function statementsOf(answer: string): Statement[] {
  let at = 0;
  const lines = withoutCode(answer)
    .replace(MARKS_AFTER_END, '$2$3$1')
    .split('\n')
    .map((text) => {
      const line = toLine(text, at);
      at += text.length + 1;
      return line;
    });
  const found: Statement[] = [];
  const leads = leadsOf(lines);
  for (let i = 0; i < lines.length;) {
    const block = blockAt(lines, i);
    if (block) {
      found.push(...(block.kind === 'table' ? rowsOf(block) : itemsOf(block)));
      i += block.lines.length;
      continue;
    }
    const line = lines[i];
    if (line?.kind === 'text' || line?.kind === 'row') found.push(...sentencesIn(line, [], leads.has(line)));
    i += 1;
  }
  return found.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function toLine(text: string, at: number): Line {
  const indent = /^\s*/.exec(text)?.[0].length ?? 0;
  const kind =
    text.trim() === ''
      ? 'blank'
      : /^\s*#/.test(text)
        ? 'heading'
        : RULE.test(text)
          ? 'rule'
          : ITEM.test(text)
            ? 'item'
            : ROW.test(text)
              ? 'row'
              : 'text';
  return { text, at, kind, indent };
}

function blockAt(lines: readonly Line[], from: number): Block | null {
  const first = lines[from]?.kind;
  let to = from;
  if (first === 'row') while (lines[to]?.kind === 'row' || (to > from && lines[to]?.kind === 'rule')) to += 1;
  else if (first === 'item') {
    for (let next = from; next < lines.length; next++) {
      const line = lines[next];
      if (line?.kind === 'item' || (line?.kind === 'text' && line.indent > 1)) to = next + 1;
      else if (line?.kind !== 'blank') break;
    }
  } else return null;
  const own = lines.slice(from, to);
  if (first === 'row' && !own.some(({ kind }) => kind === 'rule')) return null;
  const said = (line: Line | undefined) => (line?.kind === 'text' || line?.kind === 'heading' ? line : null);
  let [above, below] = [from - 1, to];
  while (lines[above]?.kind === 'blank') above -= 1;
  while (lines[below]?.kind === 'blank') below += 1;
  const [before, after] = [said(lines[above]), said(lines[below])];
  const listed = first === 'row' ? markedInListAt(lines, above) : [];
  const kind = first === 'row' ? 'table' : 'list';
  return { kind, lines: own, before, after: after?.kind === 'text' ? after : null, listed };
}

/** What the items cite of which the last stands there; nothing where no item does. */
function markedInListAt(lines: readonly Line[], last: number): number[] {
  const marks: number[] = [];
  for (let at = last; lines[at]?.kind === 'item' || (at < last && lines[at]?.kind === 'blank'); at -= 1)
    marks.push(...marksIn(lines[at]?.text ?? ''));
  return marks;
}

/** The sentence right before counts where it cites something, else the whole line; of the line after its first sentence. */
function around({ before, after, listed }: Block): number[] {
  const last = sentencesOf(before?.text ?? '').at(-1) ?? '';
  const [first = ''] = sentencesOf(after?.text ?? '');
  const lead = marksIn(last);
  return [...(lead.length > 0 ? lead : marksIn(before?.text ?? '')), ...listed, ...marksIn(first)];
}

function rowsOf(block: Block): Statement[] {
  const rule = block.lines.findIndex(({ kind }) => kind === 'rule');
  const head = block.lines.slice(0, rule).flatMap(({ text }) => marksIn(text));
  const given = [...around(block), ...head];
  return block.lines.slice(rule + 1).flatMap(({ text, at }) => toStatement(withoutOrdinal(text), at, given));
}

function itemsOf(block: Block): Statement[] {
  const outside = around(block);
  const above: { indent: number; marks: number[] }[] = [];
  return block.lines.flatMap((line, place) => {
    if (line.kind === 'blank') return [];
    const marks = marksIn(line.text);
    while (above.length > 0 && (above.at(-1)?.indent ?? 0) >= line.indent) above.pop();
    const given = [...outside, ...above.flatMap((item) => item.marks), ...marks];
    if (line.kind === 'item') above.push({ indent: line.indent, marks });
    let below = place + 1;
    while (block.lines[below]?.kind === 'blank') below += 1;
    const next = block.lines[below];
    return sentencesIn(line, given, next?.kind === 'item' && next.indent > line.indent && isLabel(line.text));
  });
}

/** Names the items under it. */
function isLabel(text: string): boolean {
  const said = text.replace(MARK, '').replace(ITEM_SIGN, '').trim();
  return ANNOUNCES.test(said) || said.split(/\s+/).length <= LABEL_WORDS;
}

/** Blanks in its place, so that what follows stands where it stood. */
const withoutOrdinal = (text: string): string => text.replace(ORDINAL, (sign) => ' '.repeat(sign.length));

function sentencesIn(line: Line, given: readonly number[], isLead: boolean): Statement[] {
  const text = withoutOrdinal(line.text);
  let from = 0;
  return sentencesOf(text).flatMap((sentence) => {
    const at = Math.max(text.indexOf(sentence, from), from);
    from = at + sentence.length;
    return toStatement(sentence, line.at + at, given, isLead);
  });
}

function toStatement(sentence: string, at: number, given: readonly number[], isLead = false): Statement[] {
  const marks = marksIn(sentence);
  const text = sentence.replace(MARK, ' ').trim();
  const shared = marks.length > 0 ? [] : [...new Set(given)];
  const sign = LEADING_SIGNS.exec(sentence)?.[0].length ?? 0;
  const end = at + Math.max(withoutTail(sentence), sign);
  return text === '' ? [] : [{ text, start: at + sign, end, marks, shared, isLead }];
}

/** How long it is without the marks and full stops at its end. */
function withoutTail(sentence: string): number {
  let end = sentence.length;
  for (let sign = 1; end > 0 && sign > 0; end -= sign)
    sign = TRAILING_SIGN.exec(sentence.slice(Math.max(0, end - 5), end))?.[0].length ?? 0;
  return end;
}

/** The lines around lists and tables that only lend them their marks. */
function leadsOf(lines: readonly Line[]): Set<Line> {
  const leads = new Set<Line>();
  for (let i = 0; i < lines.length;) {
    const block = blockAt(lines, i);
    const { before = null, after = null } = block ?? {};
    if (before && ANNOUNCES.test(before.text.replace(MARK, '').trim())) leads.add(before);
    if (after && NAMES_SOURCE.test(after.text)) leads.add(after);
    i += block?.lines.length ?? 1;
  }
  return leads;
}
