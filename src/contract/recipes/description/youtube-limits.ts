/**
 * What YouTube takes, as its help pages and the reference of its Data API say. Lengths are counted in UTF-16 units
 * (`text.length`), as the counter of YouTube Studio does; that is never less than the letters a person counts, so that
 * what passes here passes there.
 */
export const YOUTUBE = {
  titleLength: 100,
  /**
   * Characters, as YouTube Studio and its help pages say and as the specification of this product has it. The reference
   * of the Data API says 5,000 bytes of UTF-8, which would be about 1,660 Hangul syllables; Studio does not enforce that.
   */
  descriptionLength: 5_000,
  /** All tags together, counted by tagsLength. */
  tagsLength: 500,
  /** More on one video, in title and description together, and YouTube ignores every one of them. */
  hashtags: 60,
  chapters: 3,
  chapterSec: 10,
} as const;

/** Ours: what fits beside a picture at the size of a suggestion. */
export const COPY = { titles: 5, thumbnailSyllables: 12, thumbnailCharacters: 20 } as const;

/** As YouTube counts: a tag with white space stands in quotation marks, and between two tags stands a comma. */
export const tagsLength = (tags: readonly string[]): number =>
  tags.reduce((sum, tag) => sum + tag.length + (/\s/.test(tag) ? 2 : 0), Math.max(0, tags.length - 1));
