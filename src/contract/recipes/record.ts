import type { z } from 'zod';
import type { Language } from '../base/language.ts';
import type { RecipeMaterial, RecipeValues } from './recipe.ts';

/**
 * A result that a model fills as a record. The text that people see is drawn from the record, and both are kept: the record
 * in the metadata of the answer and of its note under `record`.
 */
export interface RecipeRecord<Draft = unknown, Kept = unknown> {
  /** As providers name a schema: letters, digits and low lines. */
  name: string;
  /** What a model fills. */
  draft: z.ZodType<Draft>;
  /** What is kept; a record of an older version is read by it, too. */
  kept: z.ZodType<Kept>;
  /**
   * What of a draft the material bears out, each field by itself: what fails is left empty. Called with what has come so far,
   * too, where fields may be absent or half written.
   */
  verify: (draft: unknown, material: RecipeMaterial, values: RecipeValues) => Kept;
  /** The record without a model: what has a form in the material. */
  read: (material: RecipeMaterial, values: RecipeValues) => Kept;
  draw: (record: Kept, values: RecipeValues, language: Language) => string;
}

/** What metadata keeps of a result that is a record. */
export interface KeptRecord {
  name: string;
  record: unknown;
}
