import { Sparkles } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { Citation } from '#contract/chat/chat.schema.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { addNode } from '../editor/commands/add-node.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { useTyped } from '../lib/use-typed.ts';
import { isOfPlan } from '../lib/is-of-plan.ts';
import { useFailure } from '../shell/use-failure.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { Textarea } from '../ui/Field.tsx';
import { RadioCards } from '../ui/RadioCards.tsx';
import { useLanguage, useWords } from '../words/index.ts';

const recipes = ['summary', 'script', 'questions'] as const;
type Recipe = (typeof recipes)[number];

const QUOTE_LENGTH = 240;
const MOST_CITATIONS = 12;

/** Asks the project's files and puts the answer on the board, with the places that it came from. */
export function GenerateDialog({
  project,
  editor,
  onClose,
}: {
  project: Project;
  editor: BoardEditor;
  onClose: () => void;
}) {
  const t = useWords('projectBoard');
  const common = useWords('common');
  const failure = useFailure();
  const { language } = useLanguage();
  const [recipe, setRecipe] = useState<Recipe>('summary');
  const [{ wish }, setTyped, keepOn] = useTyped(`generate:${project.id}`, { wish: '' });
  const question = wish.trim() || t(`ask.${recipe}`);
  const make = useAct(
    () => call(projectsApi.ask, { params: { projectId: project.id }, body: { question, language } }),
    {
      done: { title: t('generated'), text: t('generatedText') },
      failed: (error) =>
        isOfPlan(error) ? failure(common('error'))(error) : { title: common('error'), text: t('generateFailed') },
    },
    (answer) => {
      const title = wish.trim() ? wish.trim().slice(0, 60) : t(`recipe.${recipe}`);
      const metadata = {
        question,
        runId: answer.runId,
        citations: answer.sources.slice(0, MOST_CITATIONS).map(briefly),
      };
      addNode(editor, { kind: 'ai', title, content: answer.answer, metadata }, { language });
      onClose();
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate(undefined);
  };
  const leave = () => (keepOn(), onClose());
  return (
    <Dialog isOpen onClose={leave} title={t('generateTitle')} text={t('generateText')} widthPx={480}>
      <form onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <RadioCards
          label={t('generateWhat')}
          value={recipe}
          onChoose={setRecipe}
          options={recipes.map((value) => ({
            value,
            title: t(`recipe.${value}`),
            text: t(`recipe.${value}Text`),
          }))}
        />
        <Textarea
          label={t('ownWish')}
          value={wish}
          placeholder={t('ownWishExample')}
          maxLength={2_000}
          onChange={(event) => setTyped({ wish: event.target.value })}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button
            type="submit"
            variant="accent"
            isBusy={make.isPending}
            icon={<Sparkles size={16} strokeWidth={2} aria-hidden="true" />}
          >
            {make.isPending ? t('generating') : t('generateGo')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Small enough to stand on a node. */
const briefly = (citation: Citation): Citation => ({ ...citation, quote: citation.quote.slice(0, QUOTE_LENGTH) });
