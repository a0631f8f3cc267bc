import { cut } from '#contract/base/letters.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/index.ts';
import { PromptForm } from './PromptForm.tsx';

const NAME_LENGTH = 30;

interface KeepPromptProps {
  text: string;
  /** How it is called at first; absent: as it begins. */
  name?: string;
  /** Of what is kept: under it what is typed stays until it is saved. */
  id: string;
  onClose: () => void;
}

/** Keeps something that was asked as a prompt. */
export function KeepPrompt({ text, name, id, onClose }: KeepPromptProps) {
  const t = useWords('prompts');
  const common = useWords('common');
  const [line = ''] = text.trim().split('\n');
  return (
    <Dialog isOpen onClose={onClose} title={t('newTitle')} widthPx={520}>
      <PromptForm
        prompt={null}
        start={{ name: cut(name ?? line, NAME_LENGTH), text }}
        draftKey={`prompt-of:${id}`}
        onDone={onClose}
        back={<Button onClick={onClose}>{common('cancel')}</Button>}
      />
    </Dialog>
  );
}
