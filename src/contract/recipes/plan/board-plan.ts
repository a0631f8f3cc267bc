import type { Language } from '../../base/language.ts';

/** A new group around cards of the board, by their titles. */
export interface PlannedGroup {
  title: string;
  members: readonly string[];
}
/** A new note; its text is Markdown with the numbers of its quotes. */
export interface PlannedNote {
  title: string;
  text: string;
}
/** A new wire between cards of the board, planned notes or planned groups, by their titles. */
export interface PlannedLink {
  from: string;
  to: string;
  label: string;
}

/** What could be done on a board. It names cards by their titles and changes nothing by itself. */
export interface BoardPlan {
  groups: readonly PlannedGroup[];
  notes: readonly PlannedNote[];
  links: readonly PlannedLink[];
}

/** A line of a plan's text, with its stretch [start, end) in UTF-16 units. */
export type PlanLine = { at: readonly [start: number, end: number] } & (
  | { kind: 'group'; planned: PlannedGroup }
  | { kind: 'note'; planned: PlannedNote }
  | { kind: 'link'; planned: PlannedLink }
);

const headings = {
  group: { ko: '묶음', en: 'Groups' },
  note: { ko: '메모', en: 'Notes' },
  link: { ko: '연결', en: 'Links' },
} as const satisfies Record<PlanLine['kind'], Record<Language, string>>;
const kinds = Object.keys(headings) as PlanLine['kind'][];

/** Of a line without white space around it. */
const HEADING = /^#{1,4}\s+(\S.*)$/u;
const ITEM = /^\s*[-*]\s+(?:\*\*)?「([^」]{1,400})」(?:\*\*)?\s*(?:(:|：)|(?:→|->))\s*(.+)$/u;
const NAMED = /「([^」]{1,400})」/gu;
const LINKED = /^「([^」]{1,400})」\s*(?:[:：]\s*(.*))?$/u;

/** The lines of a text that plan something; every other line is passed over. */
export function planLines(text: string): PlanLine[] {
  const found: PlanLine[] = [];
  let under: PlanLine['kind'] | null = null;
  let start = 0;
  for (const line of text.split('\n')) {
    const at = [start, start + line.length] as const;
    start = at[1] + 1;
    const heading = line.startsWith('#') ? HEADING.exec(line.trim())?.[1] : undefined;
    if (heading !== undefined) under = kindOf(heading);
    else if (under) found.push(...readLine(under, line, at));
  }
  return found;
}

const kindOf = (heading: string): PlanLine['kind'] | null =>
  kinds.find((kind) => Object.values(headings[kind]).some((name) => name.toLowerCase() === heading.toLowerCase())) ??
  null;

function readLine(kind: PlanLine['kind'], line: string, at: PlanLine['at']): PlanLine[] {
  const item = ITEM.exec(line);
  const [, title = '', colon, rest = ''] = item ?? [];
  if (!item || (kind === 'link') === (colon !== undefined)) return [];
  switch (kind) {
    case 'group':
      return [{ kind, at, planned: { title, members: Array.from(rest.matchAll(NAMED), ([, name = '']) => name) } }];
    case 'note':
      return [{ kind, at, planned: { title, text: rest.trim() } }];
    case 'link': {
      const linked = LINKED.exec(rest.trim());
      return linked ? [{ kind, at, planned: { from: title, to: linked[1] ?? '', label: linked[2] ?? '' } }] : [];
    }
  }
}

export function readPlan(text: string): BoardPlan {
  const lines = planLines(text);
  return {
    groups: lines.flatMap((line) => (line.kind === 'group' ? [line.planned] : [])),
    notes: lines.flatMap((line) => (line.kind === 'note' ? [line.planned] : [])),
    links: lines.flatMap((line) => (line.kind === 'link' ? [line.planned] : [])),
  };
}

/** The plan as a text that `readPlan` reads back; parts without anything are left out. */
export function writePlan({ groups, notes, links }: BoardPlan, language: Language): string {
  const parts: [PlanLine['kind'], string[]][] = [
    ['group', groups.map(({ title, members }) => `- ${named(title)}: ${members.map(named).join(', ')}`)],
    ['note', notes.map(({ title, text }) => `- ${named(title)}: ${text.replace(/\s+/gu, ' ').trim()}`)],
    ['link', links.map(({ from, to, label }) => `- ${named(from)} → ${named(to)}${label === '' ? '' : `: ${label}`}`)],
  ];
  return parts
    .flatMap(([kind, lines]) => (lines.length === 0 ? [] : [`## ${headings[kind][language]}\n\n${lines.join('\n')}`]))
    .join('\n\n');
}

const named = (title: string): string => `「${planName(title)}」`;

/** A title as it stands between the brackets of a plan. */
export const planName = (title: string): string =>
  title
    .replace(/[「」]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** The form in which two titles are the same: what is escaped on its way to a model and back does not count. */
export function planKey(title: string): string {
  const name = planName(title).normalize('NFC').toLowerCase();
  return name.replace(/[^\p{L}\p{N}]/gu, '') || name;
}
