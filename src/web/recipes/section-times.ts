import { readScript } from '#contract/recipes/script/script.ts';
import { measureOf } from '#contract/recipes/script/speech.ts';
import { timingOf } from '#contract/recipes/script/timing.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';

export interface TimeRow {
  title: string;
  spokenSec: number;
  /** Null where none was asked for. */
  targetSec: number | null;
  /** Of the target; negative when it takes longer. */
  leftSec: number | null;
}

export interface SectionTimes {
  rows: readonly TimeRow[];
  /** With the pauses between sections; its target is that of the recipe. */
  total: Omit<TimeRow, 'title'> & { syllables: number };
}

/** How long a script takes to say, section by section, at a speed in syllables a minute. */
export function sectionTimesOf(text: string, values: RecipeValues, syllablesPerMin: number): SectionTimes {
  const speed = syllablesPerMin / 60;
  const timings = timingOf(readScript(text), speed);
  const spokenSec = timings.at(-1)?.totalSec ?? 0;
  const targetSec = targetSecIn(values);
  return {
    rows: timings.map(({ section, spokenSec, targetSec, leftSec }) => ({
      title: section.title,
      spokenSec,
      targetSec,
      leftSec,
    })),
    total: {
      spokenSec,
      targetSec,
      leftSec: targetSec === null ? null : targetSec - spokenSec,
      syllables: measureOf(text, speed).syllables,
    },
  };
}

/** How long the form of a script asks it to be; null where it does not. */
export function targetSecIn({ minutes, seconds }: RecipeValues): number | null {
  const sec = minutes === undefined ? Number(seconds ?? 0) : Number(minutes) * 60;
  return Number.isFinite(sec) && sec > 0 ? sec : null;
}
