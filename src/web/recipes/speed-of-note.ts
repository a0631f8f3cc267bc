import { recipeIn } from '#contract/recipes/chosen.ts';
import { speedField } from '#contract/recipes/kinds/fields.ts';

type Facts = Record<string, unknown>;

/** How fast the script of a note is spoken, in syllables a minute, as its form or its speaker says; null where neither does. */
export function speedOfNote(metadata: Facts): number | null {
  const speed = recipeIn(metadata)?.values['speed'] ?? metadata['speed'];
  return typeof speed === 'number' && Number.isFinite(speed) ? withinSpeeds(speed) : null;
}

/** What a patch of the metadata says so that the script is spoken that fast: of a result by its form, of any other note by a fact of its own. */
export function spokenAt(metadata: Facts, speed: number): Facts {
  const made = recipeIn(metadata);
  const own = Math.round(withinSpeeds(speed));
  return made ? { recipe: { ...made, values: { ...made.values, speed: own } } } : { speed: own };
}

const withinSpeeds = (speed: number): number => Math.min(speedField.max, Math.max(speedField.min, speed));
