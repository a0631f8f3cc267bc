import { Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import { askedRecipe, type AskedRecipe } from '../../recipes/asked/asked-recipe.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { recipes, type RecipeId } from '#contract/recipes/kinds/index.ts';
import { rateFieldOf } from '#contract/recipes/rate-field.ts';
import type { Recipe, RecipeValues } from '#contract/recipes/recipe.ts';
import { withTopicOf } from '#contract/recipes/topic-of-sources.ts';
import { questionOf } from '../../recipes/form-values.ts';
import { readValues } from '#contract/recipes/values.ts';
import { useNamable, type ChatContextProps } from '../context/ContextBar.tsx';
import { useOwnPace } from '../../voices/use-own-pace.ts';
import { classes } from '../../ui/classes.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import { useRecipeDraft } from '../../recipes/use-recipe-draft.ts';

export interface RecipeOfferProps {
  question: string;
  /** Whether it was sent, and answered in another way. */
  isSent?: boolean;
  reads: Omit<ChatContextProps, 'isWanted' | 'named'>;
  onMake: (question: string, recipe: ChosenRecipe) => void;
  /** Opens the form, for what the question leaves open. */
  onOpen: (id: RecipeId) => void;
}

/** Offers to make what a question asks for, where that is something that we make; the question can be sent all the same. */
export function RecipeOffer({ question, ...rest }: RecipeOfferProps) {
  const asked = useMemo(() => askedRecipe(question), [question]);
  return asked && <Offered key={asked.id} asked={asked} {...rest} />;
}

function Offered({
  asked,
  isSent = false,
  reads,
  onMake,
  onOpen,
}: Omit<RecipeOfferProps, 'question'> & { asked: AskedRecipe }) {
  const t = useWords('recipes');
  const { language } = useLanguage();
  const recipe: Recipe = recipes[asked.id];
  const sources = useNamable(reads, true) ?? [];
  const draft = useRecipeDraft(asked.id, recipe, reads.nodeId ?? JSON.stringify(reads.place));
  const pace = useOwnPace(reads);
  const isPaced = pace !== null && draft.isUntouched('speed') && 'speed' in draft.typed;
  const own = isPaced ? { ...draft.typed, speed: pace.speed } : draft.typed;
  const filled = withTopicOf(recipe, { ...own, ...asked.values }, sources);
  const read = readValues(recipe, filled);
  const take = () => {
    if (read.ok)
      return onMake(questionOf(recipe, read.value, language), { id: asked.id, values: sent(recipe, read.value) });
    draft.fill(asked.values);
    onOpen(asked.id);
  };
  const told = recipe.fields.flatMap((field) => {
    const value = read.ok && asked.values[field.name] !== undefined ? read.value[field.name] : undefined;
    return field.kind === 'number' && value !== undefined ? [`${value}${field.unit[language]}`] : [];
  });
  return (
    <button
      type="button"
      onClick={take}
      className={classes(
        'inline-flex min-h-8 max-w-full items-center gap-1.5 text-sm hover:underline pointer-coarse:min-h-11',
        isSent
          ? 'self-start text-ink-2 hover:text-ink'
          : 'mb-1.5 rounded-chip bg-accent-soft px-2.5 font-semibold text-accent-ink',
      )}
    >
      <Sparkles size={14} aria-hidden="true" />
      <span className="truncate">
        {[t(isSent ? 'offerInstead' : 'offer', { name: recipe.name[language] }), ...told].join(' · ')}
      </span>
    </button>
  );
}

/** Without the rate card, which the server keeps. */
function sent(recipe: Recipe, values: RecipeValues): RecipeValues {
  const name = rateFieldOf(recipe);
  if (name === null) return values;
  const { [name]: _, ...others } = values;
  return others;
}
