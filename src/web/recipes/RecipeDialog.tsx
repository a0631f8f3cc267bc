import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { Prompt } from '#contract/prompts/prompts.schema.ts';
import { variablesIn } from '#contract/prompts/variables.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { recipes, type RecipeId } from '#contract/recipes/kinds/index.ts';
import type { PromptPage } from '../prompts/pages.ts';
import { PromptPages, usePromptTitles } from '../prompts/PromptPages.tsx';
import { useMarkUsed } from '../prompts/use-prompts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { VoicedChat } from '../voices/use-voices.ts';
import { VoiceChoice } from '../voices/VoiceChoice.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { RecipeForm, type WiredTitle } from './RecipeForm.tsx';
import { RecipeList } from './RecipeList.tsx';

interface RecipeDialogProps {
  /** Where it is made. */
  chat: VoicedChat;
  /** What it would be made from; null while nobody knows. */
  sources: readonly WiredTitle[] | null;
  /** The form that is open at first, of a recipe or of the values of a prompt; the list where there is none. */
  first?: RecipeId | Prompt | null;
  /** What was typed before the form was asked for; empty where nothing was. */
  topic?: string;
  /** The question as it stands in the conversation, and the filled recipe. */
  onMake: (question: string, recipe: ChosenRecipe) => void;
  /** The text of a prompt, for the question field. */
  onPut: (text: string) => void;
  onClose: () => void;
}

type Page = PromptPage | { at: 'recipe'; id: RecipeId } | null;

/** What can be made and the prompts that are kept, then the form of what was chosen. */
export function RecipeDialog({ chat, sources, first = null, topic = '', onMake, onPut, onClose }: RecipeDialogProps) {
  const t = useWords('recipes');
  const [page, turn] = useState<Page>(() => pageOf(first));
  const head = useHead(page);
  const mark = useMarkUsed();
  const use = (prompt: Prompt, text: string) => {
    mark.mutate(prompt);
    onPut(text);
  };
  const choose = (prompt: Prompt) =>
    variablesIn(prompt.text).length > 0 ? turn({ at: 'fill', prompt }) : use(prompt, prompt.text);
  return (
    <Dialog isOpen onClose={onClose} {...head}>
      <span key={keyOf(page)} ref={toHead} />
      {page === null ? (
        <RecipeList onChoose={(id) => turn({ at: 'recipe', id })} onPrompt={choose} onTurn={turn} />
      ) : page.at === 'recipe' ? (
        <>
          {hasVoice(page.id) && <VoiceChoice {...chat} />}
          <RecipeForm
            key={page.id}
            id={page.id}
            chat={chat}
            sources={sources}
            topic={topic}
            onMake={onMake}
            back={
              <Button icon={<ArrowLeft size={15} aria-hidden="true" />} onClick={() => turn(null)}>
                {t('back')}
              </Button>
            }
          />
        </>
      ) : (
        <PromptPages page={page} onTurn={turn} onUse={use} />
      )}
    </Dialog>
  );
}

const pageOf = (first: RecipeId | Prompt | null): Page =>
  typeof first === 'string' ? { at: 'recipe', id: first } : first && { at: 'fill', prompt: first };

const hasVoice = (id: RecipeId): boolean => recipes[id].hasVoice !== false;

const keyOf = (page: Page): string => (page === null ? 'list' : page.at === 'recipe' ? page.id : page.at);

/** Each page begins at its head, however far the one before was scrolled. */
const toHead = (mark: HTMLElement | null): void => mark?.closest('[role="dialog"]')?.scrollTo(0, 0);

function useHead(page: Page): { title: string; text?: string; widthPx: number } {
  const t = useWords('recipes');
  const { language } = useLanguage();
  const titlesOf = usePromptTitles();
  if (page === null) return { title: t('title'), text: t('text'), widthPx: 640 };
  if (page.at !== 'recipe') return { ...titlesOf(page), widthPx: 520 };
  const { name, what } = recipes[page.id];
  return { title: name[language], text: what[language], widthPx: 520 };
}
