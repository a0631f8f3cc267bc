import type { RecipeMaterial } from '#contract/recipes/material.ts';
import { passagesFor, type Want } from './passages-for.ts';
import type { Worksheet, WorksheetPart } from '#contract/recipes/worksheet/worksheet.ts';

/** A part as a recipe gives it; `wants` tells which passages fit it. */
export type PartPlan = Pick<WorksheetPart, 'name' | 'heading' | 'text'> &
  Partial<Pick<WorksheetPart, 'fromSec' | 'toSec' | 'purpose'>> & { wants?: Want };

/** The worksheet of these parts, each beside the passages of the sources that fit it. */
export function worksheetOf(
  plans: readonly PartPlan[],
  material: RecipeMaterial,
  { topic, lead = '' }: { topic: string; lead?: string },
): Worksheet {
  const found = passagesFor(
    plans.map(({ wants }) => wants ?? null),
    material,
    topic,
  );
  const parts = plans.map(({ name, heading, text, fromSec = null, toSec = null, purpose = '' }, i) => ({
    name,
    heading,
    fromSec,
    toSec,
    purpose,
    text,
    passages: found[i] ?? [],
    taken: [],
  }));
  return { lead, parts };
}
