import { answerNote, type AnswerNote } from '#contract/chat/answer-note.ts';
import type { Citation } from '#contract/chat/chat.schema.ts';
import type { Language } from '#contract/base/language.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import { startValues } from '#contract/recipes/values.ts';
import { toCitation } from '../chat/answers/cite.ts';
import type { GatheredSource } from '../chat/context/gather.ts';
import { madeFrom } from '../chat/recipes/made-from.ts';
import { findWritable } from '../recipes/writings.ts';
import { exampleWords } from './example-words.ts';

/** The recipe whose result stands on the example board. */
const SCRIPT_RECIPE = 'short-script';

/** A line as a model fills it in, with the words of a source that bear it out; none where it states nothing. */
interface ExampleLine {
  kind: 'say' | 'screen' | 'shot';
  text: string;
  from?: string;
}

/**
 * The script of the example board as a note: what the recipe's own record makes of the lines, with a number behind each
 * that its quoted words bear out, to the letter, in what was read. A line whose words are not there gets no number, so that
 * before the sources are read there is none.
 */
export function exampleScript(language: Language, answerId: string, sources: readonly GatheredSource[]): AnswerNote {
  const { topic, sponsor, lines } = exampleWords[language].script;
  const recipe = findWritable(SCRIPT_RECIPE);
  const record = recipe?.record;
  if (!recipe || !record) throw new Error(`${SCRIPT_RECIPE} has no record`);
  const values: RecipeValues = { ...startValues(recipe), topic, sponsor, sponsorKind: 'paid' };
  const citations: Citation[] = [];
  const cited = lines.map(({ kind, text, from }: ExampleLine) => {
    const citation = from === undefined ? null : citationOf(citations.length + 1, from, text, sources);
    if (!citation) return { kind, text };
    citations.push(citation);
    return { kind, text: `${text} [${citation.mark}]` };
  });
  const material = { sources: [], keywords: [] };
  const messageText = record.draw(record.verify({ lines: cited }, material, values), values, language);
  const context = sources.map(({ nodeId, title, kind, passages }) => {
    const tokens = passages.reduce((sum, one) => sum + one.tokens, 0);
    return { nodeId, title, kind, share: 'whole' as const, passages: passages.length, tokens };
  });
  return answerNote(
    {
      id: answerId,
      runId: null,
      messageText,
      citations,
      metadata: { recipe: { id: SCRIPT_RECIPE, values }, madeFrom: madeFrom(sources, context, citations) },
    },
    `${recipe.name[language]}: ${topic}`,
  );
}

function citationOf(mark: number, words: string, claim: string, sources: readonly GatheredSource[]): Citation | null {
  for (const source of sources) {
    for (const passage of source.passages) {
      const citation = toCitation(mark, { ...passage, source }, words, { claim });
      if (citation.isVerbatim) return citation;
    }
  }
  return null;
}
