import { z } from 'zod';
import type { Cite } from '#contract/base/cite.ts';
import type { Language } from '#contract/base/language.ts';
import type { RecipeMaterial, RecipeValues } from '#contract/recipes/material.ts';

/**
 * A result that a model fills as a record. The text that people see is drawn from the record. Mostly it says all that the
 * record holds, and it alone is kept, so that a person may edit it.
 */
export interface RecipeRecord<Draft = unknown, Kept = unknown> {
  /** As providers name a schema: letters, digits and low lines. */
  name: string;
  /** What a model fills. */
  draft: z.ZodType<Draft>;
  /** What is verified; a kept record of an older version is read by it, too. */
  kept: z.ZodType<Kept>;
  /**
   * What of a draft the material bears out, each field by itself: what fails is left empty. Called with what has come so far,
   * too, where fields may be absent or half written.
   */
  verify: (draft: unknown, material: RecipeMaterial, values: RecipeValues) => Kept;
  /** The record without a model: what has a form in the material. Absent where nothing of it has one. */
  read?: (material: RecipeMaterial, values: RecipeValues) => Kept;
  /** `cite` gives the mark of the passage that holds these words, to stand behind what they bear out. */
  draw: (record: Kept, values: RecipeValues, language: Language, cite?: Cite) => string;
  /** The record is kept, too, in the metadata of the answer and of its note under `record`, and people change its fields. */
  isKept?: true;
  /** Fields appear when they are whole; otherwise their words appear as they come. */
  fieldsAppearWhole?: true;
}
