import { z } from 'zod';
import type { Language } from '../../base/language.ts';
import type { RecipeMaterial, RecipeValues } from '../recipe.ts';
import type { RecipeRecord } from '../record.ts';
import { planKey, writePlan, type BoardPlan } from './board-plan.ts';

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

/** A group needs two cards, and a card is of one group. Links join what is there: sources by their numbers, or what is planned. */
function planned(told: unknown, { sources }: RecipeMaterial): BoardPlan {
  const { groups, notes, links } = (typeof told === 'object' && told !== null ? told : {}) as Record<string, unknown>;
  const titleOf = (number: number): string[] => {
    const source = sources[number - 1];
    return source ? [source.title] : [];
  };
  const taken = new Set<number>();
  const made = list(groups, draft.shape.groups.element).flatMap((group) => {
    const free = [...new Set(group.sources)].filter((number) => titleOf(number).length > 0 && !taken.has(number));
    if (free.length < 2 || group.title.trim() === '') return [];
    free.forEach((number) => taken.add(number));
    return [{ title: group.title, members: free.flatMap(titleOf) }];
  });
  const written = list(notes, draft.shape.notes.element).filter((note) => note.title.trim() && note.text.trim());
  const names = new Map([...made, ...written].map((one) => [planKey(one.title), one.title]));
  const end = (said: string): string | undefined =>
    /^\d{1,3}$/.test(said.trim()) ? sources[Number(said) - 1]?.title : names.get(planKey(said));
  const joined = list(links, draft.shape.links.element).flatMap(({ from, to, why }) => {
    const [first, second] = [end(from), end(to)];
    return first && second && first !== second ? [{ from: first, to: second, label: why.trim() }] : [];
  });
  return { groups: made, notes: written, links: joined };
}

/** A plan for the board, whose model names sources by number: a title that was written otherwise loses nothing. */
export const planRecord: RecipeRecord = {
  name: 'plan',
  draft,
  kept,
  fieldsAppearWhole: true,
  verify: (told, material) => planned(told, material),
  draw(record, _: RecipeValues, language) {
    const read = kept.safeParse(record);
    return read.success ? writePlan(read.data, language) : '';
  },
};
