import { z } from 'zod';
import type { Language } from '../base/language.ts';
import { text } from '../base/text.ts';
import type { Finding } from '../base/finding.ts';
import type { Span } from '../base/marked-text.ts';
import type { RecipeMaterial, RecipeValues } from './material.ts';
import type { RecipeRecord } from './record.ts';
import type { Worksheet } from './worksheet/worksheet.ts';

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
 * Something that creators make from what is wired to a chat. The result is a text in Markdown; what it must hold is
 * checked in the text itself, so that it stays checked while a person edits it.
 */
export type Recipe = RecipeBase & WithoutModel;

type WithoutModel =
  | {
      /** What has a form in the sources, with the numbers of the quotes that it uses. */
      outline: (values: RecipeValues, material: RecipeMaterial, language: Language) => string;
      worksheet?: undefined;
    }
  | {
      /** Where the result is prose: its parts, each beside the passages that fit it, for a person to write. */
      worksheet: (values: RecipeValues, material: RecipeMaterial, language: Language) => Worksheet;
      outline?: undefined;
    };

interface RecipeBase {
  name: Words;
  /** One sentence: what comes out. */
  what: Words;
  fields: readonly RecipeField[];
  /** What the sources tell that the form left open; it is kept with the result, which is checked by it. */
  learn?: (values: RecipeValues, material: RecipeMaterial) => RecipeValues;
  /** What rules find in the sources, for a model to go by; its numbers are those of the passages. Empty where they find nothing. */
  found?: (material: RecipeMaterial, language: Language) => string;
  /** What is not among the sources without which no frame can be made, in words; null where nothing is missing. */
  lacks?: (values: RecipeValues, material: RecipeMaterial) => Words | null;
  /** What a model is told to write. The rules of citing stand elsewhere. */
  order: (values: RecipeValues, language: Language) => string;
  /** Where the result is a record that a model fills: `order` tells it how, and the text is drawn from the record. */
  record?: RecipeRecord;
  check?: (text: string, values: RecipeValues) => readonly Finding[];
  /** Puts in what must stand there, such as a disclosure, and mends what has one right form; it shortens no prose. Twice is as once. */
  fit?: (text: string, values: RecipeValues, language?: Language) => string;
  parts?: (text: string, values: RecipeValues) => readonly Part[];
  /** Where the text names or offers something, as titles of cards, options and search words do: nothing of it states anything. */
  names?: (text: string) => readonly Span[];
  /** Whether all that cites nothing is what its writer wants or offers, as in a prompt or a letter about terms. */
  isOwnWords?: true;
  /** Whether the result is spoken before a camera. */
  isSpoken?: true;
  /** Whether it can be made of the form alone. */
  needsNoSources?: true;
  /** Whether the mails and briefs of sponsors are material for it; for others they only say who pays. */
  readsOffers?: true;
  /**
   * Whether it answers a sponsor: the small model that judges answers is asked, too, whether a sentence agrees to hide the
   * disclosure. Tables of words find that hiding is spoken of; whether a reply agrees or refuses is meaning, and the model's.
   */
  answersSponsor?: true;
}
