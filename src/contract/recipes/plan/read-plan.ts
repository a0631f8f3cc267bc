import { keysOf } from '../../base/keys-of.ts';
import { headings, type BoardPlan, type PlanLine } from './board-plan.ts';

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

const HEADING = /^#{1,6}\s+(\S.*)$/u;
const ITEM = /^-\s+「([^「」]{1,400})」\s*(.*)$/u;
const NAME = /「([^「」]{1,400})」/gu;
const LINK = /^→\s*「([^「」]{1,400})」(?:\s*:\s*(\S.*))?$/u;

const kindOfName = new Map<string, PlanLine['kind']>(
  keysOf(headings).flatMap((kind) => Object.values(headings[kind]).map((name) => [name.toLowerCase(), kind] as const)),
);

/** What a text plans, in the form of `writePlan`, and what of it cannot be read. */
export function planLines(text: string): PlanLines {
  const lines: PlanLine[] = [];
  const unread: UnreadLine[] = [];
  let under: PlanLine['kind'] | null = null;
  let isOpen = false;
  let isBehindBlank = false;
  let start = 0;
  for (const raw of text.split('\n')) {
    const at = [start, start + raw.length] as const;
    start = at[1] + 1;
    const words = raw.trim();
    const heading = HEADING.exec(words)?.[1];
    if (heading !== undefined) [under, isOpen] = [kindOfName.get(heading.trim().toLowerCase()) ?? null, false];
    else if (words !== '') {
      const isIndented = /^\s{2}/.test(raw);
      const item = under === null || isIndented ? null : itemOf(under, words, at);
      const last = isOpen ? lines.at(-1) : undefined;
      if (item) lines.push(item);
      else if (last?.kind === 'note' && (isIndented || !isBehindBlank))
        lines[lines.length - 1] = goingOn(last, words, at[1], isBehindBlank);
      else if (under || ITEM.test(words)) unread.push({ at, words, isItem: words.includes('「') });
      isOpen ||= item !== null;
    }
    isBehindBlank = words === '';
  }
  return { lines, unread };
}

/** What a text plans; lines that cannot be read are left out. */
export function readPlan(text: string): BoardPlan {
  const { lines } = planLines(text);
  return {
    groups: lines.flatMap((line) => (line.kind === 'group' ? [line.planned] : [])),
    notes: lines.flatMap((line) => (line.kind === 'note' ? [line.planned] : [])),
    links: lines.flatMap((line) => (line.kind === 'link' ? [line.planned] : [])),
  };
}

function itemOf(kind: PlanLine['kind'], words: string, at: PlanLine['at']): PlanLine | null {
  const [, name = '', rest = ''] = ITEM.exec(words) ?? [];
  const title = name.trim();
  if (title === '') return null;
  if (kind === 'link') {
    const [found, to = '', label = ''] = LINK.exec(rest) ?? [];
    return found === undefined ? null : { at, kind, planned: { from: title, to: to.trim(), label: label.trim() } };
  }
  const told = /^:\s*(\S.*)$/u.exec(rest)?.[1];
  if (told === undefined) return null;
  if (kind === 'note') return { at, kind, planned: { title, text: told } };
  return { at, kind, planned: { title, members: Array.from(told.matchAll(NAME), ([, member = '']) => member.trim()) } };
}

/** Further lines of a note are its text. */
function goingOn(
  { at: [from], planned }: Extract<PlanLine, { kind: 'note' }>,
  words: string,
  to: number,
  isBehindBlank: boolean,
): PlanLine {
  const text = `${planned.text}${isBehindBlank ? '\n\n' : '\n'}${words}`;
  return { at: [from, to], kind: 'note', planned: { ...planned, text } };
}
