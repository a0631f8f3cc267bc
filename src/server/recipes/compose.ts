import type { Cite } from '#contract/base/cite.ts';
import type { Language } from '#contract/base/language.ts';
import type { RecipeMaterial, RecipeValues } from '#contract/recipes/recipe.ts';
import type { KeptRecord } from '#contract/recipes/record.ts';
import type { RecipeRecord } from './record.ts';
import { withPiece, type ModelEngine, type ModelPiece, type Prompt } from '../ai/model-engine.ts';
import { wholeFields } from '../ai/whole-fields.ts';
import { writeObject } from '../ai/write-object.ts';
import { bareText } from './bare-text.ts';
import type { WritableRecipe } from './writing.ts';

interface Filled {
  recipe: WritableRecipe;
  values: RecipeValues;
  language: Language;
}

/** What a record is verified against, and how what it holds is cited. */
export interface RecordGround {
  material: RecipeMaterial;
  cite: Cite;
}

/** A piece of a result; at the end of one whose record is kept, the record. */
export type ResultPiece = ModelPiece | { record: KeptRecord };

/**
 * What a model writes by a recipe, handed on as it comes. Of a record that is the text drawn from what is there so far, and at
 * the end, also of one that is stopped or fails, the record itself where it is kept. No rule changes what was written.
 */
export async function* compose(
  engine: Pick<ModelEngine, 'write'>,
  prompt: Prompt,
  filled: Filled,
  ground: () => RecordGround,
  signal: AbortSignal,
): AsyncGenerator<ResultPiece> {
  const { record } = filled.recipe;
  return record
    ? yield* composeRecord(engine, prompt, record, filled, ground(), signal)
    : yield* composeText(engine, prompt, signal);
}

/** What a model says around its text goes when the text is whole. */
async function* composeText(
  engine: Pick<ModelEngine, 'write'>,
  prompt: Prompt,
  signal: AbortSignal,
): AsyncGenerator<ModelPiece> {
  let text = '';
  for await (const piece of engine.write(prompt, signal)) {
    if ('text' in piece) text = withPiece(text, piece);
    yield piece;
  }
  const bare = bareText(text);
  if (!signal.aborted && bare !== '' && bare !== text.trim()) yield { text: bare, isAnew: true };
}

async function* composeRecord(
  engine: Pick<ModelEngine, 'write'>,
  prompt: Prompt,
  shape: RecipeRecord,
  { values, language }: Filled,
  { material, cite }: RecordGround,
  signal: AbortSignal,
): AsyncGenerator<ResultPiece> {
  let kept: unknown = null;
  let shown = '';
  const draw = (draft: unknown): { text: string; isAnew?: true } => {
    kept = shape.verify(draft, material, values);
    const text = shape.draw(kept, values, language, cite);
    const before = shown;
    shown = text;
    return text.startsWith(before) ? { text: text.slice(before.length) } : { text, isAnew: true };
  };
  try {
    const pieces = writeObject(engine, { name: shape.name, schema: shape.draft }, prompt, signal, language);
    for await (const piece of pieces) {
      if ('object' in piece) yield draw(piece.object);
      else if ('partial' in piece) yield draw(shape.fieldsAppearWhole ? wholeFields(piece.partial) : piece.partial);
      else if ('repaired' in piece) yield { text: '' };
      else yield piece;
    }
  } finally {
    if (shape.isKept && kept !== null) yield { record: { name: shape.name, record: kept } };
  }
}
