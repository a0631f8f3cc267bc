import type { AnswerCut } from '#contract/chat/answer-cut.ts';
import { bring } from '#contract/recipes/bring.ts';
import { errorsOf, type Finding } from '#contract/recipes/finding.ts';
import type { Language } from '#contract/base/language.ts';
import { withPiece, type ModelEngine, type ModelPiece, type Prompt } from '../../ai/model-engine.ts';
import { bareText } from './bare-text.ts';
import type { FilledRecipe } from './find-recipe.ts';

/** How often a model is told what is wrong with its text before it is cut to its limits. */
export const MENDINGS = 2;
/** A model is told of no more faults at once. */
const TOLD_FAULTS = 12;

const mendWords: Record<Language, (faults: string) => string> = {
  ko: (faults) =>
    `방금 쓴 글에 고칠 것이 있습니다.\n${faults}\n이것만 고쳐서 전체를 다시 써 주세요. 설명 없이 글만 씁니다. 구절 번호는 그대로 둡니다.`,
  en: (faults) =>
    `What you wrote has faults.\n${faults}\nMend only these and write the whole text again, without any comment. Keep the numbers of the passages.`,
};

/**
 * What a model writes by a recipe. A text without rules of its own is handed on as it comes; one that must keep rules is
 * checked first, the model is told what is wrong, and what is then still wrong is cut and mended by the recipe itself. What
 * was written stays when a later writing fails or is stopped; of a first one that is stopped, all that came, as it came. Empty
 * pieces say that the model writes.
 */
export async function* compose(
  engine: Pick<ModelEngine, 'write'>,
  prompt: Prompt,
  { recipe, values, language }: Pick<FilledRecipe, 'recipe' | 'values'> & { language: Language },
  signal: AbortSignal,
): AsyncGenerator<ModelPiece> {
  const { check } = recipe;
  if (!check) return yield* engine.write(prompt, signal);
  let turns = prompt.turns;
  let best: { text: string; faults: number; cut: AnswerCut | null } | null = null;
  for (let mending = 0; mending <= MENDINGS && !signal.aborted; mending++) {
    let text = '';
    let ended: AnswerCut | null = null;
    try {
      for await (const piece of engine.write({ ...prompt, turns }, signal)) {
        if ('usage' in piece) yield piece;
        else if ('cut' in piece) ended = piece.cut;
        else {
          text = withPiece(text, piece);
          yield { text: '' };
        }
      }
    } catch (error) {
      if (best) break;
      yield { text: bareText(text) };
      throw error;
    }
    text = bareText(text);
    if (signal.aborted && best === null) return yield { text };
    if (signal.aborted) break;
    const errors = errorsOf(check(text, values));
    if (text !== '' && (best === null || errors.length < best.faults))
      best = { text, faults: errors.length, cut: ended };
    if (errors.length === 0) break;
    const told = errors.slice(0, TOLD_FAULTS).map(({ words }: Finding) => `- ${words[language]}`);
    turns = [
      ...prompt.turns,
      { role: 'assistant', text },
      { role: 'user', text: mendWords[language](told.join('\n')) },
    ];
  }
  if (!best) return;
  yield { text: best.faults > 0 ? bring(best.text, recipe, values) : best.text };
  if (best.cut) yield { cut: best.cut };
}
