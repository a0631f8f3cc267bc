import { withoutCode } from '#contract/base/code-in-text.ts';
import { sentencesOf } from '#contract/base/sentences.ts';
import { MARK } from '#contract/chat/citations.ts';

/** A sentence of an answer, an item of a list or a row of a table. */
export interface Statement {
  text: string;
  /** What it cites itself. */
  marks: number[];
  /**
   * What is cited for the list or table in which it stands: by the line before, by the head of the table, by the item above
   * it, by the rest of its own line or by the sentence after; for a table by the list that it stands right behind, too. Empty
   * elsewhere, and where it cites something itself.
   */
  shared: number[];
  /** The head of the table in which it is a row; null elsewhere. */
  columns: readonly string[] | null;
  /** Which list or table of the answer it stands in, counted from 0; null elsewhere. */
  block: number | null;
  /** It only says where what follows or stands above it is from. */
  isLead: boolean;
}

interface Line {
  text: string;
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
const LABEL_WORDS = 3;
/** A line before a list or a table that only announces it, and one after it that only names its source. */
const ANNOUNCES = /[:：]\s*$|다음과\s?같|아래와\s?같|정리하면|as follows|the following|below/iu;
const NAMES_SOURCE =
  /^[\s*_(>]*(?:출처|자료|근거|참고|위의?\s|이상은|모두\s|sources?\b|from\b|see\b|(?:the|this) (?:table|list|figures?|prices?)\b)/iu;

/** The words between the bars of a row of a table. */
export const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const marksIn = (text: string): number[] => [...text.matchAll(MARK)].map(([, digits]) => Number(digits));

/** What an answer says, in its order. A mark after the full stop belongs to the sentence before it. Headings say nothing. */
export function statementsOf(answer: string): Statement[] {
  const lines = withoutCode(answer)
    .replace(/([.!?。])\s*((?:\[\d{1,3}\])+)/g, ' $2$1')
    .split('\n')
    .map(toLine);
  const found: Statement[] = [];
  const leads = leadsOf(lines);
  let blocks = 0;
  for (let i = 0; i < lines.length;) {
    const block = blockAt(lines, i);
    if (block) {
      const said = block.kind === 'table' ? rowsOf(block) : itemsOf(block);
      found.push(...said.map((one) => ({ ...one, block: blocks })));
      blocks += 1;
      i += block.lines.length;
      continue;
    }
    const line = lines[i];
    if (line?.kind === 'text' || line?.kind === 'row') found.push(...sentencesIn(line, [], leads.has(line)));
    i += 1;
  }
  return found;
}

function toLine(text: string): Line {
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
  return { text, kind, indent };
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
  const columns = cellsOf(block.lines[rule - 1]?.text.replace(MARK, ' ') ?? '');
  return block.lines
    .slice(rule + 1)
    .flatMap(({ text }) => toStatement(text.replace(ORDINAL, ' '), given))
    .map((row) => ({ ...row, columns }));
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

const sentencesIn = ({ text }: Line, given: readonly number[], isLead: boolean): Statement[] =>
  sentencesOf(text.replace(ORDINAL, ' ')).flatMap((sentence) => toStatement(sentence, given, isLead));

function toStatement(sentence: string, given: readonly number[], isLead = false): Statement[] {
  const marks = marksIn(sentence);
  const text = sentence.replace(MARK, ' ').trim();
  const shared = marks.length > 0 ? [] : [...new Set(given)];
  return text === '' ? [] : [{ text, marks, shared, columns: null, block: null, isLead }];
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
