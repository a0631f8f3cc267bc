import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { recipes, type RecipeId } from '#contract/recipes/kinds/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { VoicedChat } from '../voices/use-voices.ts';
import { VoiceChoice } from '../voices/VoiceChoice.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { RecipeForm } from './RecipeForm.tsx';
import { RecipeList } from './RecipeList.tsx';

interface RecipeDialogProps {
  /** Where it is made. */
  chat: VoicedChat;
  /** The question as it stands in the conversation, and the filled recipe. */
  onMake: (question: string, recipe: ChosenRecipe) => void;
  onClose: () => void;
}

/** What can be made, then the form of what was chosen. */
export function RecipeDialog({ chat, onMake, onClose }: RecipeDialogProps) {
  const t = useWords('recipes');
  const { language } = useLanguage();
  const [id, choose] = useState<RecipeId | null>(null);
  if (id === null)
    return (
      <Dialog isOpen onClose={onClose} title={t('title')} text={t('text')} widthPx={640}>
        <RecipeList onChoose={choose} />
      </Dialog>
    );
  const { name, what } = recipes[id];
  return (
    <Dialog isOpen onClose={onClose} title={name[language]} text={what[language]} widthPx={520}>
      <VoiceChoice {...chat} />
      <RecipeForm
        key={id}
        id={id}
        onMake={onMake}
        back={
          <Button icon={<ArrowLeft size={15} aria-hidden="true" />} onClick={() => choose(null)}>
            {t('back')}
          </Button>
        }
      />
    </Dialog>
  );
}
