import { z } from 'zod';
import type { Language } from '#contract/base/language.ts';
import { withoutCitations } from '#contract/recipes/description/placed.ts';
import { blank } from '#contract/recipes/kinds/outline.ts';
import { fieldsIn, lineIn } from '../record-fields.ts';
import type { RecipeMaterial, RecipeValues } from '#contract/recipes/recipe.ts';
import type { RecipeRecord } from '../record.ts';
import { planKey, type BoardPlan } from '#contract/recipes/plan/board-plan.ts';
import { writePlan } from './write-plan.ts';

const draft = z.object({
  groups: z.array(z.object({ title: z.string(), sources: z.array(z.number().int()) })),
  notes: z.array(z.object({ title: z.string(), text: z.string() })),
  links: z.array(z.object({ from: z.string(), to: z.string(), why: z.string() })),
});

const title = z.string().max(400);
const kept = z.object({
  groups: z.array(z.object({ title, members: z.array(title) })),
  notes: z.array(z.object({ title, text: z.string() })),
  links: z.array(z.object({ from: title, to: title, label: z.string() })),
});

/** The sources with the numbers by which a model names them, one a line. */
export const numberedSources = ({ sources }: RecipeMaterial, language: Language): string =>
  sources.length === 0
    ? ''
    : [
        language === 'ko' ? '소스 번호' : 'Numbers of the sources',
        ...sources.map((source, i) => `${i + 1}. ${source.title.replace(/\s+/gu, ' ').trim()}`),
      ].join('\n');

const list = <T>(items: unknown, item: z.ZodType<T>): T[] =>
  (Array.isArray(items) ? items : []).flatMap((one) => {
    const read = item.safeParse(one);
    return read.success ? [read.data] : [];
  });

/** An untitled note is called by these of its words. */
const TITLE_WORDS = 4;
const firstWords = (text: string): string => lineIn(withoutCitations(text)).split(' ').slice(0, TITLE_WORDS).join(' ');

/**
 * All that is planned, with the titles of the sources in place of their numbers. A number of no source and an end that is
 * nothing stay as they were written: `checkPlan` tells of them, as of a group of one card and of a card in two groups.
 */
function planned(told: unknown, { sources }: RecipeMaterial): BoardPlan {
  const { groups, notes, links } = fieldsIn(told);
  const titleOf = (number: number): string => sources[number - 1]?.title ?? String(number);
  const made = list(groups, draft.shape.groups.element).map(({ title, sources: numbers }, i) => ({
    title: lineIn(title) || String(i + 1),
    members: [...new Set(numbers)].map(titleOf),
  }));
  const written = list(notes, draft.shape.notes.element).flatMap(({ title, text }) => {
    const name = lineIn(title) || firstWords(text);
    return name === '' ? [] : [{ title: name, text: text.trim() }];
  });
  const names = new Map([...made, ...written].map((one) => [planKey(one.title), one.title]));
  const end = (said: string): string =>
    /^\d{1,3}$/.test(said.trim()) ? titleOf(Number(said)) : (names.get(planKey(said)) ?? lineIn(said));
  const joined = list(links, draft.shape.links.element).map(({ from, to, why }) => ({
    from: end(from),
    to: end(to),
    label: lineIn(why),
  }));
  return { groups: made, notes: written, links: joined.filter(({ from, to }) => from + to !== '') };
}

const WORDS: Readonly<Record<Language, string>> = { ko: '내용', en: 'text' };

/** A plan for the board, whose model names sources by number: a title that was written otherwise loses nothing. */
export const planRecord: RecipeRecord = {
  name: 'plan',
  draft,
  kept,
  fieldsAppearWhole: true,
  verify: (told, material) => planned(told, material),
  draw(record, _: RecipeValues, language) {
    const read = kept.safeParse(record);
    if (!read.success) return '';
    const notes = read.data.notes.map(({ title, text }) => ({ title, text: text || blank(WORDS[language]) }));
    return writePlan({ ...read.data, notes }, language);
  },
};
