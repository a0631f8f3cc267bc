import { z } from 'zod';
import type { RecipeRecord } from '../record.ts';
import type { RecipeValues } from '../recipe.ts';
import { disclosedAbove } from '../kinds/sponsored.ts';
import { numberValue, textValue } from '../values.ts';
import { writePack } from './pack.ts';

const words = z.array(z.string());
const draft = z.object({
  titles: words,
  description: z.string(),
  chapterTitles: words,
  tags: words,
  hashtags: words,
  thumbnailCopy: words,
  keywords: words,
});
const kept = draft;

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((one) => typeof one === 'string' && one.trim() !== '') as string[];

/** The chapters that the sources tell, with the titles that were written for those that had none. */
function chaptersOf(values: RecipeValues, titles: readonly string[]): { startSec: number; title: string }[] {
  return textValue(values, 'chapters')
    .split('\n')
    .flatMap((line, i) => {
      const [, time = '', title = ''] = /^(\d[\d:]{3,7})\s+(.*)$/.exec(line.trim()) ?? [];
      if (time === '') return [];
      const startSec = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
      const isOpen = title === '' || title.startsWith('〔');
      return [{ startSec, title: (isOpen ? titles[i] : title) ?? title }];
    });
}

/** What goes with an upload, as lists of words: none is lost for want of a heading, and the times are those of the film. */
export const packRecord: RecipeRecord = {
  name: 'pack',
  draft,
  kept,
  verify(told) {
    const fields = (typeof told === 'object' && told !== null ? told : {}) as Record<string, unknown>;
    return {
      titles: listOf(fields['titles']),
      description: typeof fields['description'] === 'string' ? fields['description'] : '',
      chapterTitles: listOf(fields['chapterTitles']),
      tags: listOf(fields['tags']),
      hashtags: listOf(fields['hashtags']).map((tag) => (tag.startsWith('#') ? tag : `#${tag}`)),
      thumbnailCopy: listOf(fields['thumbnailCopy']),
      keywords: listOf(fields['keywords']),
    };
  },
  draw(record, values, language) {
    const read = kept.safeParse(record);
    if (!read.success) return '';
    const { chapterTitles, ...pack } = read.data;
    const description = disclosedAbove('description', pack.description, values, language);
    // The chapters stand behind the description: before it is there, nothing of them is drawn.
    const chapters = pack.description === '' ? [] : chaptersOf(values, chapterTitles);
    const film = { endSec: numberValue(values, 'filmSec') || null, isPlanned: values['film'] !== 'recorded' };
    return writePack({ ...pack, description, chapters, film }, language);
  },
};
