import type { Offer } from '../offers/offer.schema.ts';
import type { Chapter } from '../sources/chapters.ts';
import type { ReadKind } from '../sources/index.ts';
import type { SheetBeat } from './structure/beats.ts';

/** What a person wrote into the form; every field of the recipe is there. */
export type RecipeValues = Readonly<Record<string, string | number>>;

/** A sentence of a source, to be cited by its number. */
export interface Quote {
  mark: number;
  text: string;
  /** Where it begins in a recording; null elsewhere. */
  startSec: number | null;
}

/** What is known of one source without a model. */
export interface ReadSource {
  /** Its node; absent where it stands on no board. */
  nodeId?: string;
  title: string;
  kind: ReadKind | 'text';
  /** Its central sentences, in its own order. */
  quotes: readonly Quote[];
  /** All its words. */
  text: string;
  /** The timed words of a recording; empty for other sources. */
  segments: readonly { startSec: number; endSec: number; text: string }[];
  chapters: readonly Chapter[];
  /** The name of the recipe that it was made by; absent for what came from elsewhere. */
  madeBy?: string;
  /** The offer that a sponsor's card keeps, of which its words say less. */
  offer?: Offer;
  /** The number by which words that begin at this second are cited; null where no passage holds them. */
  citeAt: (startSec: number, words: string) => number | null;
}

/** What a recipe is made from without a model. */
export interface RecipeMaterial {
  sources: readonly ReadSource[];
  /** The terms that tell these sources from other texts, the weightiest first. */
  keywords: readonly string[];
  /** Of the beat sheet that is wired as structure to follow; absent where none is. */
  beats?: readonly SheetBeat[];
  /** Whose offer is wired beside it, and for what; absent where none is, or where the offers are of several brands. */
  offer?: { brand: string; product: string };
}
