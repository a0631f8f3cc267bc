import { Copy, NotebookPen } from 'lucide-react';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import { RecipeTools } from '../../recipes/RecipeTools.tsx';
import { speedIn } from '../../recipes/prompter/prompter-settings.ts';
import { toolsOf } from '../../recipes/tools.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { copiedAnswer } from '../answer/copied-answer.ts';
import { useCopy } from '../answer/use-copy.ts';
import type { Reference } from '../evidence/references.ts';

interface ResultFootProps {
  text: string;
  made: ChosenRecipe;
  references: readonly Reference[];
  onKeep: (() => void) | null;
}

/** What is done with a finished answer. */
export function ResultFoot({ text, made, references, onKeep }: ResultFootProps) {
  const t = useWords('making');
  const chat = useWords('chat');
  const { language } = useLanguage();
  const copy = useCopy(() => copiedAnswer(text, references, chat('sources')));
  return (
    <div className="@container/bar flex flex-wrap items-center gap-1.5">
      <RecipeTools
        title={String(made.values['task'] ?? findKind(made.id)?.name[language] ?? '')}
        text={text}
        tools={toolsOf(made.id)}
        speed={speedIn(made.values)}
        references={noReferences}
      />
      <span className="ml-auto flex items-center gap-1.5">
        <Button className="max-md:h-11" icon={<Copy size={15} aria-hidden="true" />} onClick={copy}>
          {t('copy')}
        </Button>
        {onKeep && (
          <Button
            variant="primary"
            className="max-md:h-11"
            icon={<NotebookPen size={15} aria-hidden="true" />}
            onClick={onKeep}
          >
            {t('keep')}
          </Button>
        )}
      </span>
    </div>
  );
}

/** What stands on the board is known to its notes only. */
const noReferences = () => [];
