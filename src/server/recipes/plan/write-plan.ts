import type { Language } from '#contract/base/language.ts';
import { type BoardPlan, type PlanLine, headings, planName } from '#contract/recipes/plan/board-plan.ts';

/** The plan as a text that `readPlan` reads back; parts without anything are left out. */
export function writePlan({ groups, notes, links }: BoardPlan, language: Language): string {
  const parts: [PlanLine['kind'], string[]][] = [
    ['group', groups.map(({ title, members }) => `- ${named(title)}: ${members.map(named).join(', ')}`)],
    ['note', notes.map(({ title, text }) => `- ${named(title)}: ${indented(text)}`)],
    ['link', links.map(({ from, to, label }) => `- ${named(from)} → ${named(to)}${label === '' ? '' : `: ${label}`}`)],
  ];
  return parts
    .flatMap(([kind, lines]) => (lines.length === 0 ? [] : [`## ${headings[kind][language]}\n\n${lines.join('\n')}`]))
    .join('\n\n');
}

/** Further lines of a note stand below its first. */
const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n  ');

const named = (title: string): string => `「${planName(title)}」`;
