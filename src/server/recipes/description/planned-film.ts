import type { Chapter } from '#contract/sources/chapters.ts';
import { readScript } from '#contract/recipes/script/script.ts';
import { timingOf, type SectionTiming } from '#contract/recipes/script/timing.ts';
import { spokenChapters, nameOf } from '#contract/recipes/description/planned-film.ts';

/** The film that a description is about, as far as it is known. */
export interface Film {
  chapters: readonly Chapter[];
  /** Null where it is not known. */
  endSec: number | null;
  /** It is not shot yet: the times are those that its script plans. */
  isPlanned: boolean;
}

const LEAST_SECTIONS = 3;

/**
 * The film of a script: with the chapters that were found in the finished film and stand below the script, else as it is
 * planned. A section that is only called by its part ('훅'), or whose name is still to be filled in, has no name for viewers
 * and gets what `nameless` makes of it. Null for a text that is no script.
 */
export function filmOfScript(text: string, nameless: (part: string) => string): Film | null {
  const planned = plannedFilm(text, nameless);
  const chapters = planned && spokenChapters(text, nameless);
  return chapters ? { chapters, endSec: null, isPlanned: false } : planned;
}

/** A chapter for each section, as long as its heading says, else as its lines take to say. */
function plannedFilm(text: string, nameless: (part: string) => string): Film | null {
  const timings = timingOf(readScript(text)).filter(({ section }) => section.title !== '');
  if (!isScript(timings)) return null;
  let endSec = 0;
  const chapters = timings.flatMap(({ section, spokenSec, targetSec }) => {
    const startSec = Math.round(endSec);
    const length = targetSec ?? spokenSec;
    endSec += length;
    return length > 0 ? [{ startSec, title: nameOf(section.title, nameless) }] : [];
  });
  return { chapters, endSec: Math.round(endSec), isPlanned: true };
}

function isScript(timings: readonly SectionTiming[]): boolean {
  const roles = new Set<string>(timings.map(({ section }) => section.role));
  const sized = timings.filter(({ targetSec }) => targetSec !== null);
  const isWhole = (roles.has('hook') || roles.has('promise')) && roles.has('cta');
  return timings.length >= LEAST_SECTIONS && (sized.length >= LEAST_SECTIONS || isWhole);
}
