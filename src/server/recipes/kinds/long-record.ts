import { z } from 'zod';
import type { Language } from '#contract/base/language.ts';
import { formatMoment } from '#contract/base/moment.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import { fieldsIn, lineIn, recordsIn } from '../record-fields.ts';
import type { RecipeRecord } from '../record.ts';
import { drawLines, linesIn, recordLine } from '../script/record-lines.ts';
import { roleOf } from '#contract/recipes/script/section-name.ts';
import type { TimedBeat } from '#contract/recipes/structure/wired-sheet.ts';
import { missingDisclosure, SAID_TWICE_SEC } from './sponsored.ts';
import { longParts, longTimes } from '#contract/recipes/kinds/long-record.ts';

const section = z.object({ name: z.string(), lines: z.array(recordLine) });
const script = z.object({ sections: z.array(section) });
type Section = z.infer<typeof section>;

/** A time that a model writes behind a name all the same. */
const TIME_BEHIND = /\s*[([][^()[\]]{0,20}\d:\d{2}[^()[\]]{0,20}[)\]]\s*$/;
const nameIn = (told: unknown): string => lineIn(told).replace(TIME_BEHIND, '').trim();

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Which of the parts a section is: by its name, or by what it does. What is named by its matter is part of the body. */
function partOf({ name }: Section, place: number, parts: readonly TimedBeat[]): number {
  const isNamed = (part: TimedBeat | undefined) => part !== undefined && lettersOf(part.name) === lettersOf(name);
  if (isNamed(parts[place]) || (name === '' && parts[place])) return place;
  const role = roleOf(name);
  const found = [isNamed, (part: TimedBeat) => part.role === role, (part: TimedBeat) => part.role === 'body'];
  return found.map((isOne) => parts.findIndex(isOne)).find((at) => at >= 0) ?? Math.min(place, parts.length - 1);
}

/** When each section is said, one after another: those that are the same part share its time. */
function spansOf(taken: readonly number[], parts: readonly TimedBeat[]): string[] {
  let at = 0;
  return taken.map((part) => {
    const { startSec, endSec } = parts[part] ?? { startSec: 0, endSec: 0 };
    const from = at;
    at += (endSec - startSec) / taken.filter((one) => one === part).length;
    return `${formatMoment(Math.round(from))}–${formatMoment(Math.round(at))}`;
  });
}

/** With the line behind the first one, or before it where that one is too long for it to be said in time. */
function withDisclosure(lines: readonly string[], values: RecipeValues, language: Language): string[] {
  const line = missingDisclosure('script', lines.join('\n\n'), values, language);
  if (line === null) return [...lines];
  const behind = lines.toSpliced(1, 0, line);
  const isLate = missingDisclosure('script', behind.join('\n\n'), values, language) !== null;
  return isLate ? [line, ...lines] : behind;
}

function draw(sections: readonly Section[], values: RecipeValues, language: Language): string {
  const parts = longParts(values, language);
  const taken = sections.map((one, place) => partOf(one, place, parts));
  const spans = spansOf(taken, parts);
  const saysTwice = longTimes(values).targetSec > SAID_TWICE_SEC;
  const isWhole = sections.length > 1 || (sections[0]?.lines.length ?? 0) > 1;
  const last = taken.indexOf(parts.length - 1);
  const drawn = sections.map(({ name, lines }, i) => {
    const words = drawLines(lines, language);
    const again = i > 0 && i === last && saysTwice && missingDisclosure('script', words.join('\n\n'), values, language);
    const told = i === 0 && isWhole ? withDisclosure(words, values, language) : again ? [again, ...words] : words;
    return [`## ${name || parts[i]?.name || i + 1} (${spans[i]})`, ...told].join('\n\n');
  });
  return drawn.join('\n\n');
}

/** The sections of a long script. Their times are those of the form, or of the wired beat sheet, and the disclosure is ours. */
export const longRecord: RecipeRecord = {
  name: 'long_script',
  draft: script,
  kept: script,
  verify: (told) => ({
    sections: recordsIn(fieldsIn(told)['sections']).flatMap((one) => {
      const [name, lines] = [nameIn(one['name']), linesIn(one['lines'])];
      // A name is whole when its lines have begun, and a section without any is to be seen as empty.
      return lines.length > 0 || (name !== '' && Array.isArray(one['lines'])) ? [{ name, lines }] : [];
    }),
  }),
  draw(record, values, language) {
    const read = script.safeParse(record);
    return read.success ? draw(read.data.sections, values, language) : '';
  },
};
