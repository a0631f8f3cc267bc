import { z } from 'zod';
import type { Language } from '../base/language.ts';
import { text } from '../base/text.ts';
import type { Finding } from '../base/finding.ts';
import type { RecipeValues } from './material.ts';

export type { Quote, ReadSource, RecipeMaterial, RecipeValues } from './material.ts';

type Words = Readonly<Record<Language, string>>;

/** A line of the form that comes before a recipe. */
export type RecipeField = {
  name: string;
  label: Words;
  /** What stands in the empty field. */
  hint?: Words;
  isNeeded?: boolean;
  /** The field without whose words this one says nothing. */
  onlyWith?: string;
  /** True of what is the person's own, as speed, name and prices are: it stands there for the next result too. */
  isOwn?: boolean;
  /** True of the creator's name: it begins with the name of whoever is signed in. */
  isName?: boolean;
  /** True of the creator's own list of prices, which the server keeps: where a form says nothing of it, that one is taken. */
  isRateCard?: boolean;
} & (
  | { kind: 'line' | 'text'; start?: string }
  /** A day as 2026-03-02; what is sent otherwise stays as it is written. */
  | { kind: 'date'; start?: string }
  | { kind: 'number'; start: number; min: number; max: number; unit: Words }
  | { kind: 'choice'; start: string; options: readonly { value: string; label: Words }[] }
);

/** The form as a client sends it. */
export const sentValues = z
  .record(text(40), z.union([text(8_000), z.number()]))
  .refine((values) => Object.keys(values).length <= 20, 'too many fields');

/** A piece of a result that is copied by itself. */
export interface Part {
  label: Words;
  text: string;
  /** What is wrong with it; a part with an error cannot be copied. */
  findings: readonly Finding[];
}

/**
 * Something that creators make from what is wired to a chat: what the page and the server both know of it. The result is a text
 * in Markdown; what it must hold is checked in the text itself, so that it stays checked while a person edits it.
 */
export interface Recipe {
  name: Words;
  /** One sentence: what comes out. */
  what: Words;
  fields: readonly RecipeField[];
  check?: (text: string, values: RecipeValues) => readonly Finding[];
  /** Puts in what must stand there, such as a disclosure, and mends what has one right form; it shortens no prose. Twice is as once. */
  fit?: (text: string, values: RecipeValues, language?: Language) => string;
  parts?: (text: string, values: RecipeValues) => readonly Part[];
  /** False of what nobody reads as the maker's own words, such as an analysis, a plan or lines for the forms of others. */
  hasVoice?: false;
  /** Whether the result is spoken before a camera. */
  isSpoken?: true;
}
