import { z } from 'zod';
import type { Cite } from '../base/cite.ts';
import type { Language } from '../base/language.ts';
import type { RecipeMaterial, RecipeValues } from './material.ts';

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

const keptRecord = z.object({ name: z.string().max(64), record: z.record(z.string(), z.unknown()) });

/** What metadata keeps of a result that is a record. */
export interface KeptRecord {
  name: string;
  record: unknown;
}

/** The record that metadata of an answer or a note keeps; null where it keeps none. What stands in it its kind reads. */
export function recordIn(metadata: Record<string, unknown>): KeptRecord | null {
  const read = keptRecord.safeParse(metadata['record']);
  return read.success ? read.data : null;
}

/** The numbers of passages that a record names beside those in its text: they may be put into it later. */
export const marksOfRecord = (record: KeptRecord | null): number[] =>
  [...JSON.stringify(record).matchAll(/"mark":(\d+)/g)].map(([, mark]) => Number(mark));

/** The fields of a record that a model did not fill as they must be, as metadata of an answer tells. */
export const wrongFieldsIn = ({ wrongFields }: Record<string, unknown>): string[] =>
  Array.isArray(wrongFields) ? wrongFields.filter((field) => typeof field === 'string') : [];
