import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import { useLanguage } from '../words/index.ts';
import { RecipeChecks } from './RecipeChecks.tsx';
import { RecipeTools } from './RecipeTools.tsx';
import { speedIn } from './prompter/prompter-settings.ts';
import { toolsOf } from './tools.ts';

interface RecipeResultProps {
  text: string;
  made: ChosenRecipe;
  metadata: Record<string, unknown>;
  onMend?: (text: string) => void;
}

/** Below an answer that was made by a recipe: its checks, and what can be done with it before it is kept. */
export function RecipeResult(props: RecipeResultProps) {
  const { language } = useLanguage();
  const { text, made, onMend } = props;
  return (
    <RecipeChecks {...props}>
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        <RecipeTools
          title={String(made.values['task'] ?? findKind(made.id)?.name[language] ?? '')}
          text={text}
          tools={toolsOf(made.id)}
          speed={speedIn(made.values)}
          references={noReferences}
          {...(onMend && { onPut: onMend })}
        />
      </div>
    </RecipeChecks>
  );
}

/** What stands on the board is known to its notes only. */
const noReferences = () => [];
