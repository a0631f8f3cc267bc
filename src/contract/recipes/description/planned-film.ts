import type { Chapter } from '../../sources/chapters.ts';
import { readScript } from '../script/script.ts';
import { isPartName } from '../script/section-name.ts';
import { timingOf, type SectionTiming } from '../script/timing.ts';

/** The film that a description is about, as far as it is known. */
export interface Film {
  chapters: readonly Chapter[];
  endSec: number;
  /** It is not shot yet: the times are those that its script plans. */
  isPlanned: boolean;
}

const LEAST_SECTIONS = 3;

/**
 * The film that a script plans: a chapter for each of its sections, as long as the heading says, else as its lines take to
 * say. A section that is only called by its part ('훅') has no name for viewers and gets what `nameless` makes of it. Null
 * for a text that is no script.
 */
export function plannedFilm(text: string, nameless: (part: string) => string): Film | null {
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

/** '본론 1: 장보기' is called '장보기'. */
function nameOf(title: string, nameless: (part: string) => string): string {
  if (isPartName(title)) return nameless(title);
  const [, part = '', name = ''] = /^([^:：–—-]{1,20})\s*[:：–—-]\s*(\S.*)$/.exec(title) ?? [];
  return isPartName(part) ? name : title;
}
