import type { Prompt } from '#contract/prompts/prompts.schema.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useWords } from '../words/index.ts';
import { useRemovePrompt } from './use-prompts.ts';

interface RemovePromptProps {
  prompt: Prompt;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a prompt goes with its history, and says who loses it too. */
export function RemovePrompt({ prompt, onClose, onRemoved }: RemovePromptProps) {
  const t = useWords('prompts');
  const remove = useRemovePrompt(prompt, onRemoved);
  const { name, org } = prompt;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined)}
      title={t('removeTitle')}
      text={org ? t('removeShared', { name, org: org.name }) : t('removeText', { name })}
      action={t('remove')}
      actionBusy={t('removing')}
      isBusy={remove.isPending}
    />
  );
}
