import { z } from 'zod';
import type { RecipeRecord } from '../record.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import type { Chapter } from '#contract/sources/chapters.ts';
import { fixChapters } from '#contract/recipes/description/fix-chapters.ts';
import { unpackSeconds } from '#contract/recipes/structure/known-seconds.ts';
import { disclosedAbove } from '../kinds/sponsored.ts';
import { fieldsIn, hashtagWordsIn, plainLineIn, textsIn } from '../record-fields.ts';
import { numberValue, textValue } from '#contract/recipes/values.ts';
import { writePack } from './write-pack.ts';

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

const TITLE = /^(?:제목|title|챕터|chapter)$/i;
const titlesIn = (told: unknown): string[] => textsIn(told, (one) => plainLineIn(one, TITLE));
const wordsIn = (told: unknown): string[] => textsIn(told, (one) => plainLineIn(one));

/** The chapters that the sources tell, with the titles that were written for those that had none. */
function chaptersOf(values: RecipeValues, titles: readonly string[]): Chapter[] {
  return textValue(values, 'chapters')
    .split('\n')
    .flatMap((line, i) => {
      const [, time = '', title = ''] = /^(\d[\d:]{3,7})\s+(.*)$/.exec(line.trim()) ?? [];
      if (time === '') return [];
      const startSec = secondsIn(time);
      const isOpen = title === '' || title.startsWith('〔');
      const written = titles[i]?.replace(TIME_BEFORE, '');
      return [{ startSec, title: (isOpen && written) || title }];
    });
}

const TIME_BEFORE = /^[([]?((?:\d{1,2}:)?\d{1,3}:\d{2})[)\]]?\s+/;
/** How models round a moment. */
const NEAR_SEC = 2;
const secondsIn = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** The chapters that a model found in the recording itself, each where something begins there; null for one that begins nowhere. */
function chaptersFound(values: RecipeValues, titles: readonly string[]): (Chapter | null)[] {
  const begins = unpackSeconds(textValue(values, 'begins'));
  if (begins.length === 0) return [];
  return titles.map((told) => {
    const [before = '', time = ''] = TIME_BEFORE.exec(told) ?? [];
    const title = told.slice(before.length).trim();
    if (time === '' || title === '') return null;
    const sec = secondsIn(time);
    const near = [0, ...begins].filter((one) => Math.abs(one - sec) <= NEAR_SEC);
    const startSec = near.toSorted((a, b) => Math.abs(a - sec) - Math.abs(b - sec))[0];
    return startSec === undefined ? null : { startSec, title };
  });
}

/** As YouTube takes them, where that leaves none out. */
function inTurn(chapters: readonly Chapter[], endSec: number | null): readonly Chapter[] {
  const fixed = fixChapters(chapters, endSec);
  return fixed?.length === chapters.length ? fixed : chapters;
}

/** What goes with an upload, as lists of words: none is lost for want of a heading, and the times are those of the film. */
export const packRecord: RecipeRecord = {
  name: 'pack',
  draft,
  kept,
  verify(told) {
    const fields = fieldsIn(told);
    const { chapterTitles } = fields;
    return {
      titles: titlesIn(fields['titles']),
      description: typeof fields['description'] === 'string' ? fields['description'] : '',
      // Each by its place: one that was left empty names no chapter.
      chapterTitles: (Array.isArray(chapterTitles) ? chapterTitles : []).map((one) => plainLineIn(one, TITLE)),
      tags: wordsIn(fields['tags']),
      hashtags: hashtagWordsIn(fields['hashtags']).map((tag) => `#${tag}`),
      thumbnailCopy: wordsIn(fields['thumbnailCopy']),
      keywords: wordsIn(fields['keywords']),
    };
  },
  draw(record, values, language) {
    const read = kept.safeParse(record);
    if (!read.success) return '';
    const { chapterTitles, ...pack } = read.data;
    const description = disclosedAbove('description', pack.description, values, language);
    // The chapters stand behind the description: before it or what follows is there, nothing of them is drawn.
    const isBefore = description === '' && [pack.tags, pack.hashtags, pack.keywords].every((list) => list.length === 0);
    const film = { endSec: numberValue(values, 'filmSec') || null, isPlanned: values['film'] !== 'recorded' };
    const given = chaptersOf(values, chapterTitles);
    const found = chaptersFound(values, chapterTitles);
    const taken = found.filter((one) => one !== null);
    const chapters = isBefore ? [] : [...given, ...inTurn(taken, film.endSec)];
    const left = chapterTitles.filter((_, i) => i >= given.length && !found[i]);
    const untimed = isBefore ? [] : left.map((one) => one.replace(TIME_BEFORE, '')).filter((title) => title !== '');
    return writePack({ ...pack, description, chapters, untimed, film }, language);
  },
};
