import type { RecipeId } from '#contract/recipes/kinds/index.ts';
import { offerDraft } from '../../lib/offer-draft.ts';
import { useWords } from '../../words/index.ts';
import { recipeKeyOf } from './draft-keys.ts';

interface StartChipsProps {
  chatId: string;
  /** Of one source nothing can be compared: its main points are asked for. */
  hasSeveral: boolean;
  onAsk: (question: string) => void;
}

/** The first things to ask of sources: one is asked by a press, others open their form. */
export function StartChips({ chatId, hasSeveral, onAsk }: StartChipsProps) {
  const t = useWords('chat');
  const open = (id: RecipeId) => () => offerDraft(recipeKeyOf(chatId), id);
  const first = hasSeveral ? 'compare' : 'sumUp';
  const chips = [
    { label: t(`start.${first}`), run: () => onAsk(t(`startQuestions.${first}`)) },
    { label: t('start.short'), run: open('short-script') },
    { label: t('start.titles'), run: open('description-pack') },
  ];
  return (
    <div role="group" aria-label={t('startChips')} className="mt-4 flex flex-wrap justify-center gap-2">
      {chips.map(({ label, run }) => (
        <button
          key={label}
          type="button"
          onClick={run}
          className="h-9 rounded-full bg-accent-soft px-4 text-sm font-[650] text-accent-ink hover:bg-accent-soft-2 pointer-coarse:h-11"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
