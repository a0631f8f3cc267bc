import { useMemo } from 'react';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { findKind, type RecipeId } from '#contract/recipes/kinds/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { VoicedChat } from '../voices/use-voices.ts';
import { VoiceChoice } from '../voices/VoiceChoice.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { RecipeForm } from './RecipeForm.tsx';
import { AskedBefore } from './use-recipe-draft.ts';

interface AskAgainProps {
  /** The question that came of a recipe, and with what its form was filled. */
  messageId: string;
  made: ChosenRecipe;
  chat: VoicedChat;
  onMake: (question: string, recipe: ChosenRecipe) => void;
  onClose: () => void;
}

/** The form of the recipe that a question came of, as it was filled, to ask it in another way. */
export function AskAgain({ messageId, made, chat, onMake, onClose }: AskAgainProps) {
  const { language } = useLanguage();
  const common = useWords('common');
  const before = useMemo(() => ({ messageId, values: made.values }), [messageId, made.values]);
  const recipe = findKind(made.id);
  if (!recipe) return null;
  return (
    <Dialog isOpen onClose={onClose} title={recipe.name[language]} text={recipe.what[language]} widthPx={520}>
      {recipe.hasVoice !== false && <VoiceChoice {...chat} />}
      <AskedBefore value={before}>
        <RecipeForm
          id={made.id as RecipeId}
          chat={chat}
          onMake={onMake}
          back={<Button onClick={onClose}>{common('cancel')}</Button>}
        />
      </AskedBefore>
    </Dialog>
  );
}
