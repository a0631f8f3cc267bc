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

/** Lines of a plan's text that belong together, with their stretch [start, end) in UTF-16 units. */
export type PlanLine = {
  at: readonly [start: number, end: number];
} & (
  | { kind: 'group'; planned: PlannedGroup }
  | { kind: 'note'; planned: PlannedNote }
  | { kind: 'link'; planned: PlannedLink }
);

export const headings = {
  group: { ko: '묶음', en: 'Groups' },
  note: { ko: '메모', en: 'Notes' },
  link: { ko: '연결', en: 'Links' },
} as const satisfies Record<PlanLine['kind'], Record<Language, string>>;

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
