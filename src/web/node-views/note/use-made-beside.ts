import { useMemo } from 'react';
import { isRecord } from '#contract/base/is-record.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { SPONSOR_CARD } from '#contract/offers/sponsor-of.ts';
import { recipeIn, type ChosenRecipe } from '#contract/recipes/chosen.ts';
import { sponsored, sponsorOn } from '../../recipes/undisclosed.ts';
import { useEditorState } from '../../board-context/hooks.ts';

/** The recipe with its form; where that names no sponsor it is judged by the one whose deal stands on the board. */
export function useMadeBeside({ content, metadata }: BoardNode): ChosenRecipe | null {
  const made = useMemo(() => recipeIn(metadata), [metadata]);
  const cards = useEditorState((editor) =>
    Array.from(editor.nodes()).filter((node) => isSponsorCard(node.metadata['recipe'])),
  );
  const sponsor = useMemo(() => sponsorOn(cards), [cards]);
  return useMemo(() => made && { ...made, values: sponsored(made.values, content, sponsor) }, [made, content, sponsor]);
}

const isSponsorCard = (recipe: unknown): boolean => isRecord(recipe) && recipe['id'] === SPONSOR_CARD;
