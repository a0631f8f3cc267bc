import type { Block } from '../passages/passages.ts';
import type { Recipe } from './structured-data.ts';
import { wordsOf } from './words-of.ts';

/** Of the lines of a recipe that must stand in the text, so that its page is taken to show them. */
const SHOWN = 0.5;

/** The text with the ingredients and steps that the page tells to search engines alone. */
export function withRecipe(blocks: readonly Block[], recipe: Recipe | null, language: string | null): Block[] {
  if (!recipe || blocks.length === 0) return [...blocks];
  const text = wordsOf(blocks.map((block) => block.text).join('\n')).replaceAll(' ', '');
  const isShown = (lines: readonly string[]): boolean => {
    const shown = lines.filter((line) => text.includes(wordsOf(line).replaceAll(' ', ''))).length;
    return shown >= SHOWN * lines.length;
  };
  const isKorean = language?.startsWith('ko') ?? false;
  return [
    ...blocks,
    ...(isShown(recipe.ingredients) ? [] : toList(isKorean ? '재료' : 'Ingredients', recipe.ingredients, () => '-')),
    ...(isShown(recipe.steps)
      ? []
      : toList(isKorean ? '만드는 법' : 'Instructions', recipe.steps, (at) => `${at + 1}.`)),
  ];
}

function toList(heading: string, lines: readonly string[], markAt: (at: number) => string): Block[] {
  const items = lines.map((line, at): Block => ({ text: `${markAt(at)} ${line}`, heading, page: null, shape: 'item' }));
  return [{ text: `## ${heading}`, heading, page: null, shape: 'heading' }, ...items];
}
