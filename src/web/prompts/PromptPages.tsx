import { ArrowLeft } from 'lucide-react';
import type { Prompt } from '#contract/prompts/prompts.schema.ts';
import { OURS } from '#contract/limits.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';
import { editKey, type PromptPage } from './pages.ts';
import { PromptFill } from './PromptFill.tsx';
import { PromptForm } from './PromptForm.tsx';
import { PromptHistory } from './PromptHistory.tsx';

/** What stands at the head of the dialog that shows a page. */
export function usePromptTitles(): (page: PromptPage) => { title: string; text?: string } {
  const t = useWords('prompts');
  return (page) => {
    switch (page.at) {
      case 'new-prompt':
        return { title: t('newTitle') };
      case 'edit-prompt':
        return { title: t('editTitle') };
      case 'history':
        return { title: t('history'), text: t('historyText', { max: OURS.promptVersions }) };
      case 'fill':
        return { title: page.prompt.name, text: t('fillText') };
    }
  };
}

interface PromptPagesProps {
  page: PromptPage;
  /** Null turns back to the list. */
  onTurn: (page: PromptPage | null) => void;
  /** Puts the text of the prompt into the question. */
  onUse: (prompt: Prompt, text: string) => void;
}

export function PromptPages({ page, onTurn, onUse }: PromptPagesProps) {
  const t = useWords('prompts');
  const toList = () => onTurn(null);
  const back = (
    <Button icon={<ArrowLeft size={15} aria-hidden="true" />} onClick={toList}>
      {t('back')}
    </Button>
  );
  switch (page.at) {
    case 'new-prompt':
      return <PromptForm prompt={null} draftKey="prompt-new" onDone={toList} back={back} />;
    case 'edit-prompt':
      return (
        <PromptForm
          key={page.prompt.updatedAt}
          prompt={page.prompt}
          draftKey={editKey(page.prompt.id)}
          onDone={toList}
          onHistory={() => onTurn({ at: 'history', prompt: page.prompt })}
          back={back}
        />
      );
    case 'history':
      return (
        <PromptHistory
          prompt={page.prompt}
          onRestored={(prompt) => onTurn({ at: 'edit-prompt', prompt })}
          back={<Button onClick={() => onTurn({ at: 'edit-prompt', prompt: page.prompt })}>{t('backToForm')}</Button>}
        />
      );
    case 'fill':
      return <PromptFill prompt={page.prompt} onFilled={(text) => onUse(page.prompt, text)} back={back} />;
  }
}
