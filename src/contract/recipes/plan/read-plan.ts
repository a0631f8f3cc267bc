import { keysOf } from '../../base/keys-of.ts';
import { looseHeadingIn } from '../loose-heading.ts';
import { headings, planKey, type BoardPlan, type PlanLine } from './board-plan.ts';
import { nameAt, namesIn, type Known } from './plan-names.ts';

/** Words under a heading of a plan that are none: nothing of them comes onto the board. */
export interface UnreadLine {
  at: PlanLine['at'];
  words: string;
  /** It looks like an item, not like a remark. */
  isItem: boolean;
}

export interface PlanLines {
  lines: PlanLine[];
  unread: UnreadLine[];
}

const LONGEST_HEADING = 60;
/** Rules, fences and headings without words. */
const RULED = /^(?:[-*_=]{3,}|`{3,}\w*|#{1,6})$/u;
const MARKED = /^#{1,6}\s+(\S.*)$/u;
const MARKER = /^(?:[-*+•·▪‣–]|\d{1,2}[.)]|[①-⑳])\s+(?:\[[ xX]\]\s+)?/u;
const COLON = /^[*_\s]*[:：][*_\s]*/u;
const ARROW = /^[*_\s]*(?:→|➡\uFE0F?|⟶|-{1,2}>|=>)[*_\s]*/u;
const LABEL = /^[*_\s]*(?:[:：—–]|\s-\s)\s*(\S.*)$|^\s*\(([^()]+)\)\s*$/u;
const BOLD = /^(?:\*\*|__)/u;
const LONGEST_TITLE = 120;

/** Other names that people and models give the parts of a plan. */
const ALSO: Readonly<Record<PlanLine['kind'], readonly string[]>> = {
  group: ['그룹', '그룹핑', '묶음들', '묶기', '묶음제안', 'group', 'groupings', 'clusters'],
  note: ['노트', '메모들', '새메모', '메모제안', 'note', 'newnotes', 'memos'],
  link: ['연결선', '연결들', '연결하기', '연결제안', '링크', 'link', 'connections', 'wires'],
};
const kindOfName = new Map<string, PlanLine['kind']>(
  keysOf(headings).flatMap((kind) =>
    [headings[kind].ko, headings[kind].en.toLowerCase(), ...ALSO[kind]].map((name) => [name, kind] as const),
  ),
);

const plainNameOf = (heading: string): string =>
  heading
    .replace(/\([^()]*\)|\[\d{1,3}\]|\d{1,2}\s?(?:개|items?)/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/**
 * What a text plans, and what of it cannot be read. `cards`: the titles on the board, by which names are told that have
 * brackets of their own, or none.
 */
export function planLines(text: string, cards: readonly string[] = []): PlanLines {
  const known = new Set(cards.map(planKey));
  const first = read(text, known);
  const titles = first.lines.flatMap((line) => (line.kind === 'link' ? [] : [line.planned.title]));
  const hard = titles.filter((title) => /[「」,，、]/u.test(title)).map(planKey);
  return hard.length === 0 ? first : read(text, new Set([...known, ...hard]));
}

/** What a text plans; lines that cannot be read are left out. `cards` as for `planLines`. */
export function readPlan(text: string, cards: readonly string[] = []): BoardPlan {
  const { lines } = planLines(text, cards);
  return {
    groups: lines.flatMap((line) => (line.kind === 'group' ? [line.planned] : [])),
    notes: lines.flatMap((line) => (line.kind === 'note' ? [line.planned] : [])),
    links: lines.flatMap((line) => (line.kind === 'link' ? [line.planned] : [])),
  };
}

/** A line as it stands, and the part that it stands in. */
interface Line {
  words: string;
  at: PlanLine['at'];
  isIndented: boolean;
  isBehindBlank: boolean;
}

function read(text: string, known: Known): PlanLines {
  const found: PlanLine[] = [];
  const unread: UnreadLine[] = [];
  let under: PlanLine['kind'] | null = null;
  let open = false;
  let isBehindBlank = false;
  let start = 0;
  for (const raw of text.split('\n')) {
    const at = [start, start + raw.length] as const;
    start = at[1] + 1;
    const words = raw.trim();
    if (words === '' || RULED.test(words)) {
      isBehindBlank = true;
      continue;
    }
    const line: Line = { words, at, isIndented: /^\s{2}|^\t/.test(raw), isBehindBlank };
    isBehindBlank = false;
    const heading = headingIn(words);
    if (heading !== undefined) {
      under = heading;
      open = false;
      continue;
    }
    const last: PlanLine | undefined = open ? found.at(-1) : undefined;
    const item: PlanLine | null = under && itemOf(under, line, known, last);
    if (item) found.push(item);
    else if (last && last.kind === under && goesOn(last, line, known))
      found[found.length - 1] = joined(last, line, known);
    else if (under || (MARKER.test(words) && words.includes('「')))
      unread.push({ at, words, isItem: MARKER.test(words) || words.includes('「') });
    open ||= item !== null;
  }
  return withoutEmpty(found, unread, text);
}

/** The part that begins with a line; null for a heading of something else, undefined for no heading. */
function headingIn(words: string): PlanLine['kind'] | null | undefined {
  const marked = words.startsWith('#') ? MARKED.exec(words)?.[1]?.trim() : undefined;
  if (marked !== undefined)
    return marked.length > LONGEST_HEADING ? null : (kindOfName.get(plainNameOf(marked)) ?? null);
  if (words.length > LONGEST_HEADING || /^(?:[-+•·–]|\*\s)/u.test(words)) return undefined;
  const loose = looseHeadingIn(words);
  const name = loose && words.slice(loose.wordsFrom).trim() === '' ? loose.name : words.replace(/^\d{1,2}[.)]\s/, '');
  return kindOfName.get(plainNameOf(name)) ?? undefined;
}

/** A group, a note or a wire that begins with this line; `last`, of the same part, tells how titles are written there. */
function itemOf(kind: PlanLine['kind'], line: Line, known: Known, last: PlanLine | undefined): PlanLine | null {
  const marker = MARKER.exec(line.words)?.[0];
  const body = line.words.slice(marker?.length ?? 0).replace(BOLD, '');
  if (marker === undefined && !body.startsWith('「')) return null;
  if (kind === 'link') return linkOf(body, line, known);
  const bracketed = nameAt(body, 0, known);
  const isWritten = last?.kind === kind && last.isBracketed;
  if (!bracketed && (line.isIndented || isWritten)) return null;
  const titled = bracketed ?? untitled(body);
  const colon = titled && COLON.exec(body.slice(titled.end));
  if (!titled || !colon) return null;
  const rest = body.slice(titled.end + colon[0].length).trim();
  const common = { at: line.at, isBracketed: bracketed !== null };
  if (kind === 'note') return { ...common, kind, planned: { title: titled.name, text: rest } };
  return { ...common, kind, planned: { title: titled.name, members: namesIn(rest, known) } };
}

const untitled = (body: string): { name: string; end: number } | null => {
  const end = body.slice(0, LONGEST_TITLE).search(/[:：]/u);
  const name = body.slice(0, Math.max(0, end)).replace(/[*_]+/gu, '').trim();
  return name === '' ? null : { name, end };
};

function linkOf(body: string, { at }: Line, known: Known): PlanLine | null {
  const from = nameAt(body, 0, known) ?? upTo(body, 0, /(?<![*_\s])[*_\s]*(?:→|➡|⟶|-{1,2}>|=>)/u);
  const arrow = from && ARROW.exec(body.slice(from.end));
  if (!from || !arrow) return null;
  const start = from.end + arrow[0].length;
  const to = nameAt(body, start, known) ?? upTo(body, start, /(?<!\s)\s*[:：]|$/u);
  if (!to) return null;
  const rest = body.slice(to.end).replace(/^[*_]+/u, '');
  const label = LABEL.exec(rest);
  if (!label && rest.trim() !== '') return null;
  const said = (label?.[1] ?? label?.[2] ?? '').trim();
  return { at, isBracketed: true, kind: 'link', planned: { from: from.name, to: to.name, label: said } };
}

function upTo(body: string, from: number, end: RegExp): { name: string; end: number } | null {
  const rest = body.slice(from, from + LONGEST_TITLE);
  const length = rest.search(end);
  const name = rest.slice(0, Math.max(0, length)).trim();
  return name === '' || name.includes('「') ? null : { name, end: from + length };
}

/** Further lines of a note are its text; those of a group name more of its cards. */
function goesOn(last: PlanLine, line: Line, known: Known): boolean {
  if (last.kind === 'link') return false;
  if (last.kind === 'note') return line.isIndented || !line.isBehindBlank || last.planned.text === '';
  const names = namesIn(line.words.replace(MARKER, ''), known);
  const isOwn = line.words.includes('「') || line.isIndented || MARKER.test(line.words);
  return isOwn && names.length > 0 && !/[:：]\s|→|->/u.test(line.words.replace(/「[^「」]{0,400}」/gu, ''));
}

function joined(last: PlanLine, { words, at, isBehindBlank }: Line, known: Known): PlanLine {
  const whole = [last.at[0], at[1]] as const;
  if (last.kind === 'note') {
    const { title, text } = last.planned;
    const between = text === '' ? '' : isBehindBlank ? '\n\n' : '\n';
    return { ...last, at: whole, planned: { title, text: `${text}${between}${words}` } };
  }
  if (last.kind === 'link') return last;
  const members = [...last.planned.members, ...namesIn(words.replace(MARKER, ''), known)];
  return { ...last, at: whole, planned: { ...last.planned, members } };
}

/** A note of which nothing but its title is there plans nothing. */
function withoutEmpty(found: readonly PlanLine[], unread: readonly UnreadLine[], text: string): PlanLines {
  const isEmpty = (line: PlanLine) => line.kind === 'note' && line.planned.text === '';
  const empty = found.filter(isEmpty).map(({ at }) => ({ at, words: text.slice(...at).trim(), isItem: true }));
  return { lines: found.filter((line) => !isEmpty(line)), unread: [...unread, ...empty] };
}
